// What commands record and compare is part of what `import Commands` gives.
@_exported public import Snapshots
