import Codecs
public import Foundation
import Layout

/// A picture: a symbol of the icon table, or a PNG, JPEG, WebP or SVG file.
public nonisolated struct Image: View {
  public typealias Body = Never

  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// Whether a picture keeps its colours or takes the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How a picture is drawn at another size than its own.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// What happens to the middle of a picture that grows.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source {
    case symbol(String)
    case encoded(EncodedImage)
    /// A picture that the project does not have; drawn as a placeholder.
    case missing(String)
    /// Bytes that are no picture, with the reason; drawn as a placeholder.
    case unreadable(PictureError)
  }

  let source: Source
  package var label: String?
  package var isDecorative = false
  var isResizable = false
  var rendering: TemplateRenderingMode?
  var interpolation = Interpolation.medium

  init(source: Source) {
    self.source = source
  }

  /// A symbol by its name; an unknown name draws a placeholder and fails the audit.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// A picture by name; a picture of that name cannot be found without a bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .missing(name))
  }

  /// A picture by name that says nothing to assistive technology.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .missing(name))
    isDecorative = true
  }

  /// A picture from the bytes of a PNG, JPEG or WebP file at a number of pixels per point, or of an SVG
  /// file, whose size is in points.
  ///
  /// Bytes that are no picture draw a placeholder.
  public init(data: [UInt8], scale: CGFloat = 1) {
    do throws(PictureError) {
      self.init(source: .encoded(try EncodedImage(file: data, scale: Double(scale))))
    } catch {
      self.init(source: .unreadable(error))
    }
  }

  /// A picture from the bytes of a file, at a number of pixels per point; see `init(data:scale:)`.
  public init(pngData data: [UInt8], scale: CGFloat = 1) {
    self.init(data: data, scale: scale)
  }

  /// Lets the picture fill the room it is given.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.isResizable = true }
  }

  /// Chooses between the picture's own colours and the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing { $0.rendering = mode }
  }

  /// Sets how the picture is drawn at another size than its own.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  @MainActor
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    guard !environment.withholdsContent else { return [redacted(in: environment)] }
    var node: ResolvedNode
    switch source {
    case .symbol(let name):
      node = SymbolResolution(environment).node(named: name, isResizable: isResizable)
        .shadowed(by: environment.foregroundShadows)
    case .encoded(let data):
      if let refusal = context.refusal(of: data, pixels: data.pixels) { return refusal }
      for warning in data.warnings { PictureGaps.note("a picture: \(warning)") }
      do throws(PictureError) {
        try data.check()
      } catch {
        PictureGaps.note("a picture is a placeholder: \(error)")
      }
      let tint = rendering == .template ? environment.foregroundPaint.representativeColor : nil
      node = ResolvedNode(
        .image(
          ImageContent(
            data: data, isResizable: isResizable, tint: tint,
            interpolation: interpolation.resolved)))
    case .unreadable(let error):
      PictureGaps.note("a picture is a placeholder: \(error)")
      node = SymbolResolution(environment).placeholder(.missing, isResizable: isResizable)
    case .missing:
      node = SymbolResolution(environment).placeholder(.missing, isResizable: isResizable)
    }
    node.semantics.role = .image
    node.semantics.label = label
    node.semantics.isHidden = isDecorative
    return [node]
  }

  @MainActor
  private func redacted(in environment: EnvironmentValues) -> ResolvedNode {
    let shape = ResolvedNode.shape(
      ShapeGeometry(
        .roundedRectangle(
          CornerRadii(Double(environment.theme.radius.small) / 2), .circular)),
      fill: environment.contentPaint(environment.foregroundPaint))
    guard !isResizable else { return shape }
    let size: Size
    switch source {
    case .encoded(let data): size = data.size
    case .symbol(let name), .missing(let name):
      size = SymbolResolution(environment).size(named: name)
    case .unreadable: size = SymbolResolution(environment).size(named: "")
    }
    var frame = FrameStyle()
    frame.width = size.width
    frame.height = size.height
    return ResolvedNode(.frame(frame), children: [shape])
  }
}

extension Image.Interpolation {
  fileprivate var resolved: ImageContent.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
