import Graphics
import JSON

extension TokenValueReader {
  func stroke(_ value: JSONValue) throws(TokenFault) -> TokenStroke {
    if let name = value.string {
      guard TokenStroke.names.contains(name) else {
        throw TokenFault(
          .problem(
            .unknownName(
              name, kind: "stroke style", nearest: nearestName(to: name, in: TokenStroke.names),
              known: TokenStroke.names)), at: value, in: file)
      }
      return .named(name)
    }
    try checkKeys(value, ["dashArray", "lineCap"], of: "a stroke style")
    let list = try part(member("dashArray", of: value, "a stroke style")) { _, list in list }
    var dashes: [TokenLength] = []
    for element in list.elements {
      dashes.append(
        try part(element) { (reader, value) throws(TokenFault) in
          try reader.length(value)
        })
    }
    let cap = try part(member("lineCap", of: value, "a stroke style")) { _, cap in cap }
    guard let name = cap.string, TokenStroke.caps.contains(name) else {
      throw fault(cap, expected: "round, butt or square")
    }
    return .dashes(dashes, cap: name)
  }

  func border(_ value: JSONValue) throws(TokenFault) -> TokenBorder {
    try checkKeys(value, ["color", "width", "style"], of: "a border")
    var style = TokenStroke.named("solid")
    // Tokens Studio may leave the style out.
    if !isStudio || value["style"] != nil {
      style = try part(member("style", of: value, "a border")) {
        (reader, value) throws(TokenFault) in try reader.stroke(value)
      }
    }
    return TokenBorder(
      color: try colorPart(member("color", of: value, "a border")),
      width: try lengthPart(member("width", of: value, "a border")), style: style)
  }

  func transition(_ value: JSONValue) throws(TokenFault) -> TokenTransition {
    try checkKeys(value, ["duration", "delay", "timingFunction"], of: "a transition")
    func time(_ key: String) throws(TokenFault) -> TokenDuration {
      try part(member(key, of: value, "a transition")) { (reader, value) throws(TokenFault) in
        try reader.duration(value)
      }
    }
    let delay =
      value["delay"] == nil
      ? TokenDuration(value: 0, isSeconds: false) : try time("delay")
    return TokenTransition(
      duration: try time("duration"), delay: delay,
      timing: try part(member("timingFunction", of: value, "a transition")) {
        (reader, value) throws(TokenFault) in try reader.curve(value)
      })
  }

  /// One shadow or a list of them, each of which may be an alias of one or of a list.
  func shadows(_ value: JSONValue) throws(TokenFault) -> [TokenShadow] {
    if isStudio, let text = value.string {
      if text.trimmed == "none" { return [] }
      guard let shadows = cssShadows(try interpolated(text, at: value)) else {
        throw fault(value, expected: "a shadow such as \"0 1px 2px rgba(0, 0, 0, 0.2)\"")
      }
      return shadows
    }
    // Plugins of Figma write a list of effects.
    if isStudio, let effects = value["effects"], effects.kind == .array {
      return try self.effects(effects)
    }
    guard value.kind == .array else { return [try shadow(value)] }
    var shadows: [TokenShadow] = []
    for element in value.elements {
      shadows += try part(element) { (reader, value) throws(TokenFault) in
        try reader.shadows(value)
      }
      guard shadows.count <= 64 else { throw fault(value, expected: "at most 64 shadows") }
    }
    return shadows
  }

  /// Shadows as CSS writes them, such as `0 1px 2px #00000033, inset 0 0 1px black`; `nil` for any other text.
  func cssShadows(_ text: String) -> [TokenShadow]? {
    var shadows: [TokenShadow] = []
    for part in text.splitOutsideBrackets(where: { $0 == "," }) {
      var lengths: [TokenLength] = []
      var color: TokenColor?
      var isInset = false
      for word in part.splitOutsideBrackets(where: \.isWhitespace) {
        if word == "inset", !isInset {
          isInset = true
        } else if let length = cssLength(word) {
          lengths.append(length)
        } else if color == nil, let found = CSSColor.color(String(word)) {
          color = TokenColor(found)
        } else {
          return nil
        }
      }
      guard let color, (2...4).contains(lengths.count), shadows.count < 64 else { return nil }
      lengths += Array(repeating: TokenLength(0), count: 4 - lengths.count)
      shadows.append(
        TokenShadow(
          color: color, x: lengths[0], y: lengths[1], blur: lengths[2], spread: lengths[3],
          isInset: isInset))
    }
    return shadows.isEmpty ? nil : shadows
  }

