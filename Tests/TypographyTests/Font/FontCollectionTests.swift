import Testing

@testable import Typography

/// Faces of one blank glyph with the names and looks that a test wants.
private struct Described {
  var family = "Brand"
  var style = "Regular"
  var weight = 400
  var width = 5
  var isItalic = false
  /// Tag, minimum, default and maximum of each axis.
  var axes: [(String, Int, Int, Int)] = []
  /// Style, PostScript name and the value of each axis of named places.
  var instances: [(style: String, postScript: String?, values: [Int])] = []
  /// Bits of `ulCodePageRange1`.
  var codePages: [Int] = []
  var scalars: [Int] = [0x41]

  var face: FontFace {
    get throws {
      var font = TestFont()
      var os2 = [UInt8](repeating: 0, count: 96)
      os2.replaceSubrange(0..<2, with: big16(4))
      os2.replaceSubrange(4..<8, with: big16(weight, width))
      os2[63] = isItalic ? 1 : 0
      os2.replaceSubrange(78..<82, with: big32(codePages.reduce(0) { $0 | 1 << $1 }))
      font.set("OS/2", os2)
      font.set("name", names)
      if !axes.isEmpty { font.set("fvar", fvar) }
      // Format 12 with a group for each character, all of glyph 1.
      var groups: [UInt8] = []
      for scalar in scalars { groups += big32(scalar, scalar, 1) }
      font.set(
        "cmap",
        big16(0, 1, 3, 10) + big32(12) + big16(12, 0) + big32(16 + groups.count, 0, scalars.count)
          + groups)
      return try FontFace(bytes: font.bytes)
    }
  }

  private var names: [UInt8] {
    var texts = [
      (1, family), (2, style), (4, "\(family) \(style)"),
      (6, "\(family.filter { $0 != " " })-\(style.filter { $0 != " " })"),
    ]
    for (index, instance) in instances.enumerated() {
      texts.append((300 + 2 * index, instance.style))
      if let name = instance.postScript { texts.append((301 + 2 * index, name)) }
    }
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (identifier, text) in texts {
      let bytes = text.utf16.flatMap { big16(Int($0)) }
      records += big16(3, 1, 0x409, identifier, bytes.count, storage.count)
      storage += bytes
    }
    return big16(0, texts.count, 6 + records.count) + records + storage
  }

  private var fvar: [UInt8] {
    let row = 6 + 4 * axes.count
    var table = big16(1, 0, 16, 2, axes.count, 20, instances.count, row)
    for (tag, minimum, standard, maximum) in axes {
      table += Array(tag.utf8) + big32(minimum << 16, standard << 16, maximum << 16) + big16(0, 256)
    }
    for (index, instance) in instances.enumerated() {
      table += big16(300 + 2 * index, 0)
      for value in instance.values { table += big32(value << 16) }
      table += big16(instance.postScript == nil ? 0xFFFF : 301 + 2 * index)
    }
    return table
  }
}

@Suite("Fonts: matching")
struct FontCollectionTests {
  private func collection(_ faces: [Described]) throws -> FontCollection {
    var collection = FontCollection()
    for face in faces { collection.add(try face.face) }
    return collection
  }

  /// The style of the face that a request finds.
  private func style(
    _ collection: FontCollection, _ name: String, _ query: FontQuery
  ) -> String? {
    collection.face(named: name, for: query)?.names.style
  }

  private func style(_ collection: FontCollection, _ query: FontQuery) -> String? {
    style(collection, "Brand", query)
  }

  @Test("Weights are chosen as CSS Fonts 4, §5.2, step 4 says")
  func weights() throws {
    let fonts = try collection([
      Described(style: "Thin", weight: 100), Described(style: "Regular", weight: 400),
      Described(style: "Bold", weight: 700), Described(style: "Black", weight: 900),
    ])
    // Below 400: lighter ones first; 400 to 500: up to 500, then lighter; above: heavier ones first.
    for (weight, expected) in [
      (100, "Thin"), (300, "Thin"), (400, "Regular"), (450, "Regular"), (500, "Regular"),
      (501, "Bold"), (600, "Bold"), (701, "Black"), (950, "Black"),
    ] {
      #expect(style(fonts, FontQuery(weight: weight)) == expected, "\(weight)")
    }
    let medium = try collection([
      Described(style: "Light", weight: 300), Described(style: "Medium", weight: 500),
      Described(style: "Bold", weight: 700),
    ])
    #expect(style(medium, FontQuery(weight: 400)) == "Medium")
    #expect(style(medium, FontQuery(weight: 350)) == "Light")
    let ends = try collection([
      Described(style: "Light", weight: 300), Described(style: "Bold", weight: 700),
    ])
    #expect(style(ends, FontQuery(weight: 450)) == "Light")
  }

  @Test("Width counts before slope, slope before weight")
  func order() throws {
    let fonts = try collection([
      Described(style: "Regular"), Described(style: "Italic", isItalic: true),
      Described(style: "Bold", weight: 700),
      Described(style: "Condensed", weight: 400, width: 3),
      Described(style: "Expanded Bold", weight: 700, width: 7),
    ])
    #expect(style(fonts, FontQuery(isItalic: true)) == "Italic")
    #expect(style(fonts, FontQuery(weight: 700, isItalic: true)) == "Italic")
    // 75 % is there; at 90 % the narrower 75 % comes before 100 %; at 110 % the wider 125 %.
    #expect(style(fonts, FontQuery(width: 75, isItalic: true)) == "Condensed")
    #expect(style(fonts, FontQuery(width: 90)) == "Condensed")
    #expect(style(fonts, FontQuery(width: 110)) == "Expanded Bold")
    #expect(style(fonts, FontQuery(width: 50)) == "Condensed")
    #expect(style(fonts, FontQuery(weight: 700)) == "Bold")
  }

