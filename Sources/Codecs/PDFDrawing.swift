import Graphics

/// Reads the first page of a PDF file and writes down what it draws.
struct PDFDrawing {
  let file: PDFFile
  var commands: [VectorCommand] = []
  private(set) var warnings: [String] = []
  private(set) var size = Size.zero
  /// Forms that are being drawn, which must not contain themselves.
  var open: Set<Int> = []
  var depth = 0
  /// Those that were read, by object number.
  var pictures: [Int: Pixmap] = [:]
  /// Of pictures and their masks.
  var pixelCount = 0
  /// Optional contents that are switched off.
  private(set) var switchedOff: Set<Int> = []

  private static let maximumWarnings = 50
  /// How many forms are inside one another.
  static let maximumDepth = 24

  init(_ bytes: [UInt8]) throws(PictureError) {
    file = try PDFFile(bytes)
  }

  mutating func note(_ number: Int?, _ text: String) {
    guard warnings.count < Self.maximumWarnings else { return }
    let warning = "PDF\(number.map { " object \($0)" } ?? ""): \(text)"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  mutating func add(_ command: VectorCommand) throws(PictureError) {
    guard commands.count < VectorPicture.maximumCommands else {
      throw file.failure(0, "it draws more than \(VectorPicture.maximumCommands) shapes")
    }
    commands.append(command)
  }

  // MARK: The page

  mutating func draw() throws(PictureError) {
    let root = try file.resolve(file.trailer["Root"]).entries ?? [:]
    let (page, number) = try firstPage(root)
    try readSwitches(root)
    func box(_ name: String) throws(PictureError) -> Rect? {
      guard let v = try file.numbers(page[name]), v.count == 4 else { return nil }
      return Rect(
        minX: min(v[0], v[2]), minY: min(v[1], v[3]), maxX: max(v[0], v[2]), maxY: max(v[1], v[3]))
    }
    let media = try box("MediaBox") ?? Rect(x: 0, y: 0, width: 612, height: 792)
    var crop = media
    if let own = try box("CropBox") {
      let (minX, minY) = (max(own.minX, media.minX), max(own.minY, media.minY))
      let (maxX, maxY) = (min(own.maxX, media.maxX), min(own.maxY, media.maxY))
      if minX < maxX, minY < maxY { crop = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }
    }
    let unit = (try file.resolve(page["UserUnit"]).number ?? 1).clamped(to: 0.001...75_000)
    let turns = ((try file.resolve(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
    let sides = Size(width: crop.width * unit, height: crop.height * unit)
    size = turns % 2 == 0 ? sides : Size(width: sides.height, height: sides.width)
    guard size.width > 0, size.height > 0,
      max(size.width, size.height) <= Double(Pixmap.maximumSide)
    else {
      throw file.failure(0, "\(size.width)×\(size.height) points is no size that is drawn")
    }
    let upright = PlaneTransform.translation(x: -crop.minX, y: -crop.maxY)
      .followed(by: .scale(x: unit, y: -unit))
    let transform = Self.turned(upright, by: turns, sides)
    var content: [UInt8] = []
    var parts = [page["Contents"] ?? .null]
    if case .array(let several) = try file.resolve(parts[0]) { parts = several }
    for part in parts.prefix(10_000) {
      content += try file.data(try file.resolve(part), number: Self.number(part)) + [0x0A]
    }
    let resources = try file.resolve(page["Resources"]).entries ?? [:]
    try add(.pushClip(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), .nonZero))
    try run(content, PDFContent(resources, number: number, PDFState(transform)))
    try add(.popClip)
    if case .array(let notes) = try file.resolve(page["Annots"]) {
      for note in notes.prefix(20) {
        let kind = try file.resolve(file.resolve(note).entries?["Subtype"]).name
        guard kind != "Link", kind != "Popup" else { continue }
        self.note(Self.number(note), "the annotation is not drawn")
      }
    }
  }

  /// Clockwise, as it is shown.
  private static func turned(
    _ transform: PlaneTransform, by turns: Int, _ sides: Size
  ) -> PlaneTransform {
    let back: PlaneTransform
    switch turns {
    case 1: back = PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: sides.height, ty: 0)
    case 2: back = PlaneTransform(a: -1, b: 0, c: 0, d: -1, tx: sides.width, ty: sides.height)
    case 3: back = PlaneTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: sides.width)
    default: return transform
    }
    return transform.followed(by: back)
  }

  static func number(_ object: PDFObject?) -> Int? {
    if case .reference(let number)? = object { number } else { nil }
  }

  /// The first leaf of the tree of pages, with what it inherits.
  private mutating func firstPage(
    _ root: [String: PDFObject]
  ) throws(PictureError) -> ([String: PDFObject], Int?) {
    var inherited: [String: PDFObject] = [:]
    var stack = [(root["Pages"] ?? .null, inherited)]
    var seen: Set<Int> = []
    var steps = 0
    while let (next, above) = stack.popLast() {
      steps += 1
      if let number = Self.number(next), !seen.insert(number).inserted { continue }
      guard steps < 10_000, let entries = try file.resolve(next).entries else { continue }
      inherited = above
      for name in ["Resources", "MediaBox", "CropBox", "Rotate"] where entries[name] != nil {
        inherited[name] = entries[name]
      }
      guard case .array(let kids) = try file.resolve(entries["Kids"]) else {
        return (entries.merging(inherited) { own, _ in own }, Self.number(next))
      }
      if steps == 1, let count = try file.resolve(entries["Count"]).integer, count > 1 {
        note(Self.number(next), "of \(count) pages the first is drawn")
      }
      for kid in kids.prefix(10_000).reversed() { stack.append((kid, inherited)) }
    }
    throw file.failure(0, "it has no page")
  }

  private mutating func readSwitches(_ root: [String: PDFObject]) throws(PictureError) {
    let settings = try file.resolve(root["OCProperties"]).entries ?? [:]
    let chosen = try file.resolve(settings["D"]).entries ?? [:]
    guard case .array(let off) = try file.resolve(chosen["OFF"]) else { return }
    switchedOff = Set(off.compactMap(Self.number))
  }

  // MARK: Forms

  /// Draws a form (§8.10) with the state that it is called in.
  mutating func drawForm(
    _ form: PDFObject, number: Int?, _ outer: PDFState, _ resources: [String: PDFObject]
  ) throws(PictureError) {
    let entries = form.entries ?? [:]
    guard depth < Self.maximumDepth else {
      throw file.failure(0, "forms are nested more than \(Self.maximumDepth) deep")
    }
    if let number, !open.insert(number).inserted {
      return note(number, "a form contains itself")
    }
    depth += 1
    defer {
      depth -= 1
      if let number { open.remove(number) }
    }
    var state = outer
    if let m = try file.numbers(entries["Matrix"]), m.count == 6 {
      state.transform = PlaneTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
        .followed(by: state.transform)
    }
    guard state.transform.isFinite else { return }
    let group = try file.resolve(entries["Group"]).entries ?? [:]
    let isGroup = try file.resolve(group["S"]).name == "Transparency"
    let isIsolated = try file.resolve(group["I"]) == .bool(true)
    if try file.resolve(group["K"]) == .bool(true) {
      note(number, "a knockout group is drawn as one without")
    }
    let isLayer = isGroup && (state.fillAlpha < 1 || state.isComposed || isIsolated)
    if isLayer {
      try add(.pushLayer(opacity: state.fillAlpha, blendMode: state.blendMode))
    }
    if isGroup { state = state.insideGroup }
    state.clipCount = 0
    let box = try file.numbers(entries["BBox"]) ?? []
    if box.count == 4 {
      let outline = VectorPath.rect(
        Rect(
          minX: min(box[0], box[2]), minY: min(box[1], box[3]), maxX: max(box[0], box[2]),
          maxY: max(box[1], box[3])))
      try add(.pushClip(outline.transformed(by: state.transform), .nonZero))
    }
    let own = try file.resolve(entries["Resources"]).entries ?? resources
    try run(try file.data(form, number: number), PDFContent(own, number: number, state))
    if box.count == 4 { try add(.popClip) }
    if isLayer {
      if let mask = outer.softMask { try draw(mask) }
      try add(.popLayer)
    }
  }

  /// Makes what is in the open layer as visible as a mask says.
  mutating func draw(_ mask: PDFSoftMask) throws(PictureError) {
    try add(.pushMask)
    let state = PDFState(mask.transform)
    if let backdrop = mask.backdrop {
      try add(.pushLayer(opacity: 1, blendMode: .normal, filters: [.colorMatrix(.alphaFromLuma)]))
      let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
      try add(.fill(.rect(page), .nonZero, .solid(backdrop)))
      try drawForm(mask.form, number: mask.number, state, [:])
      try add(.popLayer)
    } else {
      try drawForm(mask.form, number: mask.number, state, [:])
    }
    try add(.popMask)
  }
}

extension ColorMatrix {
  /// Alpha as the lightness of PDF's soft masks (§11.3.5.3).
  fileprivate static let alphaFromLuma = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 0.59, 0.11, 0, 0,
  ])
}
