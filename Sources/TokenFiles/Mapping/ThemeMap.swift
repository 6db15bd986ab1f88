package import JSON

/// Which token is which part of a theme: `stillframe-theme-map` files, read and written.
package struct ThemeMap: Sendable {
  /// The token of one part of a theme.
  package struct Entry: Sendable {
    /// The name of the token, by appearance where it differs.
    package var token: String?
    package var byAppearance: [ThemeAppearance: String] = [:]
    /// Parts of the token that the theme is to leave out.
    package var without: [String] = []
    /// Why a proposal has it; `nil` for what somebody wrote.
    package var reason: String?
    /// Where the map says so; `nil` for a proposal.
    var place: JSONValue?

    package init(token: String? = nil, byAppearance: [ThemeAppearance: String] = [:]) {
      self.token = token
      self.byAppearance = byAppearance
    }

    package func name(in appearance: ThemeAppearance) -> String? {
      byAppearance[appearance] ?? token
    }
  }

  /// How messages name the map.
  package var file: String
  package var name: String?
  package var surfaces: String?
  /// The mode of the tokens that each appearance has.
  package var appearances: [(appearance: ThemeAppearance, mode: String)] = []
  /// The entries by section and key, in the order of the theme.
  package var sections: [(section: ThemeSection, entries: [(key: String, entry: Entry)])] = []
  /// Where each mode is said.
  var modePlaces: [ThemeAppearance: JSONValue] = [:]

  package static let schemaVersion = 1

  package init(file: String) { self.file = file }

  package subscript(section: ThemeSection) -> [(key: String, entry: Entry)] {
    sections.first { $0.section == section }?.entries ?? []
  }

  /// The names of all tokens that the map uses.
  package var tokenNames: Set<String> {
    var names: Set<String> = []
    for (_, entries) in sections {
      for (_, entry) in entries {
        if let token = entry.token { names.insert(token) }
        names.formUnion(entry.byAppearance.values)
      }
    }
    return names
  }
}

// MARK: Reading

extension ThemeMap {
  /// Reads a map.
  package init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    self.init(file: file)
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw DocumentError(error).inFile(file)
    }
    do throws(DocumentError) {
      try read(root)
    } catch {
      throw error.inFile(file)
    }
  }

  private mutating func read(_ root: JSONValue) throws(DocumentError) {
    guard root.kind == .object else { throw root.wrongKind(expected: "a map of a theme") }
    let known = ["$schema", "schemaVersion", "name", "surfaces", "appearances"]
    try root.checkKeys(known + ThemeSection.allCases.map(\.rawValue), of: "a map of a theme")
    if let version = root["schemaVersion"], version.integer != Self.schemaVersion {
      throw version.wrongKind(expected: "\(Self.schemaVersion), the version that is known")
    }
    name = try text(root["name"])
    surfaces = try text(root["surfaces"])
    if let given = root["appearances"] {
      guard given.kind == .object else { throw given.wrongKind(expected: "modes by appearance") }
      try given.checkKeys(ThemeAppearance.allCases.map(\.rawValue), of: "the appearances")
      for appearance in ThemeAppearance.allCases {
        guard let value = given[appearance.rawValue] else { continue }
        guard let mode = value.string else {
          throw value.wrongKind(expected: "a mode such as \"dark\" or \"theme=dark\"")
        }
        appearances.append((appearance, mode))
        modePlaces[appearance] = value
      }
    }
    for section in ThemeSection.allCases {
      guard let given = root[section.rawValue] else { continue }
      guard given.kind == .object else { throw given.wrongKind(expected: "names of tokens") }
      if !section.keys.isEmpty {
        for member in given.members where !section.keys.contains(member.key) {
          throw DocumentError(
            atKeyOf: member,
            .unknownName(
              member.key, kind: section.kind,
              nearest: nearestName(to: member.key, in: section.keys), known: section.keys))
        }
      }
      var entries: [(key: String, entry: Entry)] = []
      for member in given.members {
        entries.append((member.key, try entry(member.value, section)))
      }
      let order = section.keys
      if !order.isEmpty {
        entries.sort {
          (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0)
        }
      }
      sections.append((section, entries))
    }
  }

  private func text(_ value: JSONValue?) throws(DocumentError) -> String? {
    guard let value else { return nil }
    guard let text = value.string else { throw value.wrongKind(expected: "a text") }
    return text
  }

  private func entry(
    _ value: JSONValue, _ section: ThemeSection
  ) throws(DocumentError) -> Entry {
    var entry = Entry()
    entry.place = value
    if let token = value.string {
      entry.token = token
      return entry
    }
    guard value.kind == .object else { throw value.wrongKind(expected: "the name of a token") }
    let appearances = ThemeAppearance.allCases.map(\.rawValue)
    try value.checkKeys(["token", "without"] + appearances, of: "a part of the theme")
    entry.token = try text(value["token"])
    for appearance in ThemeAppearance.allCases {
      entry.byAppearance[appearance] = try text(value[appearance.rawValue])
    }
    if let list = value["without"] {
      guard list.kind == .array else { throw list.wrongKind(expected: "an array of parts") }
      for element in list.elements {
        guard let part = element.string else { throw element.wrongKind(expected: "a part's name") }
        entry.without.append(part)
      }
    }
    guard entry.token != nil || !entry.byAppearance.isEmpty else {
      throw DocumentError(
        at: value, .missingKey("token", of: "a part of the theme", expected: "a token's name"))
    }
    return entry
  }
}

