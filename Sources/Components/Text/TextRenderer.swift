public import Foundation

/// A way of drawing text that an author writes.
///
/// It is accepted for source compatibility: texts are drawn as they are without one, which is what
/// most renderers draw at rest.
@MainActor @preconcurrency
public protocol TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What an author says of a part of a text, for a renderer of their own.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text as a renderer gets them; a picture never asks one.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]

    init(lines: [Line]) {
      self.lines = lines
    }

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
    public var isTruncated: Bool { false }

    /// The extent of a part of a text, in points.
    public struct TypographicBounds: Hashable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Glyphs of a line that look alike.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]

      public var origin: CGPoint
      public var typographicBounds = TypographicBounds()
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs that look alike.
    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]

      public var typographicBounds = TypographicBounds()
      public var layoutDirection: LayoutDirection
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some of the glyphs of a run.
    public struct RunSlice {
      public var typographicBounds = TypographicBounds()
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
