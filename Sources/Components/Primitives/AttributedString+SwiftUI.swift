public import Foundation

extension AttributeScopes {
  /// The attributes of text that views understand.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of text that views understand.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// Has no effect: runs have no background.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room after each character, in points.
    public let kern: KerningAttribute
    /// Room after each character, in points; the same as `kern`.
    public let tracking: TrackingAttribute
    /// How far the text is above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation has, such as links.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font as views have it.
      public typealias Value = Font
      /// The name in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a run's glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour as views have it.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// Accepted for source compatibility: runs have no background.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour as views have it.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// How the line is drawn.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// How the line is drawn.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Room after each character of a run.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// Room after each character of a run; the same as kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far a run is above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points; negative values are below it.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of views by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// A stretch of an attributed string with the attributes that views understand.
@MainActor
struct AttributedRuns {
  var span: InlineMarkdown.Span
  private var changes: [(inout EnvironmentValues) -> Void] = []

  static func runs(of string: AttributedString) -> [AttributedRuns] {
    string.runs.map { run in
      typealias Scope = AttributeScopes.SwiftUIAttributes
      var result = AttributedRuns(
        span: InlineMarkdown.Span(text: String(string[run.range].characters)))
      result.span.link =
        run[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
      result.readMarkdown(run)
      if let font = run[Scope.FontAttribute.self] { result.changes.append { $0.font = font } }
      if let color = run[Scope.ForegroundColorAttribute.self] {
        result.changes.append { $0.foregroundStyle = AnyShapeStyle(color) }
      }
      if let line = run[Scope.UnderlineStyleAttribute.self] {
        result.changes.append { $0.textStyle.underline = line }
      }
      if let line = run[Scope.StrikethroughStyleAttribute.self] {
        result.changes.append { $0.textStyle.strikethrough = line }
      }
      if let tracking = run[Scope.TrackingAttribute.self] ?? run[Scope.KerningAttribute.self] {
        result.changes.append { $0.textStyle.tracking = tracking }
      }
      if let offset = run[Scope.BaselineOffsetAttribute.self] {
        result.changes.append { $0.textStyle.baselineOffset = offset }
      }
      return result
    }
  }

  #if canImport(Darwin)
    private mutating func readMarkdown(_ run: AttributedString.Runs.Run) {
      guard let intent = run.inlinePresentationIntent else { return }
      span.isBold = intent.contains(.stronglyEmphasized)
      span.isItalic = intent.contains(.emphasized)
      span.isCode = intent.contains(.code)
      span.isStruckThrough = intent.contains(.strikethrough)
    }
  #else
    private mutating func readMarkdown(_ run: AttributedString.Runs.Run) {
      guard let style = run[MarkdownAttribute.self] else { return }
      span.isBold = style.isBold
      span.isItalic = style.isItalic
      span.isCode = style.isCode
      span.isStruckThrough = style.isStruckThrough
    }
  #endif

  func apply(to environment: inout EnvironmentValues) {
    for change in changes { change(&environment) }
  }
}

#if !canImport(Darwin)
  /// What Markdown said of a stretch of text.
  enum MarkdownAttribute: AttributedStringKey {
    typealias Value = InlineMarkdown.Span
    static let name = "Markdown"
  }

  extension AttributedString {
    /// How much of Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which syntax is understood; all of them read what a line can hold.
      public enum InterpretedSyntax: Hashable, Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }

      /// Which part of Markdown is read; it is always the inline part.
      public var interpretedSyntax: InterpretedSyntax

      /// Makes options; which syntax they name has no effect.
      public init(interpretedSyntax: InterpretedSyntax = .full) {
        self.interpretedSyntax = interpretedSyntax
      }
    }

    /// Reads the inline part of Markdown: emphasis, code, strikethrough and links.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      for span in InlineMarkdown.spans(of: markdown) {
        var part = AttributedString(span.text)
        part[MarkdownAttribute.self] = span
        if let link = span.link {
          part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
            string: link, relativeTo: baseURL)
        }
        append(part)
      }
    }
  }
#endif
