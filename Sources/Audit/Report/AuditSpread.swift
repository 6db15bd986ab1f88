public import Components

/// In which appearances of a sweep a finding shows.
public struct AuditSpread: Hashable, Codable, Sendable {
  /// The appearances that were looked at, the smallest type first.
  public var looked: [Variant]
  /// Those with the finding, in the order of the sweep.
  public var variants: [Variant]

  public init(looked: [Variant], variants: [Variant]) {
    self.looked = looked
    self.variants = variants
  }

  /// The smallest type size with the finding.
  public var firstTypeSize: DynamicTypeSize? { typeSizes.first }

  /// The type sizes with the finding, the smallest first.
  public var typeSizes: [DynamicTypeSize] { Self.typeSizes(of: variants) }

  private static func typeSizes(of variants: [Variant]) -> [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { size in variants.contains { $0.dynamicTypeSize == size } }
  }

  /// What the appearances with the finding have in common, such as
  /// `first at ax1; only right-to-left; 10 of 264 appearances`.
  public var text: String {
    var parts: [String] = []
    let pseudo = Self.typeSizes(of: variants.filter(Self.isPseudo))
    let written = Self.typeSizes(of: variants.filter { !Self.isPseudo($0) })
    let all = Self.typeSizes(of: looked)
    // Made-up words break earlier: where real ones break too, the sizes are theirs.
    let typeSizes = written.isEmpty ? pseudo : written
    // An axis that was held at one value says nothing.
    if all.count > 1, let first = typeSizes.first, let last = typeSizes.last {
      if typeSizes == all {
        parts.append("at every size")
      } else if first == last {
        parts.append("only at \(first.shortName)")
      } else {
        parts.append(
          last == all.last
            ? "first at \(first.shortName)"
            : "first at \(first.shortName), up to \(last.shortName)")
      }
    }
    if all.count > 1, let real = written.first, let first = pseudo.first, first < real {
      parts.append("in the pseudo-locale from \(first.shortName)")
    }
    for (axis, isSo) in Self.axes + firstLanguageAndWidth {
      if variants.allSatisfy(isSo), !looked.allSatisfy(isSo) { parts.append("only \(axis)") }
    }
    if let contrast { parts.append("only with \(contrast) contrast") }
    parts.append("\(variants.count) of \(looked.count) appearances")
    return parts.joined(separator: "; ")
  }

  /// What an appearance may have that another of the same sweep has not.
  private typealias Axis = (name: String, isSo: @Sendable (Variant) -> Bool)

  private static let axes: [Axis] = [
    ("left-to-right", { $0.layoutDirection == .leftToRight }),
    ("right-to-left", { $0.layoutDirection == .rightToLeft }),
    ("light", { $0.colorScheme == .light }), ("dark", { $0.colorScheme == .dark }),
    ("with bold text", { $0.legibilityWeight == .bold }),
    ("with reduced transparency", { $0.reduceTransparency }),
    ("with reduced motion", { $0.reduceMotion }),
    ("differentiated without colour", { $0.differentiateWithoutColor }),
    ("with wider text spacing", { $0.textSpacing }),
    ("\(AuditSetting.lowHeight) pt high", { $0.isLow }),
    ("in the pseudo-locale", isPseudo),
  ]

  @Sendable private static func isPseudo(_ variant: Variant) -> Bool {
    variant.locale.map { PseudoLocale(locale: $0) != nil } ?? false
  }

  /// The language and the width of the first appearance, which all may have.
  private var firstLanguageAndWidth: [Axis] {
    var axes: [Axis] = []
    if let tag = variants.first?.locale, PseudoLocale(locale: tag) == nil {
      axes.append(("in \(tag)", { $0.locale == tag }))
    }
    if let width = variants.first?.width {
      axes.append(("\(width) pt wide", { $0.width == width }))
    }
    return axes
  }

  /// The contrast that all have, where what breaks with it was looked at with the other one too:
  /// the settings at the corners are not.
  private var contrast: String? {
    guard let first = variants.first?.contrast, variants.allSatisfy({ $0.contrast == first })
    else { return nil }
    let others = Set(looked.filter { $0.contrast != first })
    let isTried = variants.contains { variant in
      ColorSchemeContrast.allCases.contains { contrast in
        var other = variant
        other.contrast = contrast
        return others.contains(other)
      }
    }
    return isTried ? first.rawValue : nil
  }
}

extension AuditReport {
  /// A report of one story over a sweep, each barrier told once: in the first appearance in which it
  /// is gravest, and with all others as its spread.
  ///
  /// - Parameter variants: the appearances that were looked at, in their order.
  public func condensed(over variants: [Variant]) -> AuditReport {
    struct Barrier: Hashable {
      let rule: AuditRule
      let path: String
      /// Of a whole picture several things may be told at one place.
      let text: String
    }
    var report = self
    report.findings = []
    var places: [Barrier: Int] = [:]
    let named = Dictionary(variants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in findings {
      let barrier = Barrier(
        rule: finding.rule, path: finding.path,
        text: finding.rule.isOfPicture ? finding.measured : "")
      let index: Int
      if let known = places[barrier] {
        index = known
        if finding.severity > report.findings[index].severity {
          let spread = report.findings[index].spread
          report.findings[index] = finding
          report.findings[index].spread = spread
        }
      } else {
        index = report.findings.count
        places[barrier] = index
        report.findings.append(finding)
        report.findings[index].spread = AuditSpread(looked: variants, variants: [])
      }
      if let variant = named[finding.variant] {
        report.findings[index].spread?.variants.append(variant)
      }
    }
    return report
  }
}
