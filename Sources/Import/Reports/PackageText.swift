/// The manifest of the package that an import writes.
struct PackageText {
  struct Target {
    var name: String
    var dependencies: [String] = []
    /// Files below its folder that are not compiled.
    var excluded: [String] = []
    var settings: CompilerSettings?
  }

  var name: String
  var checkout: String
  var targets: [Target]

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// - Parameter products: the products of the library that every target may import.
  func source(products: [String]) -> String {
    let all = products.map { ".product(name: \(literal($0)), package: \"Stillframe\")" }
    var text = """
      // swift-tools-version: 6.2
      // Made by an import of \(name.replacing("\n", with: " ")); changes are lost with the next one.
      import PackageDescription

      let package = Package(
        name: \(literal(name + "-previews")),
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "Stillframe", path: \(literal(checkout)))],
        targets: [

      """
    for target in targets {
      let own = target.dependencies.map(literal)
      text += "    .target(\n      name: \(literal(target.name)),\n"
      text +=
        "      dependencies: [\(((target.settings == nil ? [] : all) + own).joined(separator: ", "))]"
      if !target.excluded.isEmpty {
        text += ",\n      exclude: [\(target.excluded.map(literal).joined(separator: ", "))]"
      }
      if let settings = target.settings {
        text += ",\n      swiftSettings: [\(self.settings(settings, of: target.name))]"
      }
      text += "),\n"
    }
    let modules = targets.filter { $0.settings != nil }.map { literal($0.name) }
    let flags = Program.repeatingFlags.map(literal).joined(separator: ", ")
    let commands = ".product(name: \"Commands\", package: \"Stillframe\")"
    text += """
          .executableTarget(
            name: "previews",
            dependencies: [\((modules + [commands]).joined(separator: ", "))],
            linkerSettings: [.unsafeFlags([\(flags)], .when(platforms: [.linux]))]),
        ],
        swiftLanguageModes: [.v6]
      )

      """
    return text
  }

  private func settings(_ settings: CompilerSettings, of module: String) -> String {
    var parts = [".swiftLanguageMode(.v5)"]
    parts += settings.defines.map { ".define(\(literal($0)))" }
    if settings.isMainActor { parts.append(".defaultIsolation(MainActor.self)") }
    parts += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(literal($0)))" }
    var flags = ["-suppress-warnings"]
    for flag in ["-import-module", "Combine", "-entry-point-function-name", "\(module)_main"] {
      flags += ["-Xfrontend", flag]
    }
    parts.append(".unsafeFlags([\(flags.map(literal).joined(separator: ", "))])")
    return parts.joined(separator: ", ")
  }
}