  private func cssLength(_ word: Substring) -> TokenLength? {
    let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
    let name = String(word.dropFirst(digits.count))
    guard let number = Double(digits) else { return nil }
    if name.isEmpty { return TokenLength(number) }
    guard let unit = TokenLength.Unit(rawValue: name), unit != .percent else { return nil }
    return TokenLength(number, unit)
  }

  /// The shadows of a list of Figma's effects; what is not shown has no part in it.
  private func effects(_ list: JSONValue) throws(TokenFault) -> [TokenShadow] {
    var shadows: [TokenShadow] = []
    for effect in list.elements where effect["visible"]?.boolean != false {
      let kinds = ["DROP_SHADOW", "INNER_SHADOW"]
      let type = try member("type", of: effect, "an effect")
      guard let kind = type.string, kinds.contains(kind) else {
        throw TokenFault(
          .problem(
            .unknownName(
              type.string ?? type.found, kind: "effect", nearest: nil, known: kinds)), at: type,
          in: file)
      }
      let offset = try member("offset", of: effect, "an effect")
      shadows.append(
        TokenShadow(
          color: try colorPart(member("color", of: effect, "an effect")),
          x: try lengthPart(member("x", of: offset, "an offset")),
          y: try lengthPart(member("y", of: offset, "an offset")),
          blur: try lengthPart(member("radius", of: effect, "an effect")),
          spread: try effect["spread"].map { (value) throws(TokenFault) in try lengthPart(value) }
            ?? TokenLength(0), isInset: kind == "INNER_SHADOW"))
      guard shadows.count <= 64 else { throw fault(list, expected: "at most 64 shadows") }
    }
    guard !shadows.isEmpty else { throw fault(list, expected: "at least one shadow that is shown") }
    return shadows
  }

  private func shadow(_ value: JSONValue) throws(TokenFault) -> TokenShadow {
    let standard = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    try checkKeys(value, standard + ["x", "y", "type", "shadowType", "radius"], of: "a shadow")
    func length(_ key: String, _ short: String? = nil) throws(TokenFault) -> TokenLength {
      if let member = value[key] ?? short.flatMap({ value[$0] }) { return try lengthPart(member) }
      guard key == "spread" || isStudio else {
        _ = try member(key, of: value, "a shadow")
        return TokenLength(0)
      }
      return TokenLength(0)
    }
    var isInset = (value["type"] ?? value["shadowType"])?.string == "innerShadow"
    if let inset = value["inset"] {
      isInset = try part(inset) { (reader, value) throws(TokenFault) in
        guard let isInset = value.boolean else {
          throw reader.fault(value, expected: "true or false")
        }
        return isInset
      }
    }
    return TokenShadow(
      color: try colorPart(member("color", of: value, "a shadow")),
      x: try length("offsetX", "x"), y: try length("offsetY", "y"),
      blur: try length("blur", "radius"),
      spread: try length("spread"), isInset: isInset)
  }

