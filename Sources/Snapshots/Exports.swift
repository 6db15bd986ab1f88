// Goldens are pictures and trees of the renderer: `import Snapshots` gives it too.
@_exported public import Render
