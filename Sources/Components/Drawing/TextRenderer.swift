public import Foundation

/// A way of drawing text that an author writes.
///
/// It is accepted for source compatibility: texts are drawn as they are without one, which is what
/// most renderers draw at rest.
@MainActor @preconcurrency
public protocol TextRenderer {
  /// Draws a text; it is never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text in points; it is never asked for.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing reaches beyond the text at its edges, in points; it is never asked for.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No distance.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  init() {}

  /// The size of the proposal, with 10 points along an axis that it leaves open.
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

    /// The first index, always 0.
    public var startIndex: Int { lines.startIndex }
    /// The number of lines.
    public var endIndex: Int { lines.endIndex }
    /// The line at an index; traps outside of the range.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the text was cut: always false.
    public var isTruncated: Bool { false }

    /// The extent of a part of a text, in points.
    public struct TypographicBounds: Hashable, Sendable {
      /// Where the baseline begins.
      public var origin = CGPoint.zero
      /// The advance of all glyphs.
      public var width: CGFloat = 0
      /// From the baseline up to the top.
      public var ascent: CGFloat = 0
      /// From the baseline down to the bottom.
      public var descent: CGFloat = 0
      /// The gap to the next line.
      public var leading: CGFloat = 0

      /// The rectangle from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Glyphs of a line that look alike.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]

      /// Where the line begins, in points of its text.
      public var origin: CGPoint
      /// The extent of the line.
      public var typographicBounds = TypographicBounds()
      /// The first index, always 0.
      public var startIndex: Int { runs.startIndex }
      /// The number of runs.
      public var endIndex: Int { runs.endIndex }
      /// The run at an index; traps outside of the range.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs that look alike.
    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]

      /// The extent of the run.
      public var typographicBounds = TypographicBounds()
      /// The direction in which the run is read.
      public var layoutDirection: LayoutDirection
      /// The first index, always 0.
      public var startIndex: Int { slices.startIndex }
      /// The number of slices.
      public var endIndex: Int { slices.endIndex }
      /// The slice at an index; traps outside of the range.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// What a view said of the run: always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some of the glyphs of a run.
    public struct RunSlice {
      /// The extent of the slice.
      public var typographicBounds = TypographicBounds()
      /// What a view said of the slice: always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// The set as bits.
      public let rawValue: Int

      /// Makes a set from its bits; unknown ones are kept.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// Draws glyphs between pixels too; has no effect.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  /// Draws nothing: a picture never asks a renderer.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws nothing: a picture never asks a renderer.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws nothing: a picture never asks a renderer.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
