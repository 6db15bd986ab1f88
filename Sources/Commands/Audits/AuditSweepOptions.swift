import Components

/// Which axes `audit --sweep` varies: all that no flag of the appearance holds at one value.
struct AuditSweepOptions {
  private let sweep: AuditSweep

  /// - Throws: `UsageError` where a variant is named, which leaves nothing to vary.
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.has("--variant") else {
      throw .conflict(
        "--sweep", "--variant", reason: "a sweep makes its own variants; hold an axis by its flag")
    }
    var sweep = AuditSweep()
    if let name = arguments.text("--type-size"), let size = DynamicTypeSize(name: name) {
      sweep.typeSizes = [size]
    }
    if let name = try arguments.choice("--direction") {
      sweep.directions = [name == "rtl" ? .rightToLeft : .leftToRight]
    }
    if let name = try arguments.choice("--scheme"), let scheme = ColorScheme(rawValue: name) {
      sweep.colorSchemes = [scheme]
    }
    if let name = try arguments.choice("--contrast"),
      let contrast = ColorSchemeContrast(rawValue: name)
    {
      sweep.contrasts = [contrast]
    }
    if arguments.has("--locale") { sweep.locales = [nil] }
    self.sweep = sweep
  }

  func variants(of base: Variant) -> [Variant] { sweep.variants(of: base) }
}
