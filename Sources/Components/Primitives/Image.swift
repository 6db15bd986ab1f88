import Codecs
public import Foundation
import Layout

/// A picture: a symbol of the icon table, or a PNG, JPEG, WebP or SVG file.
public nonisolated struct Image: View, @unchecked Sendable {
  // A value: what it holds is bytes, names and styles, and nothing that changes.

  public typealias Body = Never

  /// The size of a symbol relative to the text beside it.
  public typealias Scale = SymbolScale

  /// Whether a picture keeps its colours or takes the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How a picture is drawn at another size than its own.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// What happens to the middle of a picture that grows.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source {
    case symbol(String)
    case encoded(EncodedImage)
    /// A picture or symbol of an asset catalog.
    case named(AssetReference)
    /// What a closure draws in a size, or in all of its room.
    case drawn(CGSize, @MainActor (_ isStretched: Bool, ResolveContext) -> ResolvedNode)
    /// Bytes that are no picture, with the reason; drawn as a placeholder.
    case unreadable(PictureError)
  }

  let source: Source
  package var label: String?
  /// The same, where it is yet to be translated; in an array, as texts may hold pictures.
  private var spokenLabel: [Text] = []
  package var isDecorative = false
  /// How the picture fills its room; `nil` where it keeps its own size.
  var resizing: (caps: EdgeInsets, mode: ResizingMode)?
  var rendering: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// How a symbol is coloured; `nil` leaves it to the place.
  private var symbolMode: SymbolRenderingMode?

  init(source: Source, spoken label: Text? = nil) {
    self.source = source
    spokenLabel = label.map { [$0] } ?? []
  }

  /// A symbol by its name; an unknown name draws a placeholder and fails the audit.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// A picture or symbol of an asset catalog by name: of the bundle, then of the environment's `resources`.
  ///
  /// One that nobody has draws a placeholder and fails the story.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(AssetReference(name, bundle: bundle)))
  }

  /// A picture or symbol of an asset catalog by name, with what a screen reader says for it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    spokenLabel = [label]
  }

  /// A picture by name that says nothing to assistive technology.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(AssetReference(name, bundle: bundle)))
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
  ///
  /// - Parameters:
  ///   - capInsets: what keeps its size at each side, in points; where it is nothing, the slices of the
  ///     asset catalog are used.
  ///   - resizingMode: whether the rest is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = (capInsets, resizingMode) }
  }

  /// Chooses between the picture's own colours and the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing { $0.rendering = mode }
  }

  /// Sets how the picture is drawn at another size than its own.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Sets how the symbol is coloured; `nil` leaves it to the place.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolMode = mode }
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  @MainActor
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var environment = context.environment
    if rendering == .original { environment.symbol.renderingMode = .multicolor }
    if let symbolMode { environment.symbol.renderingMode = symbolMode }
    guard !environment.withholdsContent else { return [redacted(in: environment)] }
    var node: ResolvedNode
    switch source {
    case .symbol(let name):
      node = SymbolResolution(environment).node(named: name, isResizable: resizing != nil)
        .shadowed(by: environment.foregroundShadows)
    case .encoded(let data):
      if let refusal = context.refusal(of: data, pixels: data.pixels) { return refusal }
      node = picture(CatalogPicture(data: data), called: "a picture", in: environment)
    case .drawn(_, let draw): node = draw(resizing != nil, context)
    case .unreadable(let error):
      node = placeholder(PictureGaps.placeholder(for: "a picture", error), in: environment)
    case .named(let reference):
      switch NamedPicture(reference, in: environment) {
      case .picture(let found):
        let data = found.data
        if let refusal = context.refusal(of: data, pixels: data.pixels) { return refusal }
        node = picture(
          found, called: "the picture \(messageQuoted(reference.name))", in: environment)
      case .symbol(let name, let set):
        let symbols = SymbolResolution(environment)
        node = symbols.node(for: symbols.icon(named: name, of: set), isResizable: resizing != nil)
          .shadowed(by: environment.foregroundShadows)
      case .failure(let reason):
        PictureGaps.fail(reason)
        // Code without a picture to show says so with an empty name, of which iOS shows nothing.
        node = reference.name.isEmpty ? nothing : placeholder(reason, in: environment)
      }
    }
    node.semantics.role = .image
    node.semantics.label =
      label ?? spokenLabel.first.map { TextResolution.plainText(of: $0, in: environment) }
    node.semantics.isHidden = isDecorative
    return [node]
  }

  @MainActor
  private func picture(
    _ picture: CatalogPicture, called name: String, in environment: EnvironmentValues
  ) -> ResolvedNode {
    for warning in picture.data.warnings { PictureGaps.note("\(name): \(warning)") }
    do throws(PictureError) {
      try picture.data.check()
    } catch {
      _ = PictureGaps.placeholder(for: name, error)
    }
    let isTemplate = rendering.map { $0 == .template } ?? picture.isTemplate
    var content = ImageContent(
      data: picture.data, isResizable: resizing != nil,
      tint: isTemplate ? environment.foregroundPaint.representativeColor : nil,
      interpolation: interpolation.resolved)
    if let resizing { content.slices = picture.slices(resizing, in: environment.layoutDirection) }
    return ResolvedNode(.image(content))
  }

  /// A crossed box whose name says why it is there.
  @MainActor
  private func placeholder(_ reason: String, in environment: EnvironmentValues) -> ResolvedNode {
    SymbolResolution(environment).placeholder(
      .missing(because: reason), isResizable: resizing != nil)
  }

  /// As large as its room where the picture would be, and else as nothing.
  private var nothing: ResolvedNode {
    var frame = FrameStyle()
    (frame.width, frame.height) = resizing == nil ? (0, 0) : (nil, nil)
    return ResolvedNode(
      .frame(frame),
      children: [ResolvedNode(.shape(ShapeContent(geometry: ShapeGeometry(.rectangle))))])
  }

  @MainActor
  private func redacted(in environment: EnvironmentValues) -> ResolvedNode {
    let shape = ResolvedNode.shape(
      ShapeGeometry(
        .roundedRectangle(
          CornerRadii(Double(environment.theme.radius.small) / 2), .circular)),
      fill: environment.contentPaint(environment.foregroundPaint))
    guard resizing == nil else { return shape }
    let size: Size
    switch source {
    case .encoded(let data): size = data.size
    case .symbol(let name): size = SymbolResolution(environment).size(named: name)
    case .named(let reference):
      size =
        switch NamedPicture(reference, in: environment) {
        case .picture(let picture): picture.data.size
        case .symbol, .failure: SymbolResolution(environment).size(named: reference.name)
        }
    case .drawn(let own, _): size = Size(width: Double(own.width), height: Double(own.height))
    case .unreadable: size = SymbolResolution(environment).size(named: "")
    }
    var frame = FrameStyle()
    frame.width = size.width
    frame.height = size.height
    return ResolvedNode(.frame(frame), children: [shape])
  }
}

extension Image.Interpolation {
  var resolved: ImageContent.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension Image {
  /// The size in points that the file states; `nil` for what is no readable file.
  package var naturalSize: CGSize? {
    guard case .encoded(let image) = source else { return nil }
    return CGSize(width: image.size.width, height: image.size.height)
  }
}
