package import Components
import Graphics
package import JSON

/// What is wrong with a library of tokens, in every mode.
package struct TokenLint: Sendable {
  package enum Rule: String, Sendable {
    /// A token that cannot be read: an unknown or circular alias, a wrong value.
    case invalid
    /// Two roles that are too near to one another.
    case contrast
    /// A token that neither another one nor the map uses.
    case unused
    /// A deprecated token that is used.
    case deprecated
  }

  package struct Finding: Sendable {
    package var rule: Rule
    package var isError: Bool
    /// The token or the pair of roles.
    package var subject: String
    package var text: String
    /// The modes that have it; empty for all.
    package var modes: [String] = []
    /// `file:line:column: path`, where there is a place.
    package var place: String?
  }

  package private(set) var findings: [Finding] = []
  package private(set) var checkedModes = 0
  package private(set) var modeCount = 0
  package private(set) var checkedPairs = 0
  /// How many findings were left out because there are too many.
  package private(set) var omitted = 0

  /// The most modes and findings that are looked at.
  package static let modeLimit = 64
  package static let findingLimit = 500

  package init() {}

  /// Checks the tokens of a library.
  ///
  /// - Parameter map: what the tokens are used for; without it nothing is known to be unused.
  package init(_ library: TokenLibrary, map: ThemeMap?) throws(DocumentError) {
    let modes = library.modes(limit: Self.modeLimit)
    modeCount = library.modeCount
    checkedModes = modes.count
    var known: [String: Int] = [:]
    var used = map?.tokenNames ?? []
    var all: [(name: String, token: Token)] = []
    var names: Set<String> = []
    for mode in modes {
      let table = try library.table(mode)
      let label = library.name(of: mode)
      for token in table.tokens {
        if names.insert(token.name).inserted { all.append((token.name, token)) }
        if token.isReferenced { used.insert(token.name) }
      }
      for fault in table.faults {
        let key = fault.id
        if let index = known[key] {
          findings[index].modes.append(label)
          continue
        }
        guard findings.count < Self.findingLimit else {
          omitted += 1
          continue
        }
        let (place, text) = fault.located(in: table)
        known[key] = findings.count
        findings.append(
          Finding(
            rule: .invalid, isError: true, subject: fault.token.name, text: text,
            modes: [label], place: place))
      }
    }
    for index in findings.indices where findings[index].modes.count == modes.count {
      findings[index].modes = []
    }
    checkUse(all, used: used, hasMap: map != nil)
  }

  private mutating func checkUse(
    _ tokens: [(name: String, token: Token)], used: Set<String>, hasMap: Bool
  ) {
    for (name, token) in tokens {
      let isUsed = used.contains(name)
      var finding: Finding?
      if isUsed, let reason = token.deprecation {
        let text = "it is deprecated and used" + (reason.isEmpty ? "" : ": \(reason)")
        finding = Finding(rule: .deprecated, isError: false, subject: name, text: text)
      } else if !isUsed, hasMap {
        finding = Finding(
          rule: .unused, isError: false, subject: name,
          text: "no token refers to it and the map does not use it")
      }
      guard var finding else { continue }
      guard findings.count < Self.findingLimit else {
        omitted += 1
        continue
      }
      finding.place = "\(token.file):\(token.place.position)"
      findings.append(finding)
    }
  }

  // MARK: Contrast

  /// Checks every pair of roles of a theme in an appearance.
  ///
  /// - Parameter roles: those that the tokens set; pairs of two others are the standard theme's.
  package mutating func checkContrast(
    of theme: Theme, in appearance: ThemeAppearance, mode: String, roles: Set<ColorRole>
  ) {
    func color(_ role: ColorRole) -> ResolvedColor {
      theme.palette[role].color(scheme: appearance.scheme, contrast: appearance.contrast)
    }
    // What is translucent is on the background.
    let base = color(.background).composited(over: .white)
    for pair in RolePair.all {
      guard roles.contains(pair.foreground) || roles.contains(pair.background) else { continue }
      checkedPairs += 1
      let backdrop = color(pair.background).composited(over: base)
      let ratio = ContrastRatio(of: color(pair.foreground), on: backdrop).value
      let minimum = pair.minimum(contrast: appearance.contrast)
      guard ratio < minimum else { continue }
      let subject = "\(pair.foreground.rawValue) on \(pair.background.rawValue)"
      guard findings.count < Self.findingLimit else {
        omitted += 1
        continue
      }
      // Cut, not rounded: 4.499 is not 4.5.
      let shown = (ratio * 100).rounded(.down) / 100
      let colors = "\(color(pair.foreground).hexText()) on \(backdrop.hexText())"
      findings.append(
        Finding(
          rule: .contrast, isError: true, subject: subject,
          text: "\(decimalText(shown)):1, at least \(decimalText(minimum)):1 is needed (\(colors))",
          modes: [mode]))
    }
  }
}
