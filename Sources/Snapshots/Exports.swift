// Goldens are pictures and trees of the renderer: `import Snapshots` gives it too, and the files that
// all of them are read from and written to.
@_exported public import Render
@_exported public import Resources
