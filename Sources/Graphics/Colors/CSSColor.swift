/// Colours as CSS Color 4 writes them (https://www.w3.org/TR/css-color-4).
package enum CSSColor {
  /// A name, hexadecimal digits, or one of `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`
  /// and `color()`, in any case; `nil` for all else.
  package static func color(_ text: String) -> ResolvedColor? {
    let lower = text.lowercased()
    if lower == "transparent" { return .clear }
    if lower.hasPrefix("#") { return hexadecimal(lower.dropFirst()) }
    guard let open = lower.firstIndex(of: "("), lower.hasSuffix(")") else {
      return names[lower].map { ResolvedColor(hex: $0) }
    }
    var words = lower[lower.index(after: open)...].dropLast().split {
      $0 == "," || $0 == "/" || $0.isWhitespace
    }[...]
    var name = lower[..<open]
    if name == "color", let space = words.popFirst() { name = "color " + space }
    guard let function = functions[String(name)], (3...4).contains(words.count) else { return nil }
    var parts: [Double] = []
    for (word, unit) in zip(words, function.units + [.share(of: 1)]) {
      guard let part = unit.value(of: word) else { return nil }
      parts.append(part)
    }
    return function.space.color(Array(parts.prefix(3)), alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func hexadecimal(_ digits: some StringProtocol) -> ResolvedColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let levels: [Int]
    switch values.count {
    case 3, 4: levels = values.map { $0 * 17 }
    case 6, 8:
      levels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = levels.map { Double($0) / 255 }
    return ResolvedColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  // MARK: Functions

  /// How a component is written, and what of it the colour space counts in.
  private enum Unit {
    /// A number of which `whole` is 1, or a percentage; clamped to `0...1`.
    case share(of: Double)
    /// A number of `range` where 100 % is its end; clamped to it.
    case clamped(ClosedRange<Double>)
    /// A number where 100 % is `whole`.
    case free(whole: Double)
    /// Degrees, gradians, radians or turns; in degrees.
    case hue

    func value(of word: some StringProtocol) -> Double? {
      if word == "none" { return 0 }
      if case .hue = self { return degrees(word) }
      let isPercent = word.hasSuffix("%")
      guard let number = Double(isPercent ? String(word.dropLast()) : String(word)),
        number.isFinite
      else { return nil }
      switch self {
      case .share(let whole): return min(max(isPercent ? number / 100 : number / whole, 0), 1)
      case .clamped(let range):
        let value = isPercent ? number / 100 * range.upperBound : number
        return min(max(value, range.lowerBound), range.upperBound)
      case .free(let whole): return isPercent ? number / 100 * whole : number
      case .hue: return nil
      }
    }

    private func degrees(_ word: some StringProtocol) -> Double? {
      let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360), ("", 1)]
      for (suffix, factor) in units where word.hasSuffix(suffix) {
        guard let number = Double(word.dropLast(suffix.count)), number.isFinite else { continue }
        return number * factor
      }
      return nil
    }
  }

  /// The functions by name, and those of `color()` by the name of their space.
  private static let functions: [String: (space: ColorSpace, units: [Unit])] = {
    let level = Unit.share(of: 255)
    let percent = Unit.clamped(0...100)
    let light = Unit.clamped(0...1)
    let free = [Unit](repeating: .free(whole: 1), count: 3)
    var all: [String: (ColorSpace, [Unit])] = [
      "rgb": (.srgb, [level, level, level]), "rgba": (.srgb, [level, level, level]),
      "hsl": (.hsl, [.hue, percent, percent]), "hsla": (.hsl, [.hue, percent, percent]),
      "hwb": (.hwb, [.hue, percent, percent]),
      "lab": (.lab, [percent, .free(whole: 125), .free(whole: 125)]),
      "lch": (.lch, [percent, .free(whole: 150), .hue]),
      "oklab": (.oklab, [light, .free(whole: 0.4), .free(whole: 0.4)]),
      "oklch": (.oklch, [light, .free(whole: 0.4), .hue]),
      "color xyz": (.xyzD65, free),
    ]
    let spaces: [ColorSpace] = [
      .srgb, .linearSRGB, .displayP3, .adobeRGB, .proPhotoRGB, .rec2020, .xyzD50, .xyzD65,
    ]
    for space in spaces { all["color " + space.rawValue] = (space, free) }
    return all
  }()

  private static let names: [String: UInt32] = {
    let pairs = table.split { $0 == "," || $0.isNewline }.map { $0.split(separator: " ") }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), UInt32($0[1], radix: 16) ?? 0) },
      uniquingKeysWith: { first, _ in first })
  }()

  private static let table = """
    aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff,
    beige f5f5dc, bisque ffe4c4, black 000000, blanchedalmond ffebcd, blue 0000ff,
    blueviolet 8a2be2, brown a52a2a, burlywood deb887, cadetblue 5f9ea0, chartreuse 7fff00,
    chocolate d2691e, coral ff7f50, cornflowerblue 6495ed, cornsilk fff8dc, crimson dc143c,
    cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b, darkgray a9a9a9,
    darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b,
    darkolivegreen 556b2f, darkorange ff8c00, darkorchid 9932cc, darkred 8b0000,
    darksalmon e9967a, darkseagreen 8fbc8f, darkslateblue 483d8b, darkslategray 2f4f4f,
    darkslategrey 2f4f4f, darkturquoise 00ced1, darkviolet 9400d3, deeppink ff1493,
    deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff, firebrick b22222,
    floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro dcdcdc, ghostwhite f8f8ff,
    gold ffd700, goldenrod daa520, gray 808080, green 008000, greenyellow adff2f, grey 808080,
    honeydew f0fff0, hotpink ff69b4, indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki f0e68c,
    lavender e6e6fa, lavenderblush fff0f5, lawngreen 7cfc00, lemonchiffon fffacd,
    lightblue add8e6, lightcoral f08080, lightcyan e0ffff, lightgoldenrodyellow fafad2,
    lightgray d3d3d3, lightgreen 90ee90, lightgrey d3d3d3, lightpink ffb6c1, lightsalmon ffa07a,
    lightseagreen 20b2aa, lightskyblue 87cefa, lightslategray 778899, lightslategrey 778899,
    lightsteelblue b0c4de, lightyellow ffffe0, lime 00ff00, limegreen 32cd32, linen faf0e6,
    magenta ff00ff, maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd,
    mediumorchid ba55d3, mediumpurple 9370db, mediumseagreen 3cb371, mediumslateblue 7b68ee,
    mediumspringgreen 00fa9a, mediumturquoise 48d1cc, mediumvioletred c71585, midnightblue 191970,
    mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5, navajowhite ffdead, navy 000080,
    oldlace fdf5e6, olive 808000, olivedrab 6b8e23, orange ffa500, orangered ff4500,
    orchid da70d6, palegoldenrod eee8aa, palegreen 98fb98, paleturquoise afeeee,
    palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, peru cd853f, pink ffc0cb,
    plum dda0dd, powderblue b0e0e6, purple 800080, rebeccapurple 663399, red ff0000,
    rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072, sandybrown f4a460,
    seagreen 2e8b57, seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb,
    slateblue 6a5acd, slategray 708090, slategrey 708090, snow fffafa, springgreen 00ff7f,
    steelblue 4682b4, tan d2b48c, teal 008080, thistle d8bfd8, tomato ff6347, turquoise 40e0d0,
    violet ee82ee, wheat f5deb3, white ffffff, whitesmoke f5f5f5, yellow ffff00,
    yellowgreen 9acd32
    """
}
