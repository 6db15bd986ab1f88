import Foundation

extension Device {
  /// Apple's phones and tablets by their names, with their screens in points, upright: the names, the width, the height,
  /// the pixels per point, and the insets above and below.
  private static let apples: [([String], CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (["iPhone 5s", "iPhone SE (1st generation)"], 320, 568, 2, 20, 0),
    (["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE"], 375, 667, 2, 20, 0),
    (["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3, 20, 0),
    (["iPhone X", "iPhone Xs", "iPhone 11 Pro"], 375, 812, 3, 44, 34),
    (["iPhone Xr", "iPhone 11"], 414, 896, 2, 48, 34),
    (["iPhone Xs Max", "iPhone 11 Pro Max"], 414, 896, 3, 44, 34),
    (["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, 50, 34),
    (["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"], 390, 844, 3, 47, 34),
    (["iPhone 14", "iPhone 16e"], 390, 844, 3, 47, 34),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, 47, 34),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, 59, 34),
    (["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"], 430, 932, 3, 59, 34),
    (["iPhone 16 Plus"], 430, 932, 3, 59, 34),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, 62, 34),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, 62, 34),
    (["iPhone Air"], 420, 912, 3, 68, 34),
    (["iPad mini", "iPad mini (A17 Pro)"], 744, 1_133, 2, 24, 20),
    (["iPad mini 4", "iPad mini (5th generation)", "iPad Air 2"], 768, 1_024, 2, 20, 0),
    (["iPad (5th generation)", "iPad (6th generation)"], 768, 1_024, 2, 20, 0),
    (["iPad Pro (9.7-inch)"], 768, 1_024, 2, 20, 0),
    (["iPad (7th generation)", "iPad (8th generation)"], 810, 1_080, 2, 20, 0),
    (["iPad (9th generation)"], 810, 1_080, 2, 20, 0),
    (["iPad", "iPad (A16)", "iPad Air", "iPad Air 11-inch"], 820, 1_180, 2, 24, 20),
    (["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"], 834, 1_112, 2, 20, 0),
    (["iPad Pro (11-inch)"], 834, 1_194, 2, 24, 20),
    (["iPad Pro 11-inch"], 834, 1_210, 2, 24, 20),
    (["iPad Pro (12.9-inch) (1st generation)"], 1_024, 1_366, 2, 20, 0),
    (["iPad Pro (12.9-inch) (2nd generation)"], 1_024, 1_366, 2, 20, 0),
    (["iPad Pro (12.9-inch)", "iPad Air 13-inch"], 1_024, 1_366, 2, 24, 20),
    (["iPad Pro 13-inch"], 1_032, 1_376, 2, 24, 20),
  ]

  /// The device that Xcode calls by a name, in any case of its letters: `iPhone SE (3rd generation)` is an `iPhone SE`.
  ///
  /// - Returns: `nil` for one that is no phone and no tablet of Apple's, or is not known.
  static func ofApple(_ name: String) -> Device? {
    func row(_ name: String) -> Device? {
      for (names, width, height, scale, top, bottom) in apples
      where names.contains(where: { $0.lowercased() == name }) {
        return Device(
          name: name, size: CGSize(width: width, height: height), scale: scale,
          safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
      }
      return nil
    }
    let whole = name.lowercased()
    guard let found = row(whole) else {
      // The chip or the generation in brackets, which another one with the same screen has.
      guard whole.hasSuffix(")"), let bracket = whole.range(of: " (", options: .backwards) else {
        return nil
      }
      return row(String(whole[..<bracket.lowerBound]))
    }
    return found
  }
}