  func gradient(_ value: JSONValue) throws(TokenFault) -> [TokenGradientStop] {
    if isStudio, let stops = value["stops"] {
      // What a plugin of Figma writes of a gradient; a token has stops and no direction.
      let form = value["gradientType"]
      guard form == nil || form?.string == "linear" else {
        throw TokenFault(
          "a \(form?.string ?? "") gradient is not read: a token has the stops of a linear one",
          at: form ?? value, in: file)
      }
      return try gradient(stops)
    }
    if let text = value.string, let fault = cssGradient(text, at: value) { throw fault }
    guard value.kind == .array else { throw fault(value, expected: "an array of stops") }
    var stops: [TokenGradientStop] = []
    for element in value.elements {
      stops += try part(element) { (reader, value) throws(TokenFault) in
        // A stop may be an alias of a whole gradient.
        if value.kind == .array { return try reader.gradient(value) }
        try reader.checkKeys(value, ["color", "position"], of: "a stop")
        let position = try reader.member("position", of: value, "a stop")
        let number = try reader.part(position) { (reader, value) throws(TokenFault) in
          guard let number = value.number else { throw reader.fault(value, expected: "a number") }
          return number
        }
        // The format says that positions outside 0…1 are moved to its ends.
        let share = min(max(number, 0), 1)
        let color = try reader.colorPart(reader.member("color", of: value, "a stop"))
        return [TokenGradientStop(color: color, position: share)]
      }
      guard stops.count <= 256 else { throw fault(value, expected: "at most 256 stops") }
    }
    guard !stops.isEmpty else { throw fault(value, expected: "at least one stop") }
    return stops
  }

  func typography(_ value: JSONValue) throws(TokenFault) -> TokenTypography {
    guard value.kind == .object else { throw fault(value, expected: "an object of parts") }
    var style = TokenTypography()
    var units: [String: String] = [:]
    for member in value.members {
      // Plugins of Figma write units beside numbers.
      if isStudio, member.key.hasSuffix("Unit"), value[String(member.key.dropLast(4))] != nil,
        let unit = member.value.string, Self.figmaUnits.contains(unit)
      {
        units[String(member.key.dropLast(4))] = unit
        continue
      }
      try part(member.value) { (reader, value) throws(TokenFault) in
        switch Self.partNames[member.key] ?? member.key {
        case "fontFamily": style.families = try reader.families(value)
        case "fontSize": style.size = try reader.length(value)
        case "fontWeight": style.weight = try reader.weight(value)
        case "letterSpacing": style.letterSpacing = try reader.length(value)
        case "lineHeight": style.lineHeight = try reader.lineHeight(value)
        default: style.further.append(try reader.further(member.key, value))
        }
      }
    }
    if let unit = units["lineHeight"] {
      let number = value["lineHeight"]?.number
      style.lineHeight =
        switch (unit, number) {
        case ("PERCENT", let number?): .factor(number / 100)
        case ("PIXELS", let number?): .length(TokenLength(number))
        default: unit == "AUTO" ? .automatic : style.lineHeight
        }
    }
    if units["letterSpacing"] == "PERCENT", let number = value["letterSpacing"]?.number {
      style.letterSpacing = TokenLength(number, .percent)
    }
    return style
  }

  private static let figmaUnits: Set<String> = ["PERCENT", "PIXELS", "AUTO"]

  /// Parts of a text style as Style Dictionary's teams write them.
  private static let partNames: [String: String] = [
    "font-family": "fontFamily", "font-size": "fontSize", "font-weight": "fontWeight",
    "letter-spacing": "letterSpacing", "line-height": "lineHeight",
  ]

  private func further(
    _ name: String, _ value: JSONValue
  ) throws(TokenFault) -> TokenTypography.Part {
    let text = value.string ?? value.number.map(JSONWriter.numberText) ?? value.found
    let neutral = ["none", "original", "0", "0px", "normal", ""]
    return TokenTypography.Part(
      name: name, text: text, isNeutral: neutral.contains(text.lowercased()))
  }

  func lengthPart(_ value: JSONValue) throws(TokenFault) -> TokenLength {
    try part(value) { (reader, value) throws(TokenFault) in try reader.length(value) }
  }
}

extension StringProtocol {
  /// The parts between separators that are not in brackets, without empty ones.
  fileprivate func splitOutsideBrackets(where isSeparator: (Character) -> Bool) -> [Substring] {
    var depth = 0
    return Substring(self).split { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && isSeparator(character)
    }
  }
}
