// Boxes are measured in the geometry of Graphics: `import Layout` gives points and rectangles too.
@_exported public import Graphics
