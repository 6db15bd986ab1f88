/// The settings of one configuration of a target, those of its project below them.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]
  private static let maximumDepth = 16
  /// How many settings one text may name, in all that it names: each may name another twice.
  private static let maximumCount = 1_000
  private static let maximumBytes = 1 << 20

  subscript(key: String) -> String? { values[key].map(expanding) }

  /// Adds settings, which go before those that are there; `$(inherited)` stands for those.
  mutating func add(_ settings: [String: String]) {
    for (key, value) in settings {
      let before = values[key] ?? ""
      values[key] = value.replacing("$(inherited)", with: before)
        .replacing("${inherited}", with: before)
    }
  }

  mutating func setDefault(_ value: String, for key: String) {
    if values[key] == nil { values[key] = value }
  }

  /// The words of a setting.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" })
      .map { $0.filter { $0 != "\"" } }
  }

  func isOn(_ key: String) -> Bool { self[key] == "YES" }

  /// A text with settings in place of `$(NAME)`; a name that is not known is nothing.
  func expanding(_ text: String) -> String {
    var count = 0
    return expanded(text, depth: 0, &count)
  }

  private func expanded(_ text: String, depth: Int, _ count: inout Int) -> String {
    guard depth < Self.maximumDepth, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while count < Self.maximumCount, result.utf8.count < Self.maximumBytes,
      let dollar = rest.firstIndex(of: "$")
    {
      count += 1
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { continue }
      let content = rest[rest.index(after: rest.startIndex)..<close]
      let parts = content.split(separator: ":")
      let name = parts.first.map(String.init) ?? ""
      var value = name.isEmpty ? "" : expanded(values[name] ?? "", depth: depth + 1, &count)
      for change in parts.dropFirst() {
        if change == "c99extidentifier" { value = FilePath.moduleName(value) }
        if change.hasPrefix("default="), value.isEmpty { value = String(change.dropFirst(8)) }
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// What they say of compiling Swift.
  var compiler: CompilerSettings {
    var settings = CompilerSettings()
    if let version = self["SWIFT_VERSION"], version.hasPrefix("6") { settings.languageMode = "6" }
    let flags = words("OTHER_SWIFT_FLAGS")
    let fromFlags = flags.compactMap { flag in
      flag.hasPrefix("-D") && flag.count > 2 ? String(flag.dropFirst(2)) : nil
    }
    for define in words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + fromFlags
    where Self.isName(define) && !settings.defines.contains(define) {
      settings.defines.append(define)
    }
    settings.isMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    for feature in Self.features {
      // What the language has anyway is refused as a flag.
      if feature.isInSwift6, settings.languageMode == "6" { continue }
      let isImplied = isApproachable && feature.isApproachable
      if isOn("SWIFT_UPCOMING_FEATURE_" + feature.key) || isImplied {
        settings.features.append(feature.name)
      }
    }
    return settings
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private struct Feature {
    var key: String
    var name: String
    var isInSwift6 = true
    /// Whether it comes with the setting for approachable concurrency.
    var isApproachable = false
  }

  private static let features: [Feature] = [
    Feature(key: "EXISTENTIAL_ANY", name: "ExistentialAny", isInSwift6: false),
    Feature(key: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
    Feature(key: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures"),
    Feature(key: "BARE_SLASH_REGEX_LITERALS", name: "BareSlashRegexLiterals"),
    Feature(
      key: "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference",
      isApproachable: true),
    Feature(
      key: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", name: "GlobalActorIsolatedTypesUsability",
      isApproachable: true),
    Feature(
      key: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances", isInSwift6: false,
      isApproachable: true),
    Feature(
      key: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures", isApproachable: true),
    Feature(
      key: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault", isInSwift6: false),
    Feature(key: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
    Feature(
      key: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
      isInSwift6: false, isApproachable: true),
  ]
}
