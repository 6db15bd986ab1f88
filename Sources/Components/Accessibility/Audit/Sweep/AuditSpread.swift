/// In which appearances of a sweep a finding shows.
public struct AuditSpread: Hashable, Sendable {
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
  /// `first at ax1; only right-to-left; 10 of 192 appearances`.
  public var text: String {
    var parts: [String] = []
    let (typeSizes, all) = (typeSizes, Self.typeSizes(of: looked))
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
    for (axis, isSo) in Self.axes {
      if variants.allSatisfy(isSo), !looked.allSatisfy(isSo) { parts.append("only \(axis)") }
    }
    parts.append("\(variants.count) of \(looked.count) appearances")
    return parts.joined(separator: "; ")
  }

  /// What an appearance may have that another of the same sweep has not.
  private static let axes: [(name: String, isSo: @Sendable (Variant) -> Bool)] = [
    ("left-to-right", { $0.layoutDirection == .leftToRight }),
    ("right-to-left", { $0.layoutDirection == .rightToLeft }),
    ("light", { $0.colorScheme == .light }), ("dark", { $0.colorScheme == .dark }),
    ("standard contrast", { $0.contrast == .standard }),
    ("increased contrast", { $0.contrast == .increased }),
    ("in the pseudo-locale", { $0.locale.map { PseudoLocale(locale: $0) != nil } ?? false }),
  ]
}

extension AuditReport {
  /// A report of one story over a sweep, each barrier told once: in the first appearance with it, and
  /// with all others as its spread.
  ///
  /// - Parameter variants: the appearances that were looked at, in their order.
  public func condensed(over variants: [Variant]) -> AuditReport {
    struct Barrier: Hashable {
      let rule: AuditRule
      let path: String
    }
    var report = self
    report.findings = []
    var places: [Barrier: Int] = [:]
    let named = Dictionary(variants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in findings {
      let barrier = Barrier(rule: finding.rule, path: finding.path)
      let index: Int
      if let known = places[barrier] {
        index = known
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
