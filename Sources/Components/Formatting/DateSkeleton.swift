/// The fields of a date that are asked for, such as `yMMMd`, without their order.
///
/// A locale has patterns for the usual skeletons; the pattern of another one is that of the nearest,
/// with its fields made as wide as asked for (UTS #35, Matching Skeletons).
struct DateSkeleton: Equatable {
  /// A field: its letter (`M` for `L`, `E` for `c`) and its width.
  struct Field: Equatable {
    let letter: Character
    var count: Int

    /// Names and numbers are different kinds of one field.
    var isText: Bool { (letter == "M" || letter == "Q") ? count >= 3 : "EGaB".contains(letter) }
  }

  /// A skeleton that a locale has a pattern for.
  struct Available {
    let skeleton: DateSkeleton
    let pattern: String

    init(key: String, pattern: String) {
      skeleton = DateSkeleton(key)
      self.pattern = pattern
    }
  }

  var fields: [Field] = []

  init(fields: [Field]) {
    self.fields = fields
  }

  init(_ text: String) {
    for character in text {
      let letter = Self.canonical(character)
      if fields.last?.letter == letter {
        fields[fields.count - 1].count += 1
      } else {
        fields.append(Field(letter: letter, count: 1))
      }
    }
    for index in fields.indices where fields[index].letter == "E" && fields[index].count < 3 {
      fields[index].count = 3
    }
  }

  /// The letter of a field under which its other letters are found.
  static func canonical(_ letter: Character) -> Character {
    switch letter {
    case "L": "M"
    case "c", "e": "E"
    case "q": "Q"
    case "u", "r": "y"
    case "K": "h"
    case "k": "H"
    case "z", "V", "O", "Z", "x", "X": "v"
    case "b": "a"
    default: letter
    }
  }

  private static let timeLetters = "ahHmsSvB"

  var date: DateSkeleton {
    DateSkeleton(fields: fields.filter { !Self.timeLetters.contains($0.letter) })
  }
  var time: DateSkeleton {
    DateSkeleton(fields: fields.filter { Self.timeLetters.contains($0.letter) })
  }

  subscript(letter: Character) -> Field? { fields.first { $0.letter == letter } }

  func without(_ letter: Character) -> DateSkeleton {
    DateSkeleton(fields: fields.filter { $0.letter != letter })
  }

  /// How far another skeleton with the same fields is from this one; `nil` where it has others.
  func distance(to other: DateSkeleton) -> Int? {
    guard fields.count == other.fields.count else { return nil }
    var distance = 0
    for field in fields {
      guard let match = other[field.letter] else { return nil }
      distance += field.isText == match.isText ? abs(field.count - match.count) : 100
    }
    return distance
  }

  /// A pattern with its fields as wide as in this skeleton.
  func widening(_ pattern: String, of found: DateSkeleton) -> DatePattern {
    var pattern = DatePattern(pattern)
    for (index, part) in pattern.parts.enumerated() {
      guard case .field(let letter, let count) = part, let wanted = self[Self.canonical(letter)]
      else {
        continue
      }
      let has = found[wanted.letter]?.count ?? count
      if wanted.isText {
        // Where the language writes a number for a name, it stays one.
        guard wanted.count != has, count >= 3 || !"ML".contains(letter) else { continue }
        pattern.parts[index] = .field(letter, wanted.count)
      } else if wanted.count > 1, wanted.count != has {
        pattern.parts[index] = .field(letter, wanted.count)
      }
    }
    return pattern
  }
}

extension FormatLocale {
  /// Whether days are read in two halves of twelve hours.
  var usesTwelveHours: Bool { entry("hours") == "12" }

  /// The pattern for a skeleton, or `nil` where the locale's table has none.
  func pattern(_ skeleton: DateSkeleton) -> DatePattern? {
    // The half of the day comes with its hours, and parts of seconds with seconds.
    let half = skeleton["a"]
    let fraction = skeleton["S"]
    var wanted = skeleton.without("a").without("S")
    if let hour = wanted["h"] ?? wanted["H"], fraction != nil, wanted["s"] == nil {
      wanted.fields.append(.init(letter: "s", count: hour.count))
    }
    guard var pattern = nearest(wanted) ?? joined(wanted) ?? appended(wanted) else { return nil }
    for (index, part) in pattern.parts.enumerated() {
      guard case .field(let letter, _) = part else { continue }
      if letter == "a", let half { pattern.parts[index] = .field(letter, half.count) }
    }
    if let fraction {
      guard
        let seconds = pattern.parts.firstIndex(where: {
          if case .field("s", _) = $0 { true } else { false }
        })
      else { return nil }
      pattern.parts.insert(
        contentsOf: [.text(symbols.decimal), .field("S", fraction.count)], at: seconds + 1)
    }
    return pattern
  }

  private func nearest(_ skeleton: DateSkeleton) -> DatePattern? {
    var best: (distance: Int, available: DateSkeleton.Available)?
    for available in availableDates {
      guard let distance = skeleton.distance(to: available.skeleton) else { continue }
      if distance < best?.distance ?? .max { best = (distance, available) }
    }
    if let best { return skeleton.widening(best.available.pattern, of: best.available.skeleton) }
    // A field alone needs no pattern.
    guard skeleton.fields.count == 1, let field = skeleton.fields.first else { return nil }
    return DatePattern(String(repeating: field.letter, count: field.count))
  }

  /// A day and a time, each in its own pattern.
  private func joined(_ skeleton: DateSkeleton) -> DatePattern? {
    guard !skeleton.date.fields.isEmpty, !skeleton.time.fields.isEmpty,
      let date = pattern(skeleton.date), let time = pattern(skeleton.time)
    else { return nil }
    return join(skeleton, date: date, time: time)
  }

  /// The words between a day and a time, by the width of the month.
  func join(_ skeleton: DateSkeleton, date: DatePattern, time: DatePattern) -> DatePattern {
    let month = skeleton["M"]?.count ?? 1
    let style =
      month == 4 ? (skeleton["E"] != nil ? "full" : "long") : month == 3 ? "medium" : "short"
    let words = entry("at/\(style)") ?? entry("join/\(style)") ?? "{1}, {0}"
    var result = DatePattern("")
    var rest = Substring(words.filter { $0 != "'" })
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { result.parts.append(.text(String(rest[..<brace]))) }
      rest = rest[brace...]
      result.parts += rest.hasPrefix("{0}") ? time.parts : date.parts
      rest = rest.dropFirst(3)
    }
    if !rest.isEmpty { result.parts.append(.text(String(rest))) }
    return result
  }

  /// A pattern with a field that the tables have in no skeleton of the kind, behind the others.
  private func appended(_ skeleton: DateSkeleton) -> DatePattern? {
    for letter in ["v", "G", "E"] as [Character] {
      guard skeleton.fields.count > 1, let field = skeleton[letter],
        var pattern = pattern(skeleton.without(letter))
      else { continue }
      pattern.parts += [.text(" "), .field(letter, field.count)]
      return pattern
    }
    return nil
  }
}
