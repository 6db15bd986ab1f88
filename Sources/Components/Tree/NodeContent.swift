public import Layout

/// A row or a column.
public struct StackStyle: Hashable, Sendable {
  /// The axis along which the children follow each other.
  public var axis: Axis
  /// The gap between two children in points.
  public var spacing: Double
  /// Whether each gap is what both children prefer; `spacing` is that between two that prefer none.
  public var adaptsSpacing: Bool
  /// Where the children are across the axis.
  public var alignment: Alignment
  /// Whether a row that is too narrow offers its children equal shares, as SwiftUI's do; else those that can
  /// give way do so.
  var sharesShortage = true

  /// Makes the style of a row or a column, with a gap in points.
  public init(axis: Axis, spacing: Double, adaptsSpacing: Bool = false, alignment: Alignment) {
    self.axis = axis
    self.spacing = spacing
    self.adaptsSpacing = adaptsSpacing
    self.alignment = alignment
  }

  /// The gap between two children that follow each other.
  func gap(_ previous: ViewSpacing, _ next: ViewSpacing) -> Double {
    guard adaptsSpacing else { return spacing }
    return previous.preferredDistance(to: next, along: axis) ?? spacing
  }
}

/// A text, and how it is drawn while its content is withheld.
public struct TextContent: Hashable, Sendable {
  /// The runs of the text with their fonts and colours.
  public var text: StyledText
  /// The paint of the bars that stand for the lines of a redacted text.
  public var redaction: ResolvedPaint?
  /// What fills the glyphs instead of the runs' own colours, such as a gradient.
  public var paint: ResolvedPaint?
  /// Whether glyphs in colour are on a light or a dark background, for which a font may have palettes.
  package var colorScheme = ColorScheme.light
  /// How far the text wants to be from its neighbours.
  var spacing = ViewSpacing()

  /// Makes a text, drawn as bars where it is redacted.
  public init(
    text: StyledText, redaction: ResolvedPaint? = nil, paint: ResolvedPaint? = nil
  ) {
    self.text = text
    self.redaction = redaction
    self.paint = paint
  }
}

/// A shape with its fill and its outline.
public struct ShapeContent: Equatable, Sendable {
  /// The outline.
  public var geometry: ShapeGeometry
  /// What fills the outline; `nil` for nothing.
  public var fill: ResolvedPaint?
  /// The line along the outline; `nil` for none.
  public var stroke: Stroke?
  /// The side in points that the shape takes where nothing is proposed; SwiftUI's is 10.
  public var idealLength: Double = 10

  /// An outline with its pen and paint.
  public struct Stroke: Equatable, Sendable {
    /// The pen, in points.
    public var pen: Pen
    /// What the line is painted with.
    public var paint: ResolvedPaint
    /// Whether the whole width is inside the outline.
    public var isInner: Bool

    /// Makes an outline with its pen and paint.
    public init(pen: Pen, paint: ResolvedPaint, isInner: Bool) {
      self.pen = pen
      self.paint = paint
      self.isInner = isInner
    }
  }

  /// Makes a shape; without a fill and an outline nothing is drawn.
  public init(geometry: ShapeGeometry, fill: ResolvedPaint? = nil, stroke: Stroke? = nil) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
  }
}

/// A symbol of the icon table, sized and coloured.
public struct IconContent: Equatable, Sendable {
  /// The symbol.
  public var icon: Icon
  /// The width of the pen in grid units.
  public var lineWidth: Double
  /// Whether left and right are exchanged.
  public var isMirrored: Bool
  /// What the symbol is painted with.
  public var paint: ResolvedPaint
  /// The part of the grid that the frame shows, in grid units.
  public var window: Rect
  /// The size of the frame in points; `nil` for a symbol that fits the room it is given.
  public var size: Size?
  /// From the top of the frame to the baseline of text beside it, in points.
  public var baseline: Double

  /// Makes a symbol; lengths are in points, but for the pen and the window, which are in grid units.
  public init(
    icon: Icon, lineWidth: Double, isMirrored: Bool, paint: ResolvedPaint, window: Rect,
    size: Size?, baseline: Double
  ) {
    self.icon = icon
    self.lineWidth = lineWidth
    self.isMirrored = isMirrored
    self.paint = paint
    self.window = window
    self.size = size
    self.baseline = baseline
  }
}

