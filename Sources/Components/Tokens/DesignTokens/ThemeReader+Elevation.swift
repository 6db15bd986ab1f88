import Foundation
import Graphics

extension ThemeReader {
  func readElevations(into theme: inout Theme) throws(DocumentError) {
    guard let group = root["elevation"] else { return }
    let names = ElevationToken.allCases.map { "level\($0.rawValue)" }
    try checkNames(of: group, among: names, kind: "elevation")
    for token in ElevationToken.allCases {
      let expected = "a shadow, or an array of at most two"
      guard let member = try member("level\(token.rawValue)", of: group, expected: expected) else {
        continue
      }
      let value = try DesignToken(member, in: root).value
      let list = value.kind == .object ? [value] : Array(value.elements.prefix(3))
      guard (1...2).contains(list.count) else { throw value.wrongKind(expected: expected) }
      let darkness = try darkOpacities(of: member, count: list.count)
      var shadows: [ShadowToken] = []
      for (index, item) in list.enumerated() {
        var shadow = try DesignToken.shadow(item, in: root)
        if let darkness { shadow.darkOpacity = darkness[index] }
        shadows.append(shadow)
      }
      // One shadow is the wide one.
      let none = ShadowToken(opacity: 0, darkOpacity: 0, radius: 0, y: 0)
      theme.elevation[token] = Elevation(
        contact: shadows.count == 2 ? shadows[0] : none, ambient: shadows.last ?? none)
    }
  }

  /// The opacity of each shadow on dark surfaces, where the token gives it.
  private func darkOpacities(
    of member: JSONValue, count: Int
  ) throws(DocumentError) -> [Double]? {
    guard let list = member["$extensions"]?["stillframe"]?["darkOpacity"] else { return nil }
    var opacities: [Double] = []
    for element in list.elements {
      opacities.append(try DesignToken.number(element, in: 0...1, "an opacity in 0…1"))
    }
    guard opacities.count == count else {
      throw list.wrongKind(expected: "an opacity for each of \(count) shadows")
    }
    return opacities
  }
}
