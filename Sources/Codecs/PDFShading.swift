import Graphics

/// Colours along a line or between two circles (ISO 32000-2 §8.7.4.5).
struct PDFShading {
  let stops: [GradientStop]
  let from: GradientCircle
  let to: GradientCircle
  let isRadial: Bool
  /// Whether the first and the last colour hold beyond their ends.
  let extends: (Bool, Bool)
  let background: ResolvedColor?
  let box: Rect?

  /// Whether one circle contains the other, so that each point is on one circle only.
  private var isNested: Bool {
    let (dx, dy) = (to.center.x - from.center.x, to.center.y - from.center.y)
    let growth = to.radius - from.radius
    return dx * dx + dy * dy <= growth * growth
  }

  /// What limits the shading, in its own coordinates.
  ///
  /// - Parameter area: what can be seen of it.
  func clips(within area: Rect) -> [(VectorPath, FillRule)] {
    var clips: [(VectorPath, FillRule)] = []
    if let box { clips.append((.rect(box), .nonZero)) }
    if isRadial {
      guard isNested else { return clips }
      let isGrowing = from.radius <= to.radius
      let (inner, outer) = isGrowing ? (from, to) : (to, from)
      if !(isGrowing ? extends.1 : extends.0) { clips.append((Self.disc(outer), .nonZero)) }
      if !(isGrowing ? extends.0 : extends.1), inner.radius > 0 {
        let reach = outer.radius
        var ring = VectorPath.rect(
          Rect(
            minX: min(area.minX, outer.center.x - reach) - 1,
            minY: min(area.minY, outer.center.y - reach) - 1,
            maxX: max(area.maxX, outer.center.x + reach) + 1,
            maxY: max(area.maxY, outer.center.y + reach) + 1))
        ring.append(Self.disc(inner))
        clips.append((ring, .evenOdd))
      }
      return clips
    }
    guard extends != (true, true) else { return clips }
    // A strip across the line, as far as can be seen.
    let (dx, dy) = (to.center.x - from.center.x, to.center.y - from.center.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return clips }
    let reach =
      area.width + area.height + (from.center.x - area.minX).magnitude
      + (from.center.y - area.minY).magnitude + length
    let start = extends.0 ? -reach : 0
    let end = extends.1 ? reach : length
    let (ux, uy) = (dx / length, dy / length)
    func corner(_ along: Double, _ across: Double) -> Point {
      Point(
        x: from.center.x + ux * along - uy * across, y: from.center.y + uy * along + ux * across)
    }
    clips.append(
      (
        .polygon([
          corner(start, -reach), corner(end, -reach), corner(end, reach), corner(start, reach),
        ]), .nonZero
      ))
    return clips
  }

  private static func disc(_ circle: GradientCircle) -> VectorPath {
    .ellipse(
      in: Rect(
        x: circle.center.x - circle.radius, y: circle.center.y - circle.radius,
        width: 2 * circle.radius, height: 2 * circle.radius))
  }

  /// - Returns: `nil` where the shading has no extent.
  func paint(_ transform: PlaneTransform, _ alpha: Double) -> VectorPaint? {
    guard transform.inverted != nil else { return nil }
    var faded = stops.map {
      GradientStop(color: $0.color.opacity(alpha), location: $0.location)
    }
    // Where circles cross, what is not extended is clear; elsewhere it is clipped, with smooth edges.
    if isRadial, !isNested {
      if !extends.0 { faded.insert(GradientStop(color: .clear, location: 0), at: 0) }
      if !extends.1 { faded.append(GradientStop(color: .clear, location: 1)) }
    }
    if isRadial {
      return from == to ? nil : .radial(faded, from: from, to: to, transform)
    }
    return from.center == to.center
      ? nil : .linear(faded, from: from.center, to: to.center, transform)
  }
}

extension PDFFile {
  /// The shading of a kind that is known to be along a line or between circles; `nil` where its colours are not read.
  func shading(
    _ object: PDFObject?, _ resources: [String: PDFObject]
  ) throws(PictureError) -> PDFShading? {
    guard let entries = try resolve(object).entries,
      let space = try colorSpace(entries["ColorSpace"], resources),
      let function = try function(entries["Function"]), let v = try numbers(entries["Coords"])
    else { return nil }
    let isRadial = try resolve(entries["ShadingType"]).integer == 3
    guard v.count == (isRadial ? 6 : 4) else { return nil }
    let from = GradientCircle(center: Point(x: v[0], y: v[1]), radius: isRadial ? v[2] : 0)
    let to = GradientCircle(
      center: isRadial ? Point(x: v[3], y: v[4]) : Point(x: v[2], y: v[3]),
      radius: isRadial ? v[5] : 0)
    guard from.radius >= 0, to.radius >= 0 else { return nil }
    let domain = try numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] <= domain[1] else { return nil }
    let stops = try stops(function, space, domain[0], domain[1])
    var extends = [PDFObject.bool(false), .bool(false)]
    if case .array(let own) = try resolve(entries["Extend"]), own.count == 2 { extends = own }
    let background = try numbers(entries["Background"]).flatMap { space.color($0) }
    var box: Rect?
    if let b = try numbers(entries["BBox"]), b.count == 4 {
      box = Rect(
        minX: min(b[0], b[2]), minY: min(b[1], b[3]), maxX: max(b[0], b[2]), maxY: max(b[1], b[3]))
    }
    return PDFShading(
      stops: stops, from: from, to: to, isRadial: isRadial,
      extends: (extends[0] == .bool(true), extends[1] == .bool(true)), background: background,
      box: box)
  }

  /// Colours between which the shading runs straight: where its function bends, and close together where it is curved.
  private func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, _ low: Double, _ high: Double
  ) throws(PictureError) -> [GradientStop] {
    let knots = function.knots
    let width = high - low
    let inner = Array(Set(knots.places.filter { $0 > low && $0 < high })).sorted().prefix(512)
    let places = [low] + inner + [high]
    var isStraight = knots.isStraight
    switch space {
    case .gray, .rgb: break
    default: isStraight = false
    }
    let parts = isStraight ? 1 : max(256 / (places.count - 1), 2)
    func stop(_ x: Double, at location: Double) -> GradientStop {
      GradientStop(color: space.color(function([x])) ?? .clear, location: location)
    }
    var stops: [GradientStop] = []
    for index in 0..<(places.count - 1) {
      let (start, end) = (places[index], places[index + 1])
      for part in 0...parts {
        let x = start + (end - start) * Double(part) / Double(parts)
        let location = width > 0 ? (x - low) / width : 0
        // A function may jump: the end of a part is taken from just before it.
        let isJump = part == parts && index + 2 < places.count
        let next = stop(isJump ? x - (end - start) * 1e-9 : x, at: location)
        if stops.last != next { stops.append(next) }
      }
      try spend(parts * 64)
    }
    return stops
  }
}