/// A picture by its encoded bytes, and how it fills its frame.
public struct ImageContent: Hashable, Sendable {
  /// How pixels between the source's are found.
  public enum Interpolation: String, Hashable, Sendable { case none, low, medium, high }

  /// The bytes of a picture file; decoded once by the painter.
  public var data: EncodedImage
  /// Whether the picture stretches to its frame instead of keeping its own size.
  public var isResizable: Bool
  /// The colour that replaces the picture's own, whose alpha is kept.
  public var tint: ResolvedColor?
  /// How pixels between those of the picture are found.
  public var interpolation: Interpolation
  /// What keeps its size where the picture is stretched; `nil` where all of it is stretched.
  package var slices: ImageSlices?

  /// Makes a picture with how it fills its frame.
  public init(
    data: EncodedImage, isResizable: Bool, tint: ResolvedColor?, interpolation: Interpolation
  ) {
    self.data = data
    self.isResizable = isResizable
    self.tint = tint
    self.interpolation = interpolation
  }
}

/// Fixed, least, ideal and greatest lengths of a frame, and where its child is in it.
public struct FrameStyle: Hashable, Sendable {
  /// The fixed width in points; `nil` where none is set.
  public var width: Double?
  /// The fixed height in points; `nil` where none is set.
  public var height: Double?
  /// The least width in points.
  public var minWidth: Double?
  /// The width in points where nothing is proposed.
  public var idealWidth: Double?
  /// Infinity takes all the room there is.
  public var maxWidth: Double?
  /// The least height in points.
  public var minHeight: Double?
  /// The height in points where nothing is proposed.
  public var idealHeight: Double?
  /// Infinity takes all the room there is.
  public var maxHeight: Double?
  /// Where the child is in the frame.
  public var alignment: Alignment

  /// Makes a frame without any length.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// Distances from the four edges in points; leading and trailing follow the layout direction.
public struct EdgeDistances: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Makes distances in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Columns of a grid and the gaps between its cells.
public struct GridStyle: Hashable, Sendable {
  /// The extent of one column, in points.
  public enum Track: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many equal columns as fit, none narrower than `minimum`.
    case adaptive(minimum: Double, maximum: Double)
    /// As wide as its widest cell.
    case content
  }

  /// The columns, from leading to trailing.
  public var tracks: [Track]
  /// The gap between two columns in points.
  public var columnSpacing: Double
  /// The gap between two rows in points.
  public var rowSpacing: Double
  /// Whether rows are as far apart as the cells of a column prefer, the larger distance counting;
  /// `rowSpacing` is that of cells that prefer none.
  public var adaptsRowSpacing = false
  /// Where cells are that do not fill their place.
  public var alignment: Alignment

  /// Makes a grid of columns, with gaps in points.
  public init(
    tracks: [Track], columnSpacing: Double, rowSpacing: Double, alignment: Alignment
  ) {
    self.tracks = tracks
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
  }
}

/// How a cell is placed in its grid.
public struct GridCellStyle: Hashable, Sendable {
  /// How many columns the cell covers, at least 1.
  public var columnSpan = 1
  /// Where the cell is in its column; `nil` is where the grid says.
  public var horizontal: HorizontalAlignment?
  /// Where the cell is in its row; `nil` is where the grid says.
  public var vertical: VerticalAlignment?
  /// Where the content of the cell's whole column is, if the cell speaks for it.
  public var column: HorizontalAlignment?
  /// The axes along which the cell fills its place without asking for room.
  public var unsizedAxes: Axis.Set = []

  /// Makes a cell of one column, aligned as its grid says.
  public init() {}
}

/// How a control gets its hit area.
public struct HitTargetStyle: Hashable, Sendable {
  /// How the control reaches the least hit area.
  public var mode: HitTargetMode
  /// The least side of the hit area, in points.
  public var minimum: Double

  /// Makes a style; the least side is in points.
  public init(mode: HitTargetMode, minimum: Double) {
    self.mode = mode
    self.minimum = minimum
  }
}
