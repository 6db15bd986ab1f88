/// The objects of a PDF file (ISO 32000-2 §7.5), each read when it is asked for.
///
/// What is not there is null, as the format says. A file whose tables are damaged is searched for its objects.
final class PDFFile {
  private enum Place {
    case offset(Int)
    /// In the object stream of a number, at an index.
    case packed(Int, Int)
  }

  let bytes: [UInt8]
  private(set) var trailer: [String: PDFObject] = [:]
  private var places: [Int: Place] = [:]
  private var known: [Int: PDFObject] = [:]
  private var open: Set<Int> = []
  /// Of object streams: their data and where the objects are in them.
  private var packs: [Int: (data: [UInt8], offsets: [Int])] = [:]
  /// Bytes that were unpacked or searched so far.
  private var work = 0

  static let maximumObjects = 200_000
  /// How many bytes are unpacked and read in all.
  static let maximumWork = 32 * 1024 * 1024

  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    var isSound = try readTables()
    if isSound { isSound = try hasPages() }
    if !isSound {
      (trailer, places, known) = ([:], [:], [:])
      try search()
    }
    if trailer["Encrypt"] != nil {
      throw .unsupported(.pdf, what: "encrypted", advice: "save it without a password")
    }
  }

  private func hasPages() throws(PictureError) -> Bool {
    if trailer["Encrypt"] != nil { return true }
    return try resolve(resolve(trailer["Root"]).entries?["Pages"]).entries != nil
  }

  func failure(_ offset: Int, _ reason: String) -> PictureError {
    .damaged(.pdf, offset: min(max(offset, 0), bytes.count), reason: reason)
  }

  /// Counts work that grows with what the file says.
  func spend(_ amount: Int, at offset: Int = 0) throws(PictureError) {
    work += amount
    guard work <= Self.maximumWork else {
      throw failure(offset, "it takes more work than a vector picture does")
    }
  }

  // MARK: Objects

  /// The value itself, where it is a reference to one.
  func resolve(_ object: PDFObject?) throws(PictureError) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = try self.object(number)
    }
    return .null
  }

  private func object(_ number: Int) throws(PictureError) -> PDFObject {
    if let object = known[number] { return object }
    guard let place = places[number], open.insert(number).inserted else { return .null }
    defer { open.remove(number) }
    let object: PDFObject
    switch place {
    case .offset(let offset): object = try self.object(number, at: offset) ?? .null
    case .packed(let stream, let index): object = try packed(stream, index)
    }
    known[number] = object
    return object
  }

  /// The object that is written at an offset; `nil` where there is another or none.
  private func object(_ number: Int, at offset: Int) throws(PictureError) -> PDFObject? {
    var lexer = PDFLexer(bytes, at: offset)
    guard case .object(.number(let own)) = lexer.next(), own == Double(number),
      case .object(.number) = lexer.next(), lexer.next() == .word("obj"),
      let object = lexer.object()
    else { return nil }
    try spend(lexer.position - offset, at: offset)
    guard case .dictionary(let entries) = object else { return object }
    guard lexer.next() == .word("stream") else { return object }
    var start = lexer.position
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    if let length = try resolve(entries["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      var end = PDFLexer(bytes, at: start + length)
      if end.next() == .word("endstream") { return .stream(entries, start..<(start + length)) }
    }
    let end = find("endstream", from: start) ?? bytes.count
    try spend(end - start, at: offset)
    return .stream(entries, start..<end)
  }

  private func packed(_ stream: Int, _ index: Int) throws(PictureError) -> PDFObject {
    if packs[stream] == nil {
      // An object stream is never inside another.
      guard case .offset(let offset)? = places[stream],
        case .stream(let entries, let range)? = try object(stream, at: offset)
      else { return .null }
      let data = try data(.stream(entries, range), number: stream)
      let first = try resolve(entries["First"]).integer ?? 0
      let count = try resolve(entries["N"]).integer ?? 0
      var lexer = PDFLexer(data)
      var offsets: [Int] = []
      while offsets.count < min(count, Self.maximumObjects), case .object(.number) = lexer.next(),
        case .object(.number(let offset)) = lexer.next()
      {
        offsets.append((PDFObject.number(offset).integer ?? data.count) + first)
      }
      packs[stream] = (data, offsets)
    }
    guard let pack = packs[stream], pack.offsets.indices.contains(index) else { return .null }
    var lexer = PDFLexer(pack.data, at: pack.offsets[index])
    let start = lexer.position
    let object = lexer.object() ?? .null
    try spend(lexer.position - start)
    return object
  }

  /// What a stream holds, with its filters undone.
  func data(_ object: PDFObject, number: Int?) throws(PictureError) -> [UInt8] {
    guard case .stream(let entries, let range) = object else { return [] }
    let (data, filter) = try unpacked(bytes[range], entries, number: number)
    guard let filter else { return data }
    throw failure(range.lowerBound, Self.named(number, "the filter \(filter) is not read"))
  }

  private static func named(_ number: Int?, _ reason: String) -> String {
    number.map { "object \($0): \(reason)" } ?? reason
  }

  /// Undoes filters up to the first that only pictures have.
  ///
  /// - Parameters:
  ///   - entries: those of the stream, which name its filters.
  ///   - limit: how many bytes a picture has at most, which counts them itself; others are counted here.
  /// - Returns: the data and the filter of pictures that they still have, if there is one.
  func unpacked(
    _ raw: ArraySlice<UInt8>, _ entries: [String: PDFObject], number: Int?, limit: Int? = nil
  ) throws(PictureError) -> (data: [UInt8], filter: String?) {
    var names: [PDFObject] = []
    switch try resolve(entries["Filter"] ?? entries["F"]) {
    case .array(let several): names = several
    case .null: break
    case let one: names = [one]
    }
    var parameters: [PDFObject] = []
    switch try resolve(entries["DecodeParms"] ?? entries["DP"]) {
    case .array(let several): parameters = several
    case let one: parameters = [one]
    }
    var data = raw
    for (index, name) in names.prefix(8).enumerated() {
      let name = resolve(name: name)
      if PDFFilters.ofPictures.contains(name) { return (Array(data), name) }
      var settings: [String: PDFObject] = [:]
      if index < parameters.count, let entries = try resolve(parameters[index]).entries {
        for (key, value) in entries { settings[key] = try resolve(value) }
      }
      do throws(PDFFilters.Refusal) {
        data = try PDFFilters.decode(
          data, name, settings, limit: limit ?? max(Self.maximumWork - work, 0))[...]
      } catch {
        throw failure(raw.startIndex, Self.named(number, error.reason))
      }
      if limit == nil { try spend(data.count, at: raw.startIndex) }
    }
    if names.isEmpty { try spend(data.count, at: raw.startIndex) }
    return (Array(data), nil)
  }

  private func resolve(name: PDFObject) -> String {
    if let own = name.name { return own }
    let resolved = try? resolve(name)
    return resolved?.name ?? ""
  }

  // MARK: Tables

  /// The last occurrence of `startxref` tells where the newest table is.
  private func readTables() throws(PictureError) -> Bool {
    var mark: Int?
    var place = max(bytes.count - 2048, 0)
    while let next = find("startxref", from: place) { (mark, place) = (next, next + 1) }
    guard let mark else { return false }
    var lexer = PDFLexer(bytes, at: mark + 9)
    guard case .object(let start) = lexer.next(), var offset = start.integer else { return false }
    var seen: Set<Int> = []
    var pending: [Int] = []
    while true {
      guard seen.insert(offset).inserted, seen.count < 1_000, offset >= 0, offset < bytes.count,
        let entries = try readTable(at: offset)
      else { return false }
      trailer.merge(entries) { newer, _ in newer }
      if let previous = entries["Prev"]?.integer { pending.append(previous) }
      if let hybrid = entries["XRefStm"]?.integer { pending.append(hybrid) }
      guard let next = pending.popLast() else { return true }
      offset = next
    }
  }

  private func readTable(at offset: Int) throws(PictureError) -> [String: PDFObject]? {
    var lexer = PDFLexer(bytes, at: offset)
    guard lexer.next() == .word("xref") else { return try readStream(at: offset) }
    while true {
      let token = lexer.next()
      if token == .word("trailer") { return lexer.object()?.entries }
      guard case .object(.number(let first)) = token, case .object(let counted) = lexer.next(),
        let count = counted.integer, var number = PDFObject.number(first).integer
      else { return nil }
      for _ in 0..<max(count, 0) {
        guard case .object(let start) = lexer.next(), case .object(.number) = lexer.next(),
          case .word(let kind) = lexer.next()
        else { return nil }
        if kind == "n", let start = start.integer { try add(.offset(start), number) }
        number += 1
      }
    }
  }

  private func add(_ place: Place, _ number: Int) throws(PictureError) {
    guard places[number] == nil else { return }
    guard places.count < Self.maximumObjects else {
      throw failure(0, "it has more than \(Self.maximumObjects) objects")
    }
    places[number] = place
  }

  /// A table that is a stream (§7.5.8).
  private func readStream(at offset: Int) throws(PictureError) -> [String: PDFObject]? {
    var lexer = PDFLexer(bytes, at: offset)
    guard case .object(let number) = lexer.next(), let own = number.integer,
      let object = try object(own, at: offset), case .stream(let entries, _) = object,
      case .array(let sides)? = entries["W"]
    else { return nil }
    let widths = sides.map { $0.integer ?? -1 }
    guard widths.count == 3, widths.allSatisfy({ (0...8).contains($0) }), widths[1] > 0 else {
      return nil
    }
    let data = try data(object, number: own)
    var sections = [0, entries["Size"]?.integer ?? 0]
    if case .array(let index)? = entries["Index"] { sections = index.map { $0.integer ?? 0 } }
    var place = 0
    func field(_ index: Int) -> Int {
      var value = 0
      for _ in 0..<widths[index] {
        value = (value & 0xFF_FFFF_FFFF) << 8 | Int(data[place])
        place += 1
      }
      return value
    }
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      for step in 0..<max(sections[section + 1], 0) {
        guard place + widths.reduce(0, +) <= data.count else { return entries }
        let kind = widths[0] == 0 ? 1 : field(0)
        let (first, second) = (field(1), field(2))
        if kind == 1 { try add(.offset(first), sections[section] + step) }
        if kind == 2 { try add(.packed(first, second), sections[section] + step) }
      }
    }
    return entries
  }

  // MARK: Searching

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let wanted = Array(text.description.utf8)
    guard start >= 0, bytes.count >= wanted.count else { return nil }
    var place = start
    while place <= bytes.count - wanted.count {
      if bytes[place] == wanted[0], bytes[place...].starts(with: wanted) { return place }
      place += 1
    }
    return nil
  }

  /// Finds the objects of a file without tables by the words `obj` and `trailer`; later ones count.
  private func search() throws(PictureError) {
    var found: [(number: Int, offset: Int)] = []
    var place = 0
    while let next = find("obj", from: place) {
      place = next + 3
      if let head = head(before: next) { found.append(head) }
      guard found.count < Self.maximumObjects else {
        throw failure(next, "it has more than \(Self.maximumObjects) objects")
      }
    }
    for (number, offset) in found { places[number] = .offset(offset) }
    place = 0
    while let next = find("trailer", from: place) {
      place = next + 7
      var lexer = PDFLexer(bytes, at: place)
      if let entries = lexer.object()?.entries { trailer.merge(entries) { $1 } }
      try spend(lexer.position - place, at: place)
    }
    for (number, offset) in found {
      guard let object = try object(number, at: offset), let entries = object.entries else {
        continue
      }
      switch entries["Type"]?.name {
      case "Catalog": if trailer["Root"] == nil { trailer["Root"] = .reference(number) }
      case "XRef": trailer.merge(entries) { $1 }
      case "ObjStm":
        guard let data = try? data(object, number: number) else { continue }
        var lexer = PDFLexer(data)
        for index in 0..<max(min(entries["N"]?.integer ?? 0, Self.maximumObjects), 0) {
          guard case .object(let inner) = lexer.next(), case .object(.number) = lexer.next(),
            let inner = inner.integer
          else { break }
          try add(.packed(number, index), inner)
        }
      default: continue
      }
    }
    guard try resolve(trailer["Root"]).entries != nil else {
      throw failure(0, "it has no catalog of pages")
    }
  }

  /// The number and place of `12 0 obj`, whose word is at an offset.
  private func head(before word: Int) -> (number: Int, offset: Int)? {
    var place = word
    func back(_ isWanted: (UInt8) -> Bool) -> Int {
      let end = place
      while place > 0, end - place < 12, isWanted(bytes[place - 1]) { place -= 1 }
      return end - place
    }
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    guard back(PDFLexer.isSpace) > 0, back(isDigit) > 0, back(PDFLexer.isSpace) > 0,
      back(isDigit) > 0
    else { return nil }
    var lexer = PDFLexer(bytes, at: place)
    guard case .object(let number) = lexer.next(), let number = number.integer else { return nil }
    return (number, place)
  }
}
