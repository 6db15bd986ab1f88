import Components
import Documents
import Mutants

/// Makes documents that the schema allows, from the table that the reader and the schema are made of.
@MainActor
struct DocumentGenerator {
  private let components: [DocumentComponent]
  private let definitions: [String: Schema]
  /// How many views may be within one another.
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    components = DocumentTable.standard.components
    var definitions: [String: Schema] = [:]
    for definition in DocumentSchema.definitions() {
      definitions[definition.name] = definition.schema
    }
    self.definitions = definitions
  }

  /// The document of a seed, the same on every machine.
  func document(_ seed: UInt64) -> FuzzValue {
    var source = Source(random: SeededRandom(seed), views: 60)
    // The first numbers of neighbouring seeds are no more alike than any others.
    _ = source.random.next()
    return object(SchemaObject(properties: Document.properties), &source, level: 0)
  }

  /// Where choices come from, and how many more views there may be.
  private struct Source {
    var random: SeededRandom
    var views: Int

    mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[below(elements.count)]
    }
  }

  // MARK: Values

  private func value(_ schema: Schema, _ source: inout Source, level: Int) -> FuzzValue {
    switch schema {
    case .boolean: .boolean(source.chance(60))
    case .string: .string(text(&source))
    case .pattern(let expression): .string(word(matching: expression, &source))
    case .number(let range): .number(number(in: range, &source))
    case .integer(let range):
      .number(
        number(in: Double(range.lowerBound)...Double(range.upperBound), &source).rounded(.down))
    case .words(let words): .string(source.pick(words))
    case .array(let element, let minimum):
      .array(array(of: element, minimum: minimum, &source, level: level))
    case .object(let properties): object(properties, &source, level: level)
    case .anyOf(let choices): value(source.pick(choices), &source, level: level)
    case .reference("view"): view(&source, level: level)
    case .reference(let name):
      value(definitions[name] ?? .string, &source, level: level)
    }
  }

  private func array(
    of element: Schema, minimum: Int, _ source: inout Source, level: Int
  ) -> [FuzzValue] {
    var count = minimum + source.below(source.chance(10) ? 12 : 4)
    if case .reference("view") = element, level >= depth || source.views <= 0 { count = minimum }
    var values: [FuzzValue] = []
    for _ in 0..<count { values.append(value(element, &source, level: level)) }
    return values
  }

  private func object(_ object: SchemaObject, _ source: inout Source, level: Int) -> FuzzValue {
    if object.takesOneKey {
      let property = source.pick(object.properties)
      return .object([(property.name, value(of: property, &source, level: level))])
    }
    var members: [(key: String, value: FuzzValue)] = []
    for property in object.properties {
      let isWanted = property.isRequired || property.name == "children" && source.chance(85)
      guard isWanted || source.chance(25) else { continue }
      members.append((property.name, value(of: property, &source, level: level)))
    }
    return .object(members)
  }

  /// Files are known by the key that names them: their schema is any text.
  private func value(
    of property: SchemaObject.Property, _ source: inout Source, level: Int
  ) -> FuzzValue {
    switch property.name {
    case "theme": .string(FuzzFiles.theme)
    // There are no files of fonts, and no folders.
    case "fonts", "resources": .array([])
    default: value(property.schema, &source, level: level)
    }
  }

  private func view(_ source: inout Source, level: Int) -> FuzzValue {
    source.views -= 1
    let component = source.pick(components)
    let arguments = object(
      SchemaObject(properties: component.properties), &source, level: level + 1)
    var members: [(key: String, value: FuzzValue)] = [("type", .string(component.name))]
    // The schema of a file's name is any text, in an image, an include and an avatar.
    let file = component.name == "include" ? FuzzFiles.part : FuzzFiles.picture
    if case .object(let own) = arguments {
      let names = ["file", "image"]
      for (key, value) in own {
        members.append((key, names.contains(key) ? .string(file) : value))
      }
    }
    if source.chance(60) {
      var modifiers: [FuzzValue] = []
      for _ in 0...source.below(source.chance(10) ? 8 : 3) {
        modifiers.append(value(.reference("modifier"), &source, level: level + 1))
      }
      members.append(("modifiers", .array(modifiers)))
    }
    return .object(members)
  }

  // MARK: Words and numbers

  private func number(in range: ClosedRange<Double>, _ source: inout Source) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let number: Double
    switch source.below(100) {
    case ..<8: return low
    case ..<10: return high
    case ..<13: number = low + (high - low) * Double(source.below(1_000)) / 1_000
    case ..<30: number = Double(source.below(400))
    case ..<40: number = Double(source.below(4_000)) / 100
    default: number = Double(source.below(40))
    }
    return min(max(number, low), high)
  }

  private func text(_ source: inout Source) -> String {
    var text = ""
    for _ in 0...source.below(source.chance(5) ? 40 : 4) {
      if !text.isEmpty, source.chance(80) { text += " " }
      text += source.pick(Self.words)
    }
    return text
  }

  private static let words = [
    "Order", "two", "a", "", "**bold**", "*it", "_x_y", "`code`", "[link](https://a.example)", "[",
    "](", "~~gone~~", "\\*", "مرحبا", "שלום", "日本語", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "\n", "\t", "%@", "%d%%",
    "\u{202E}over", "\u{200D}", "\u{FFFD}", "ﷺ", "fi", "Donaudampfschifffahrtsgesellschaft",
    "1,234.50",
    "\u{0}", "\u{7F}", "\u{2028}", "A\u{0328}\u{0301}\u{0302}\u{0303}", "كتاب", "ff\u{200C}i",
  ]

  private func word(matching expression: String, _ source: inout Source) -> String {
    guard let samples = Self.samples[expression] else {
      fatalError("the fuzzer needs samples of \(expression)")
    }
    return source.pick(samples)
  }

  /// Words for each of the schema's patterns.
  private static let samples: [String: [String]] = [
    "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$": ["en", "ar", "he", "ja", "pt-BR", "de-CH-1996", "ru"],
    "^[a-z0-9_]+(-[a-z0-9_]+)*$": [
      "light", "dark", "rtl", "ax5", "dark-rtl-ax3", "xs", "ar", "dark-ios26", "stillframe",
    ],
    "^[a-z0-9]+(\\.[a-z0-9]+)*$": [
      "heart.fill", "cart.badge.plus", "bell.slash.circle.fill", "50.square",
    ],
    "^[a-z0-9-]+(/[a-z0-9-]+)*$": ["card", "order-card/ready", "a/b/c"],
    "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$": ["#000000", "#FFFFFF", "#0060DF80", "#ff000000"],
    "^.$": ["s", "5", "?"],
    "^asset:.+$": ["asset:Brand/Primary", "asset:a"],
    DocumentSchema.datePattern: [
      "2026-06-14", "2026-06-14T09:41", "2024-02-29", "0001-01-01T00:00", "9999-12-31T23:59",
    ],
  ]
}
