import Graphics
import JSON

/// Writes tokens in the Design Tokens format: a file of groups, or a resolver document where there are modes.
struct DesignTokenWriter {
  private let modes: TokenModeTables
  private(set) var omissions: [String] = []
  /// Names that are groups too, so that their own token is `$root`.
  private var groups: Set<[String]> = []
  private var renamed: [String: [String]] = [:]

  init(_ modes: TokenModeTables) { self.modes = modes }

  mutating func text() -> String {
    let all = modes.standard.tokens + modes.contexts.flatMap(\.tokens)
    for token in all {
      let parts = token.parts.map(Self.name)
      if parts != token.parts, renamed[token.name] == nil {
        let text = parts.joined(separator: ".")
        omissions.append("\(token.name) is called \(text): names have no \".\", \"{\" and \"}\"")
      }
      renamed[token.name] = parts
      for count in 1..<max(parts.count, 1) { groups.insert(Array(parts.prefix(count))) }
    }
    var json = JSONWriter()
    guard !modes.library.axes.filter({ $0.contexts.count > 1 }).isEmpty else {
      json.object { json in write(modes.standard.tokens, to: &json) }
      return json.text
    }
    json.object { json in
      json.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      json.member("version", "2025.10")
      json.member("sets", object: .block) { json in
        json.member("base", object: .block) { json in
          json.member("sources", array: .block) { json in
            json.object { json in write(modes.standard.tokens, to: &json) }
          }
        }
      }
      json.member("modifiers", object: .block) { json in
        for axis in modes.library.axes where axis.contexts.count > 1 {
          json.member(axis.name, object: .block) { json in
            json.member("contexts", object: .block) { json in
              for (index, context) in axis.contexts.enumerated() {
                json.member(context, array: .block) { json in
                  guard index != axis.standard else { return }
                  let own = modes.contexts.first { $0.axis == axis && $0.name == context }
                  json.object { json in write(own?.tokens ?? [], to: &json) }
                }
              }
            }
            json.member("default", axis.contexts[axis.standard])
          }
        }
      }
      json.member("resolutionOrder", array: .block) { json in
        json.object(.inline) { $0.member("$ref", "#/sets/base") }
        for axis in modes.library.axes where axis.contexts.count > 1 {
          json.object(.inline) { $0.member("$ref", "#/modifiers/\(Self.pointer(axis.name))") }
        }
      }
    }
    return json.text
  }

  private static func pointer(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
      .replacing(" ", with: "%20")
  }

  private static func name(_ part: String) -> String {
    var name = String(part.map { ".{}".contains($0) ? "-" : $0 })
    if name.hasPrefix("$"), name != "$root" { name.removeFirst() }
    return name.isEmpty ? "-" : name
  }

  // MARK: Groups

  private struct Group {
    var children: [(name: String, group: Int)] = []
    var index: [String: Int] = [:]
    var token: Token?
  }

  private mutating func write(_ tokens: [Token], to json: inout JSONWriter) {
    var groups = [Group()]
    for token in tokens where isWritten(token) {
      var parts = renamed[token.name] ?? token.parts
      if self.groups.contains(parts) { parts.append("$root") }
      var group = 0
      for part in parts {
        if let child = groups[group].index[part] {
          group = child
          continue
        }
        groups.append(Group())
        groups[group].children.append((part, groups.count - 1))
        groups[group].index[part] = groups.count - 1
        group = groups.count - 1
      }
      groups[group].token = token
    }
    write(0, of: groups, to: &json)
  }

  private func write(_ group: Int, of groups: [Group], to json: inout JSONWriter) {
    for (name, child) in groups[group].children {
      if let token = groups[child].token {
        json.member(name, object: .inline) { json in write(token, to: &json) }
      } else {
        json.member(name, object: .block) { json in write(child, of: groups, to: &json) }
      }
    }
  }

  private mutating func isWritten(_ token: Token) -> Bool {
    guard case .success(let value) = token.value else { return false }
    var reason: String?
    switch value {
    case .text, .boolean: reason = "the format has no \(value.type.rawValue)"
    case .dimension(let length) where length.unit == .em || length.unit == .percent:
      reason = "the format has no unit \(length.unit.rawValue)"
    case .typography(let style):
      let parts = style.further.filter { !$0.isNeutral }.map(\.name)
      let lost = parts + (style.weight?.isItalic == true ? ["italic"] : [])
      if !lost.isEmpty { omit("\(token.name): the format has no \(lost.joined(separator: ", "))") }
    default: break
    }
    if let reason { omit("\(token.name): \(reason)") }
    return reason == nil
  }

  private mutating func omit(_ line: String) {
    if omissions.count < 1_000, !omissions.contains(line) { omissions.append(line) }
  }

  // MARK: Tokens

