public import Foundation

/// One or more lines of read-only text.
///
/// A literal is a key of the string tables and may hold inline Markdown; `verbatim:` and string
/// variables are shown as they are.
public struct Text: View {
  public typealias Body = Never

  /// Which part of a text gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// Upper or lower case for a whole text.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line; all are drawn solid.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    public static let single = LineStyle()
  }

  enum Content {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    /// Words that depend on the language or the time of the environment.
    case deferred(@MainActor (EnvironmentValues) -> String)
    /// A picture in the line of the text.
    case image(Image)
    case joined([Text])
  }

  let content: Content
  /// Changes of the text environment, the outermost last.
  var changes: [(inout EnvironmentValues) -> Void] = []

  init(content: Content) {
    self.content = content
  }

  /// One text of several, each with its own style.
  package init(joining runs: [Text]) {
    content = .joined(runs)
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .localized(key)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  // Attributed strings can be literals too: a literal must stay a key of the string tables.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    content = .attributed(attributed)
  }

  /// Text with an image in its line.
  public init(_ image: Image) {
    content = .image(image)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .joined(lhs.parts + rhs.parts))
  }

  /// What the text is put together from, in one list.
  private var parts: [Text] {
    if case .joined(let texts) = content, changes.isEmpty { return texts }
    return [self]
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let resolution = TextResolution(context.environment)
    let pieces = resolution.pieces(of: self)
    let shadows = self.shadows(in: context.environment)
    guard pieces.count > 1 || pieces.contains(where: \.isImage) else {
      let node = resolution.node(for: self, pieces)
      return context.refusal(node.textCost, .bytes) ?? [node.shadowed(by: shadows)]
    }
    return PiecedText(pieces: pieces, resolution: resolution, shadows: shadows)._resolve(
      in: context)
  }
}

extension Text {
  /// The shadows of the style that the whole text has.
  private func shadows(in environment: EnvironmentValues) -> [VisualEffect] {
    guard !changes.isEmpty else { return environment.foregroundShadows }
    var environment = environment
    for change in changes { change(&environment) }
    return environment.foregroundShadows
  }

  func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public func font(_ font: Font?) -> Text {
    changing { if let font { $0.font = font } }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.textStyle.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.textStyle.design = design }
  }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text {
    changing { $0.textStyle.isItalic = true }
  }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { if isActive { $0.textStyle.design = .monospaced } }
  }

  public func monospacedDigit() -> Text {
    changing { $0.textStyle.hasMonospacedDigits = true }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.foregroundStyle = AnyShapeStyle(FixedShapeStyle(style, outside: $0)) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changing { if let color { $0.foregroundStyle = AnyShapeStyle(color) } }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.textStyle.isUnderlined = isActive
      $0.textStyle.underlineColor = color
    }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.textStyle.isStruckThrough = isActive
      $0.textStyle.strikethroughColor = color
    }
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    changing { $0.textStyle.tracking = tracking }
  }

  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changing { if isEnabled { $0.textStyle.scale = scale } }
  }

  public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.textStyle.baselineOffset = offset }
  }
}
