import Graphics

/// The operators of content streams (ISO 32000-2 annex A).
extension PDFDrawing {
  private static let maximumOperands = 1_000
  private static let maximumSaved = 512

  mutating func run(_ data: [UInt8], _ content: PDFContent) throws(PictureError) {
    var content = content
    var lexer = PDFLexer(data)
    var operands: [PDFObject] = []
    var before = 0
    while true {
      let token = lexer.next()
      switch token {
      case .end:
        for _ in 0..<content.state.clipCount { try add(.popClip) }
        return
      case .word(let word):
        // A step costs more than its letters.
        try file.spend(lexer.position - before + 32)
        before = lexer.position
        if word == "BI" {
          if let picture = inlinePicture(&lexer, in: content.number), !content.isHidden {
            try drawPicture(picture, content)
          }
        } else {
          try perform(word, operands, &content)
        }
        operands.removeAll(keepingCapacity: true)
      default:
        if let object = lexer.object(from: token), operands.count < Self.maximumOperands {
          operands.append(object)
        }
      }
    }
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFObject], _ content: inout PDFContent
  ) throws(PictureError) {
    let numbers = operands.compactMap(\.number)
    if build(word, numbers, &content) { return }
    switch word {
    case "q":
      guard content.saved.count < Self.maximumSaved else {
        throw file.failure(0, "states are nested more than \(Self.maximumSaved) deep")
      }
      content.saved.append(content.state)
    case "Q":
      guard let state = content.saved.popLast() else { return }
      for _ in state.clipCount..<max(content.state.clipCount, state.clipCount) {
        try add(.popClip)
      }
      content.state = state
    case "cm":
      guard numbers.count == 6 else { return }
      let matrix = PlaneTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]
      ).followed(by: content.state.transform)
      if matrix.isFinite { content.state.transform = matrix }
    case "gs": try applySettings(operands.first?.name ?? "", &content)
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n":
      try paintPath(word, &content)
    case "W": content.pendingClip = .nonZero
    case "W*": content.pendingClip = .evenOdd
    case "sh": try paintShading(operands.first?.name ?? "", content)
    case "Do": try drawObject(operands.first?.name ?? "", content)
    case "BMC", "BDC": content.hidden.append(try isOff(operands, content))
    case "EMC": _ = content.hidden.popLast()
    case "Tr": content.state.textMode = Int((numbers.first ?? 0).clamped(to: 0...7))
    case "Tj", "TJ", "'", "\"":
      if content.state.textMode != 3, !content.isHidden {
        note(content.number, "text is not drawn; convert it to outlines")
      }
    default:
      if try !setColor(word, operands, numbers, &content), !Self.silent.contains(word) {
        note(content.number, "the operator \(word.prefix(20)) is not known")
      }
    }
  }

  /// Operators that change nothing here.
  private static let silent: Set<String> = [
    "ri", "i", "BT", "ET", "Tc", "Tw", "Tz", "TL", "Tf", "Ts", "Td", "TD", "Tm", "T*", "MP", "DP",
    "BX", "EX", "d0", "d1",
  ]

  // MARK: Paths and pens

  /// The operators that only remember something.
  ///
  /// - Returns: whether it was one of them.
  private func build(_ word: String, _ numbers: [Double], _ content: inout PDFContent) -> Bool {
    let count = numbers.count
    func point(_ index: Int) -> Point {
      let place = content.state.transform.apply(
        to: Point(x: numbers[2 * index], y: numbers[2 * index + 1]))
      return Point(x: place.x.clamped(to: -1e9...1e9), y: place.y.clamped(to: -1e9...1e9))
    }
    let isOpen = content.path.currentPoint != nil
    switch word {
    case "m" where count == 2:
      content.path.move(to: point(0))
    case "l" where count == 2 && isOpen: content.path.addLine(to: point(0))
    case "c" where count == 6 && isOpen:
      content.path.addCubic(to: point(2), control1: point(0), control2: point(1))
    case "v" where count == 4 && isOpen:
      let start = content.path.currentPoint ?? .zero
      content.path.addCubic(to: point(1), control1: start, control2: point(0))
    case "y" where count == 4 && isOpen:
      content.path.addCubic(to: point(1), control1: point(0), control2: point(1))
    case "h": if isOpen { content.path.close() }
    case "re" where count == 4:
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      for (index, corner) in corners.enumerated() {
        let place = content.state.transform.apply(to: Point(x: corner.0, y: corner.1))
        let limited = Point(x: place.x.clamped(to: -1e9...1e9), y: place.y.clamped(to: -1e9...1e9))
        if index == 0 { content.path.move(to: limited) } else { content.path.addLine(to: limited) }
      }
      content.path.close()
    case "m", "l", "c", "v", "y", "re": break
    case "w": content.state.pen.width = (numbers.first ?? 1).magnitude
    case "J":
      content.state.pen.cap =
        [.butt, .round, .square][Int((numbers.first ?? 0).clamped(to: 0...2))]
    case "j":
      content.state.pen.join =
        [.miter, .round, .bevel][
          Int((numbers.first ?? 0).clamped(to: 0...2))]
    case "M": content.state.pen.miterLimit = max(numbers.first ?? 10, 1)
    default: return false
    }
    return true
  }

  func setDash(_ operands: [PDFObject], _ state: inout PDFState) {
    guard operands.count >= 2, case .array(let items) = operands[0] else { return }
    let dashes = items.compactMap(\.number)
    let isSound = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    state.pen.dash = isSound ? dashes : []
    state.pen.dashPhase = operands[1].number ?? 0
  }

  // MARK: Colours

  /// - Returns: whether it was an operator of colours.
  private mutating func setColor(
    _ word: String, _ operands: [PDFObject], _ numbers: [Double], _ content: inout PDFContent
  ) throws(PictureError) -> Bool {
    let isStroke = word.first?.isUppercase == true
    func set(_ space: PDFColorSpace, _ paint: PDFState.Paint, _ state: inout PDFState) {
      if isStroke {
        (state.strokeSpace, state.stroke) = (space, paint)
      } else {
        (state.fillSpace, state.fill) = (space, paint)
      }
    }
    func paint(_ space: PDFColorSpace, _ numbers: [Double]) -> PDFState.Paint {
      space.color(numbers).map { .color($0) } ?? .none
    }
    // A pattern without colours of its own keeps the one it is painted with.
    if content.state.keepsColor, Self.colors.contains(word) { return true }
    switch word {
    case "d": setDash(operands, &content.state)
    case "G", "g": set(.gray, paint(.gray, numbers), &content.state)
    case "RG", "rg": set(.rgb, paint(.rgb, numbers), &content.state)
    case "K", "k": set(.inks, paint(.inks, numbers), &content.state)
    case "CS", "cs":
      guard let space = try file.colorSpace(operands.first, content.resources) else {
        note(content.number, "the colour space \(Self.text(operands.first)) is not read")
        set(.gray, .color(.black), &content.state)
        return true
      }
      set(space, paint(space, space.first), &content.state)
    case "SC", "SCN", "sc", "scn":
      let space = isStroke ? content.state.strokeSpace : content.state.fillSpace
      guard case .pattern = space else {
        set(space, paint(space, numbers), &content.state)
        return true
      }
      let patterns = try file.resolve(content.resources["Pattern"]).entries ?? [:]
      guard let name = operands.last?.name, let pattern = patterns[name] else {
        note(content.number, "the pattern \(Self.text(operands.last)) is not found")
        set(space, .none, &content.state)
        return true
      }
      var color: ResolvedColor?
      if case .pattern(let base?) = space, !numbers.isEmpty { color = base.color(numbers) }
      let object = try file.resolve(pattern)
      set(space, .pattern(object, number: Self.number(pattern), color), &content.state)
    default: return false
    }
    return true
  }

  private static let colors: Set<String> = [
    "G", "g", "RG", "rg", "K", "k", "CS", "cs", "SC", "SCN", "sc", "scn",
  ]

  static func text(_ object: PDFObject?) -> String { String((object?.name ?? "").prefix(40)) }

  // MARK: Settings

  private mutating func applySettings(
    _ name: String, _ content: inout PDFContent
  ) throws(PictureError) {
    let all = try file.resolve(content.resources["ExtGState"]).entries ?? [:]
    guard let entries = try file.resolve(all[name]).entries else {
      return note(content.number, "the settings \(name.prefix(40)) are not found")
    }
    let number = Self.number(all[name]) ?? content.number
    var state = content.state
    if let width = try file.resolve(entries["LW"]).number { state.pen.width = width.magnitude }
    if let alpha = try file.resolve(entries["CA"]).number {
      state.strokeAlpha = alpha.clamped(to: 0...1)
    }
    if let alpha = try file.resolve(entries["ca"]).number {
      state.fillAlpha = alpha.clamped(to: 0...1)
    }
    content.state = state
    for (key, word) in [("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let value = try file.resolve(entries[key]).number { _ = build(word, [value], &content) }
    }
    if case .array(let dash) = try file.resolve(entries["D"]) { setDash(dash, &content.state) }
    if try file.resolve(entries["AIS"]) == .bool(true) {
      note(number, "alpha as a shape is drawn as opacity")
    }
    switch try file.resolve(entries["BM"]) {
    case .null: break
    case .name(let name): setBlendMode([name], number, &content.state)
    case .array(let names): setBlendMode(names.compactMap(\.name), number, &content.state)
    default: break
    }
    if let mask = entries["SMask"] { try setSoftMask(mask, number, &content) }
  }

  /// The first that is known.
  private mutating func setBlendMode(_ names: [String], _ number: Int?, _ state: inout PDFState) {
    for name in names {
      let own = name.prefix(1).lowercased() + name.dropFirst()
      if let mode = name == "Compatible" ? .normal : BlendMode(rawValue: own) {
        state.blendMode = mode
        return
      }
    }
    state.blendMode = .normal
    note(number, "the blend mode \(names.first?.prefix(40) ?? "") is drawn as Normal")
  }

  private mutating func setSoftMask(
    _ object: PDFObject, _ number: Int?, _ content: inout PDFContent
  ) throws(PictureError) {
    guard let entries = try file.resolve(object).entries else {
      content.state.softMask = nil
      return
    }
    let form = try file.resolve(entries["G"])
    guard case .stream(let group, _) = form else {
      content.state.softMask = nil
      return note(number, "a soft mask without a group is not drawn")
    }
    let transfer = try file.resolve(entries["TR"])
    if transfer != .null, transfer.name != "Identity" {
      note(number, "the transfer function of a soft mask is not applied")
    }
    var backdrop: ResolvedColor?
    if try file.resolve(entries["S"]).name == "Luminosity" {
      backdrop = .black
      let space = try file.resolve(group["Group"]).entries?["CS"]
      if let numbers = try file.numbers(entries["BC"]),
        let space = try file.colorSpace(space, content.resources)
      {
        backdrop = space.color(numbers)
      }
    }
    content.state.softMask = PDFSoftMask(
      form: form, number: Self.number(entries["G"]), transform: content.state.transform,
      backdrop: backdrop)
  }

  // MARK: Objects

  private func isOff(
    _ operands: [PDFObject], _ content: PDFContent
  ) throws(PictureError) -> Bool {
    guard !switchedOff.isEmpty, operands.first?.name == "OC", let name = operands.last?.name else {
      return false
    }
    let named = try file.resolve(content.resources["Properties"]).entries?[name]
    return Self.number(named).map(switchedOff.contains) ?? false
  }

  private mutating func drawObject(
    _ name: String, _ content: PDFContent
  ) throws(PictureError) {
    let reference = try file.resolve(content.resources["XObject"]).entries?[name]
    let object = try file.resolve(reference)
    let number = Self.number(reference) ?? content.number
    guard case .stream(let entries, let range) = object else {
      return note(content.number, "the object \(name.prefix(40)) is not found")
    }
    guard !content.isHidden, Self.number(entries["OC"]).map(switchedOff.contains) != true else {
      return
    }
    switch try file.resolve(entries["Subtype"]).name {
    case "Form": try drawForm(object, number: number, content.state, content.resources)
    case "Image":
      let source = PictureSource(
        entries: entries, raw: file.bytes[range], number: Self.number(reference))
      try drawPicture(source, content)
    case let kind: note(number, "the object of the kind \(kind ?? "") is not drawn")
    }
  }
}