  @Test("Named places of a variable font are faces, by full and PostScript name")
  func namedInstances() throws {
    let fonts = try collection([
      Described(
        family: "Big Shop", axes: [("wght", 100, 400, 900), ("wdth", 75, 100, 125)],
        instances: [
          ("Regular", nil, [400, 100]), ("Medium", nil, [500, 100]),
          ("Condensed Black", "Shop-Heavy", [900, 75]),
        ])
    ])
    func place(_ name: String, _ query: FontQuery = FontQuery()) -> [Int]? {
      fonts.face(named: name, for: query).map { [$0.traits.weight, Int($0.traits.width)] }
    }
    #expect(place("Big Shop Medium") == [500, 100])
    #expect(place("bigshop-medium") == [500, 100])
    #expect(place("Big Shop Condensed Black") == [900, 75])
    #expect(place("Shop-Heavy") == [900, 75])
    #expect(place("BigShop-CondensedBlack") == nil)
    #expect(place("Big Shop") == [400, 100])
    // Another weight or width is the family's; what is not asked for stays that of the place.
    #expect(place("Big Shop Medium", FontQuery(weight: 700)) == [700, 100])
    #expect(place("Shop-Heavy", FontQuery(width: 100.5)) == [900, 100])
    // The coordinates are normalised: (500 − 400) / (900 − 400) of 2¹⁴.
    #expect(fonts.face(named: "Big Shop Medium", for: FontQuery())?.coordinates == [3277, 0])
    #expect(fonts.names.contains("Big Shop Medium") && fonts.contains("shop-heavy"))
  }

  @Test("Families, full and PostScript names find faces, in small and large letters")
  func names() throws {
    let fonts = try collection([
      Described(family: "Big Shop", style: "Regular"),
      Described(family: "Big Shop", style: "Bold", weight: 700),
      Described(family: "Other", style: "Regular"),
    ])
    #expect(fonts.families == ["Big Shop", "Other"])
    #expect(style(fonts, "big  shop", FontQuery(weight: 700)) == "Bold")
    #expect(style(fonts, "Big Shop Bold", FontQuery()) == "Bold")
    #expect(style(fonts, "BigShop-Bold", FontQuery()) == "Bold")
    // Another weight than the plain one is asked for: the family's.
    #expect(style(fonts, "BigShop-Regular", FontQuery(weight: 700)) == "Bold")
    #expect(style(fonts, "BigShop", FontQuery()) == nil)
    #expect(!fonts.contains("BigShop") && fonts.contains("OTHER"))
  }

  @Test("Axes of a variable face are set by weight, width, slope and size")
  func axes() throws {
    let fonts = try collection([
      Described(axes: [
        ("wght", 100, 400, 900), ("wdth", 75, 100, 125), ("slnt", -10, 0, 0), ("opsz", 8, 14, 72),
      ])
    ])
    let face = try #require(
      fonts.face(
        named: "Brand", for: FontQuery(weight: 650, width: 75, isItalic: true, size: 43)))
    // (650 − 400) / 500, (75 − 100) / 25, −10 / 10, (43 − 14) / 58 in 16,384ths.
    #expect(face.variation.coordinates == [8192, -16384, -16384, 8192])
    #expect(face.traits == FontTraits(weight: 650, width: 75, isItalic: true))
    // The same place is the same face, so that texts share what it has read.
    let again = fonts.face(
      named: "Brand", for: FontQuery(weight: 650, width: 75, isItalic: true, size: 43))
    #expect(again === face)
    // A place beyond an axis is its end.
    #expect(fonts.face(named: "Brand", for: FontQuery(weight: 1000))?.traits.weight == 900)
  }

  @Test("Han is drawn by the face that is made for the language")
  func han() throws {
    let fonts = try collection([
      Described(family: "Noto Sans Thai"),
      Described(family: "Some Sans JP", codePages: [17, 18, 19, 20]),
      Described(family: "Some Sans SC", codePages: [17, 18, 19, 20]),
      Described(family: "Gothic Korea", codePages: [19]),
      Described(family: "Big Five", codePages: [20, 18]),
    ])
    func first(_ tag: String) -> String? {
      fonts.fallbacks(for: FontQuery(), language: HanLanguage(tag)).first?.names.family
    }
    #expect(first("ja") == "Some Sans JP")
    #expect(first("zh-Hans") == "Some Sans SC")
    #expect(first("zh") == "Some Sans SC")
    #expect(first("ko-KR") == "Gothic Korea")
    #expect(first("zh-Hant-TW") == "Big Five")
    #expect(first("zh_HK") == "Big Five")
    #expect(first("en") == "Noto Sans Thai")
  }

  @Test("Coverage counts the characters of a script once, of several faces and planes")
  func coverage() throws {
    // Thai has 86 characters, ฿ is common; U+20000 is Han.
    let faces = [
      try Described(scalars: [0x41, 0xE01, 0xE02, 0x20000]).face,
      try Described(scalars: [0xE02, 0xE03, 0xE3F, 0xE000]).face,
    ]
    let coverage = ScriptCoverage.of(faces)
    #expect(coverage.map(\.script) == [.thai, .latin, .han])
    #expect(coverage.map(\.covered) == [3, 1, 1])
    #expect(coverage.first?.total == 86)
  }
}
