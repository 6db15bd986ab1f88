import Graphics

/// A named icon: layers of line art on a 24 × 24 grid, painted in one tint.
public struct Icon: Hashable, Sendable {
  /// The side of the square grid on which icons are drawn.
  public static let grid = 24.0

  /// How a layer changes the coverage that the layers before it have built up.
  public enum Operation: Character, Hashable, Sendable {
    /// The outline is drawn.
    case stroke = "s"
    /// The inside and the outline are drawn.
    case fill = "f"
    /// The outline is cut out of what is below.
    case cut = "c"
    /// The inside and the outline are cut out.
    case hole = "h"
    /// A gap is cut around the outline, then the outline is drawn.
    case slash = "x"
    /// A gap is cut around the outline, then the inside and the outline are drawn.
    case raised = "o"
    /// The inside and a gap around it are cut out of what is below: room for a badge.
    case clear = "e"
    /// A drawing of its own is cut out of what is below.
    case knockout = "k"
  }

  /// One path and what it does.
  public struct Layer: Hashable, Sendable {
    /// What the path does with what is painted so far.
    public let operation: Operation
    /// The path in grid units, y downwards.
    public let path: VectorPath
    /// How wide the pen is, in parts of the icon's.
    public let lineScale: Double
    /// The layers of the drawing that a `knockout` cuts out.
    public let parts: [Layer]

    /// Makes a layer of a path in grid units.
    public init(operation: Operation, path: VectorPath, lineScale: Double = 1) {
      self.operation = operation
      self.path = path
      self.lineScale = lineScale
      parts = []
    }

    /// Makes a layer that cuts a drawing out of what is below.
    public init(knockingOut parts: [Layer]) {
      operation = .knockout
      path = VectorPath()
      lineScale = 1
      self.parts = parts
    }
  }

  /// The name by which views refer to the icon, such as `heart.fill`.
  public let name: String
  /// Whether the icon points along the line of reading and is mirrored in right-to-left layout.
  public let mirrorsInRTL: Bool
  /// The layers in painting order.
  public let layers: [Layer]
  /// Whether it is drawn in place of a symbol or picture that does not exist.
  public let isPlaceholder: Bool

  /// The room of an icon with margins of its own, in grid units.
  package let room: Rect?

  /// Makes an icon of layers in painting order.
  public init(name: String, mirrorsInRTL: Bool, layers: [Layer], isPlaceholder: Bool = false) {
    self.init(
      name: name, mirrorsInRTL: mirrorsInRTL, layers: layers, isPlaceholder: isPlaceholder,
      room: nil)
  }

  init(
    name: String, mirrorsInRTL: Bool, layers: [Layer], isPlaceholder: Bool = false, room: Rect?
  ) {
    self.room = room
    self.name = name
    self.mirrorsInRTL = mirrorsInRTL
    self.layers = layers
    self.isPlaceholder = isPlaceholder
  }

  /// The width of the pen that the geometry was drawn for, in grid units.
  public static let regularLineWidth = 2.0

  /// All layers as one path in grid units.
  public var path: VectorPath {
    var whole = VectorPath()
    for layer in layers { whole.append(layer.path) }
    return whole
  }

  /// Whether the icon is solid rather than line art.
  public var isFilled: Bool { name.hasSuffix(".fill") }
}

extension Icon {
  /// The width of the pen in grid units beside text of a weight on the `wght` axis.
  ///
  /// At 400 it is the two units that the geometry was drawn for; other weights follow the stems of
  /// the text face. Weights between two entries are interpolated.
  public static func lineWidth(weight: Int) -> Double {
    let widths = [0.9, 1.1, 1.4, 1.7, 2, 2.25, 2.5, 2.75, 3, 3.2]
    let position = min(max(Double(weight) / 100, 0), 9)
    let lower = min(Int(position), 8)
    return widths[lower] + (widths[lower + 1] - widths[lower]) * (position - Double(lower))
  }

  /// The side in points of the square that holds an icon set beside text of a size in points.
  public static func side(fontSize: Double, scale: Double = 1) -> Double {
    // A 24-unit glyph fills 20 of them; at 1.25 em its strokes are as high as ascenders.
    fontSize * 1.25 * scale
  }

  /// How far the centre of the icon is above the baseline, in parts of the font size: half the
  /// height of capitals.
  public static let centerAboveBaseline = 0.364
}
