public import Foundation

// Shaders are written in a language of its own for graphics processors: none is run here, and effects by one are told as
// not drawn.

/// A function of a library of shaders, with its arguments.
public struct Shader: Equatable, Sendable {
  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ value: Any) { text = "\(value)" }

    public static func float<T: BinaryFloatingPoint>(_ value: T) -> Argument { Argument(value) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([x, y])
    }
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([x, y, z])
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument([x, y, z, w]) }
    public static func floatArray(_ values: [Float]) -> Argument { Argument(values) }
    public static func color(_ color: Color) -> Argument { Argument(color) }
    public static func colorArray(_ colors: [Color]) -> Argument { Argument(colors) }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument(data) }
    public static var boundingRect: Argument { Argument("boundingRect") }
  }

  public let function: ShaderFunction
  public let arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a library of shaders.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public let name: String

  public init(library: ShaderLibrary, name: String) { self.name = name }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Shaders of an app; none is read.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()

  private init() {}

  public init(url: URL) {}
  public init(data: Data) {}

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