// MARK: Writing

extension ThemeMap {
  /// The map as JSON.
  package func text() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", Self.schemaVersion)
      if let name { json.member("name", name) }
      if let surfaces { json.member("surfaces", surfaces) }
      if !appearances.isEmpty {
        json.member("appearances", object: .block) { json in
          for (appearance, mode) in appearances { json.member(appearance.rawValue, mode) }
        }
      }
      for (section, entries) in sections where !entries.isEmpty {
        json.member(section.rawValue, object: .block) { json in
          for (key, entry) in entries {
            json.key(key)
            Self.write(entry, to: &json)
          }
        }
      }
    }
    return json.text
  }

  private static func write(_ entry: Entry, to json: inout JSONWriter) {
    if let token = entry.token, entry.byAppearance.isEmpty, entry.without.isEmpty {
      json.value(token)
      return
    }
    json.object(.inline) { json in
      if let token = entry.token { json.member("token", token) }
      for appearance in ThemeAppearance.allCases {
        guard let token = entry.byAppearance[appearance] else { continue }
        json.member(appearance.rawValue, token)
      }
      if !entry.without.isEmpty { json.member("without", entry.without) }
    }
  }

  /// The JSON Schema of maps.
  package static func schema() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "Map of design tokens to a theme")
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.member("properties", object: .block) { json in
        json.member("$schema", object: .inline) { $0.member("type", "string") }
        json.member("schemaVersion", object: .inline) { $0.member("const", schemaVersion) }
        json.member("name", object: .inline) { $0.member("type", "string") }
        json.member("surfaces", object: .inline) { $0.member("enum", ["solid", "glass"]) }
        json.member("appearances", object: .block) { json in
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.member("properties", object: .block) { json in
            for appearance in ThemeAppearance.allCases {
              json.member(appearance.rawValue, object: .inline) { $0.member("type", "string") }
            }
          }
        }
        for section in ThemeSection.allCases {
          json.member(section.rawValue, object: .block) { json in
            json.member("type", "object")
            let reference = "#/$defs/token"
            if section.keys.isEmpty {
              json.member("additionalProperties", object: .inline) { $0.member("$ref", reference) }
            } else {
              json.member("additionalProperties", false)
              json.member("properties", object: .block) { json in
                for key in section.keys {
                  json.member(key, object: .inline) { $0.member("$ref", reference) }
                }
              }
            }
          }
        }
      }
      json.member("$defs", object: .block) { json in
        json.member("token", object: .block) { json in
          json.member("type", ["string", "object"])
          json.member("additionalProperties", false)
          json.member("properties", object: .block) { json in
            for key in ["token"] + ThemeAppearance.allCases.map(\.rawValue) {
              json.member(key, object: .inline) { $0.member("type", "string") }
            }
            json.member("without", object: .inline) { json in
              json.member("type", "array")
              json.member("items", object: .inline) { $0.member("type", "string") }
            }
          }
        }
      }
    }
    return json.text
  }
}
