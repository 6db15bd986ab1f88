import Components

/// Whose requirements an audit applies.
public enum AuditProfile: String, CaseIterable, Codable, Hashable, Sendable {
  /// Apple's Human Interface Guidelines, in points.
  case hig
  /// WCAG 2.2, levels A and AA; one point counts as one CSS pixel.
  case wcagAA = "wcag-aa"
  /// WCAG 2.2, levels A to AAA; one point counts as one CSS pixel.
  case wcagAAA = "wcag-aaa"
  /// Android's accessibility guidance, in density-independent pixels.
  case android
}

extension AuditProfile {
  /// The least width and height of a target, in points.
  ///
  /// HIG, "Buttons": 44 × 44 pt. WCAG 2.5.8 (AA): 24, with a spacing exception; WCAG 2.5.5 (AAA): 44.
  /// Android, "Touch target size": 48 dp.
  public var targetSide: Double {
    switch self {
    case .hig, .wcagAAA: 44
    case .wcagAA: 24
    case .android: 48
    }
  }

  /// The side below which a target is too small even for dense layouts, in points.
  ///
  /// HIG, "Accessibility": a default of 44 × 44 pt and a minimum of 28 × 28 pt. The others know no
  /// second size.
  public var leastTargetSide: Double { self == .hig ? 28 : targetSide }

  /// Whether a small target passes where enough room around it is free (WCAG 2.5.8).
  var allowsTargetSpacing: Bool { self == .wcagAA }

  /// The least contrast of text in a font that is shown at a multiple of its size.
  func requiredContrast(for font: FontRequest, shownAt scale: Double = 1) -> Double {
    switch (self, isLarge(font.size * scale, isBold: font.weight >= 700)) {
    case (.wcagAAA, false): 7
    case (.wcagAAA, true): 4.5
    case (_, false): 4.5
    case (_, true): 3
    }
  }

  /// Whether text of a size is large enough for the lower contrast requirement.
  ///
  /// HIG, "Accessibility": from 18 pt, or bold of any size. WCAG 1.4.3: 18 pt of print, which are
  /// 24 px, or 14 pt bold, which are 18⅔ px; the usual 18.66 px is kept. Android: 18 sp, 14 sp bold.
  private func isLarge(_ size: Double, isBold: Bool) -> Bool {
    switch self {
    case .hig: size >= 18 || isBold
    case .wcagAA, .wcagAAA: size >= 24 || isBold && size >= 18.66
    case .android: size >= 18 || isBold && size >= 14
    }
  }
}
