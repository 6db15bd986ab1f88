import Layout

extension Icon {
  /// What is drawn for a symbol that does not exist: a dotted box with the initials of its name.
  package static func missing(named name: String) -> Icon {
    let initials = name.split(separator: ".").compactMap(\.first).filter {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    let text = SymbolText.layers(String(initials.prefix(2))) ?? []
    let letters = text.fitted(in: Size(width: 9, height: 7.5), at: Point(x: 12, y: 12))
    return Icon(name: name, mirrorsInRTL: false, layers: [dots] + letters, isPlaceholder: true)
  }

  /// What is drawn for a picture that is missing or damaged, named after the reason.
  package static func missing(because reason: String) -> Icon {
    Icon(name: reason, mirrorsInRTL: false, layers: missing.layers, isPlaceholder: true)
  }

  /// Whether it is drawn for a picture that is missing or damaged.
  package var isMissingPicture: Bool { isPlaceholder && layers == Self.missing.layers }

  /// What is drawn for a picture that does not exist.
  package static let missing = Icon(
    name: "missing", mirrorsInRTL: false, layers: [dots] + crossing, isPlaceholder: true)

  /// A rounded box of dots, 18 units wide.
  private static let dots: Layer = {
    // Four dots on each straight side and one in each corner, where the arc of radius 4 has its middle.
    let corner = 4 - 4 * 0.707_106_781_186_547_5
    var path = VectorPath()
    func dot(_ x: Double, _ y: Double) {
      path.move(to: Point(x: 3 + x, y: 3 + y))
      path.addLine(to: Point(x: 3.01 + x, y: 3 + y))
    }
    for step in 0..<4 {
      let along = 4 + Double(step) * 10 / 3
      dot(along, 0)
      dot(18, along)
      dot(along, 18)
      dot(0, along)
    }
    for (x, y) in [(corner, corner), (18 - corner, corner), (corner, 18 - corner)] { dot(x, y) }
    dot(18 - corner, 18 - corner)
    return Layer(operation: .stroke, path: path, lineScale: 0.8)
  }()

  private static let crossing: [Layer] = [
    Layer(
      operation: .stroke,
      path: VectorPath([
        .move(Point(x: 9, y: 9)), .line(Point(x: 15, y: 15)),
        .move(Point(x: 15, y: 9)), .line(Point(x: 9, y: 15)),
      ]), lineScale: 0.8)
  ]
}
