public import Foundation

/// One or more lines of read-only text.
///
/// A literal is a key of the string tables and may hold inline Markdown; `verbatim:` and string
/// variables are shown as they are.
public nonisolated struct Text: View, @unchecked Sendable {
  // A value: its closures hold styles and fonts that callers gave, and nothing that changes.

  public typealias Body = Never

  /// Which part of a text gives way to an ellipsis.
  public typealias TruncationMode = TextTruncation

  /// Upper or lower case for a whole text.
  public typealias Case = TextCasing

  /// How a line under or through a text is drawn.
  public typealias LineStyle = TextLineStyle

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
  /// Changes of the text environment, the outermost last: where two set the same, the inner one holds.
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
    var key = key
    if tableName != nil || bundle != nil {
      key.place = StringPlace(table: tableName, bundle: bundle)
    }
    content = .localized(key)
  }

  /// A text shown as it is, from a string variable.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// A text shown as it is, from a literal too.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  // Attributed strings can be literals too: a literal must stay a key of the string tables.
  /// A text with attributes of its own.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    content = .attributed(attributed)
  }

  /// Text with an image in its line.
  public init(_ image: Image) {
    content = .image(image)
  }

  /// Both texts in one paragraph, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .joined(lhs.parts + rhs.parts))
  }

  /// What the text is put together from, in one list.
  private var parts: [Text] {
    if case .joined(let texts) = content, changes.isEmpty { return texts }
    return [self]
  }

  @MainActor
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let resolution = TextResolution(context.environment)
    let styled = context.environment.changed(by: self)
    let pieces = resolution.pieces(of: self, in: styled)
    let shadows = styled.foregroundShadows
    guard pieces.count > 1 || pieces.contains(where: \.isImage) else {
      let node = resolution.node(for: pieces, in: styled)
      return context.refusal(node.textCost, .bytes) ?? [node.shadowed(by: shadows)]
    }
    return PiecedText(pieces: pieces, resolution: resolution, shadows: shadows)._resolve(
      in: context)
  }
}

extension Text {
  func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// Sets the font; `nil` leaves it as it is.
  public func font(_ font: Font?) -> Text {
    changing { if let font { $0.font = font } }
  }

  /// Sets how bold the text is; `nil` for the weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.textStyle.weight = weight }
  }

  /// Sets the design of the typeface; `nil` for that of its font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.textStyle.design = design }
  }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold where the flag is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Slants the text.
  public func italic() -> Text {
    changing { $0.textStyle.isItalic = true }
  }

  /// Slants the text where the flag is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the text in a typeface whose characters all have one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { if isActive { $0.textStyle.design = .monospaced } }
  }

  /// Gives all figures the same width, for columns of numbers.
  public func monospacedDigit() -> Text {
    changing { $0.textStyle.hasMonospacedDigits = true }
  }

  /// Colours the text with a style, over one that is set around it.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.foregroundStyle = AnyShapeStyle(FixedShapeStyle(style, outside: $0)) }
  }

  /// Colours the text; `nil` leaves its colour as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { if let color { $0.foregroundStyle = AnyShapeStyle(color) } }
  }

  /// Underlines the text, in its own colour unless one is given.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.textStyle.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through the text, in its colour unless one is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.textStyle.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Adds room in points after each character; negative values move characters together.
  public func tracking(_ tracking: CGFloat) -> Text {
    changing { $0.textStyle.tracking = tracking }
  }

  /// The same as `tracking`.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets how large the text is beside the rest of its line.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changing { if isEnabled { $0.textStyle.scale = scale } }
  }

  /// Raises the text above the baseline by a distance in points; a negative one lowers it.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.textStyle.baselineOffset = offset }
  }
}

extension Text: Equatable {
  /// Whether both say the same. Texts with modifiers, which are functions, are never equal.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    guard lhs.changes.isEmpty, rhs.changes.isEmpty else { return false }
    return switch (lhs.content, rhs.content) {
    case (.verbatim(let one), .verbatim(let other)): one == other
    case (.localized(let one), .localized(let other)): one == other
    case (.attributed(let one), .attributed(let other)): one == other
    case (.joined(let one), .joined(let other)): one == other
    default: false
    }
  }
}
