import Layout

/// A symbol that others are drawn inside of.
struct SymbolEnclosure: Sendable {
  /// The drawing around.
  let outline: String
  /// The middle of the room inside, in grid units.
  let middle: Point
  /// The room inside.
  let room: Size
  /// How far a corner of what is inside may be from the middle.
  let radius: Double

  private init(
    _ outline: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    self.outline = outline
    middle = Point(x: x, y: y)
    room = Size(width: width, height: height)
    radius = .infinity
  }

  /// Room in the middle of the grid.
  private init(
    _ outline: String, _ width: Double, _ height: Double, radius: Double = .infinity
  ) {
    self.outline = outline
    middle = Point(x: 12, y: 12)
    room = Size(width: width, height: height)
    self.radius = radius
  }

  /// Those that a number follows instead of going before: `gobackward.15`.
  static let rings: Set<String> = ["goforward", "gobackward"]

  static let all: [String: SymbolEnclosure] = [
    "circle": SymbolEnclosure("circle", 11, 11, radius: 6.6),
    "circle.dashed": SymbolEnclosure("circle.dashed", 11, 11, radius: 6.6),
    "square": SymbolEnclosure("square", 10.4, 10.4),
    "square.dashed": SymbolEnclosure("square.dashed", 10.4, 10.4),
    "app": SymbolEnclosure("app", 10.4, 10.4, radius: 6.6),
    "app.dashed": SymbolEnclosure("app.dashed", 10.4, 10.4, radius: 6.6),
    "rectangle": SymbolEnclosure("rectangle", 12.5, 8),
    "rectangle.portrait": SymbolEnclosure("rectangle.portrait", 7.6, 11),
    "capsule": SymbolEnclosure("capsule", 11, 5.4),
    "diamond": SymbolEnclosure("diamond", 8, 8, radius: 5),
    "triangle": SymbolEnclosure("triangle", 12, 14.2, 7.5, 7.5),
    "pentagon": SymbolEnclosure("pentagon", 12, 12.6, 9, 8.6),
    "hexagon": SymbolEnclosure("hexagon", 9.4, 9.4),
    "octagon": SymbolEnclosure("octagon", 10, 10),
    "seal": SymbolEnclosure("seal", 9, 9),
    "shield": SymbolEnclosure("shield", 12, 11.8, 8, 8.4),
    "heart": SymbolEnclosure("heart", 12, 11.6, 8, 7.4),
    "bubble": SymbolEnclosure("bubble", 12, 10, 11, 7.6),
    "bubble.left": SymbolEnclosure("bubble.left", 12, 10, 11, 7.6),
    "bubble.right": SymbolEnclosure("bubble.right", 12, 10, 11, 7.6),
    "message": SymbolEnclosure("message", 12.4, 11.6, 9.6, 9.6),
    "icloud": SymbolEnclosure("icloud", 12.4, 13.4, 8.6, 6.6),
    "house": SymbolEnclosure("_house", 12, 13, 9, 8.4),
    "folder": SymbolEnclosure("folder", 12, 13.2, 10, 7.4),
    "doc": SymbolEnclosure("doc", 12, 14.6, 8, 7.6),
    "document": SymbolEnclosure("doc", 12, 14.6, 8, 7.6),
    "bin": SymbolEnclosure("_bin", 12, 14.4, 7.6, 7.4),
    "calendar": SymbolEnclosure("calendar", 12, 16, 9, 5.6),
    "display": SymbolEnclosure("display", 12, 10, 11, 7),
    "tv": SymbolEnclosure("tv", 12, 14.5, 10, 7),
    "laptopcomputer": SymbolEnclosure("laptopcomputer", 12, 10.4, 8.6, 5.6),
    "iphone": SymbolEnclosure("iphone", 12, 11, 6, 8.6),
    "lock": SymbolEnclosure("lock", 12, 16.5, 9, 6),
    "viewfinder": SymbolEnclosure("viewfinder", 11, 11),
    "goforward": SymbolEnclosure("goforward", 9, 7),
    "gobackward": SymbolEnclosure("gobackward", 9, 7),
  ]
}
