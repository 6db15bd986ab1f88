// What views are written with and is not of this module: `CGFloat`, `CGSize`, `@Observable` as with
// SwiftUI, and values of Graphics. The rest of Graphics stays out of an app's names.
@_exported public import Foundation
@_exported public import enum Graphics.BlendMode
@_exported public import struct Graphics.ColorMatrix
@_exported public import struct Graphics.ContrastRatio
@_exported public import struct Graphics.PathTrim
@_exported public import struct Graphics.PlaneTransform
@_exported public import struct Graphics.ResolvedColor
@_exported public import struct Graphics.VectorPath
// What its pictures, colours and texts are read from.
@_exported public import Resources
// It has nothing that an app sees.
@_exported public import JSON
@_exported public import Observation
@_exported public import Streams

@available(*, deprecated, renamed: "VectorPath")
public typealias ResolvedPath = VectorPath