  private func write(_ token: Token, to json: inout JSONWriter) {
    guard case .success(let value) = token.value else { return }
    json.member("$type", value.type.rawValue)
    json.key("$value")
    if let alias = token.alias, let target = modes.standard[alias],
      case .success(let known) = target.value, known.type == value.type
    {
      var parts = renamed[alias] ?? target.parts
      if groups.contains(parts) { parts.append("$root") }
      json.value("{\(parts.joined(separator: "."))}")
    } else {
      Self.write(value, to: &json)
    }
    if let description = token.description { json.member("$description", description) }
    if let reason = token.deprecation {
      if reason.isEmpty {
        json.member("$deprecated", true)
      } else {
        json.member("$deprecated", reason)
      }
    }
  }

  private static func write(_ value: TokenValue, to json: inout JSONWriter) {
    switch value {
    case .color(let color): write(color, to: &json)
    case .dimension(let length): write(length, to: &json)
    case .fontFamily(let names):
      if names.count == 1 {
        json.value(names[0])
      } else {
        json.array(.inline) { for name in names { $0.value(name) } }
      }
    case .fontWeight(let weight): json.value(weight.value)
    case .duration(let duration): write(duration, to: &json)
    case .cubicBezier(let curve): json.array(.inline) { for number in curve { $0.value(number) } }
    case .number(let number): json.value(number)
    case .strokeStyle(let stroke): write(stroke, to: &json)
    case .border(let border):
      json.object(.inline) { json in
        json.key("color")
        write(border.color, to: &json)
        json.key("width")
        write(border.width, to: &json)
        json.key("style")
        write(border.style, to: &json)
      }
    case .transition(let transition):
      json.object(.inline) { json in
        json.key("duration")
        write(transition.duration, to: &json)
        json.key("delay")
        write(transition.delay, to: &json)
        json.member("timingFunction", transition.timing)
      }
    case .shadow(let shadows):
      if shadows.count == 1 {
        write(shadows[0], to: &json)
      } else {
        json.array(.inline) { json in for shadow in shadows { write(shadow, to: &json) } }
      }
    case .gradient(let stops):
      json.array(.inline) { json in
        for stop in stops {
          json.object(.inline) { json in
            json.key("color")
            write(stop.color, to: &json)
            json.member("position", stop.position)
          }
        }
      }
    case .typography(let style): write(style, to: &json)
    case .text(let text): json.value(text)
    case .boolean(let isTrue): json.value(isTrue)
    }
  }

  private static func write(_ color: TokenColor, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("colorSpace", color.space.rawValue)
      json.member("components", array: .inline) { json in
        for component in color.components {
          if let component { json.value(component) } else { json.value("none") }
        }
      }
      if let alpha = color.alpha {
        if alpha != 1 { json.member("alpha", alpha) }
      } else {
        json.member("alpha", "none")
      }
    }
  }

  private static func write(_ length: TokenLength, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("value", length.value)
      json.member("unit", length.unit.rawValue)
    }
  }

  private static func write(_ duration: TokenDuration, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("value", duration.value)
      json.member("unit", duration.isSeconds ? "s" : "ms")
    }
  }

  private static func write(_ stroke: TokenStroke, to json: inout JSONWriter) {
    switch stroke {
    case .named(let name): json.value(name)
    case .dashes(let lengths, let cap):
      json.object(.inline) { json in
        json.member("dashArray", array: .inline) { json in
          for length in lengths { write(length, to: &json) }
        }
        json.member("lineCap", cap)
      }
    }
  }

  private static func write(_ shadow: TokenShadow, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.key("color")
      write(shadow.color, to: &json)
      let lengths = [
        ("offsetX", shadow.x), ("offsetY", shadow.y), ("blur", shadow.blur),
        ("spread", shadow.spread),
      ]
      for (name, length) in lengths {
        json.key(name)
        write(length, to: &json)
      }
      if shadow.isInset { json.member("inset", true) }
    }
  }

  private static func write(_ style: TokenTypography, to json: inout JSONWriter) {
    json.object(.inline) { json in
      if let families = style.families { json.member("fontFamily", families) }
      if let size = style.size {
        json.key("fontSize")
        write(size, to: &json)
      }
      if let weight = style.weight { json.member("fontWeight", weight.value) }
      let em = style.size?.points(em: 16) ?? 16
      if let spacing = style.letterSpacing {
        json.key("letterSpacing")
        let isKnown = spacing.unit == .px || spacing.unit == .rem
        write(isKnown ? spacing : TokenLength(spacing.points(em: em)), to: &json)
      }
      switch style.lineHeight {
      case .factor(let factor): json.member("lineHeight", factor)
      case .length(let length): json.member("lineHeight", length.points(em: em) / em)
      case .automatic, nil: break
      }
    }
  }
}
