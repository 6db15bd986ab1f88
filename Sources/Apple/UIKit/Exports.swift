@_exported public import Components
@_exported public import CoreGraphics
@_exported public import UniformTypeIdentifiers
