import Audit
import Components
import Foundation

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
    if arguments.text("--profile")?.hasPrefix("wcag") == true {
      sweep.settings += AuditSetting.wcag
    }
    sweep.settings.removeAll { setting in Self.isHeld(setting, arguments) }
    self.sweep = sweep
  }

  /// Whether a flag holds the axis of a setting at one value.
  private static func isHeld(_ setting: AuditSetting, _ arguments: Arguments) -> Bool {
    switch setting {
    case .boldText: arguments.has("--bold-text")
    case .reduceTransparency: arguments.has("--reduce-transparency")
    case .reduceMotion: arguments.has("--reduce-motion")
    case .differentiateWithoutColor: arguments.has("--differentiate-without-color")
    case .narrow: arguments.has("--width") || arguments.has("--device")
    case .low: arguments.has("--height") || arguments.has("--device")
    case .textSpacing: false
    case .language: arguments.has("--locale")
    }
  }

  /// The appearances of a story that a variant becomes.
  func variants(of base: Variant, in canvas: StoryCanvas) -> [Variant] {
    var sweep = sweep
    // What is narrower as it is would become wider.
    let width = canvas.device?.size.width ?? canvas.width
    if let width, width <= CGFloat(AuditSetting.narrowWidth) {
      sweep.settings.removeAll { $0 == .narrow }
    }
    // What is as high as its content has no window to be cut by.
    if canvas.device == nil { sweep.settings.removeAll { $0 == .low } }
    sweep.speak(
      canvas.resources.strings.locales, besides: base.locale ?? canvas.locale ?? "en")
    return sweep.variants(of: base)
  }
}
