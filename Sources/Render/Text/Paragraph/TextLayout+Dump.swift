import Components
import Layout
import Typography

extension TextLayout {
  /// The layout as text: lines, runs from left to right, and each glyph's number and place.
  ///
  /// - Parameter showsGlyphs: whether to list the glyphs of each run.
  package func dump(showsGlyphs: Bool = true) -> String {
    var text = "text \(short(metrics.size.width))×\(short(metrics.size.height))"
    text += " baselines \(short(metrics.firstBaseline)) \(short(metrics.lastBaseline))"
    if scale != 1 { text += " scale \(short(scale))" }
    if metrics.isTruncated { text += " truncated" }
    text += "\n"
    for line in lines { line.dump(to: &text, showsGlyphs: showsGlyphs) }
    return text
  }
}

extension TextLine {
  fileprivate func dump(to text: inout String, showsGlyphs: Bool) {
    text += "  line \(short(frame.origin.x)),\(short(frame.origin.y))"
    text += " \(short(frame.size.width))×\(short(frame.size.height))"
    text += " baseline \(short(baseline))\n"
    for run in runs { run.dump(to: &text, showsGlyphs: showsGlyphs) }
    for decoration in decorations {
      text += "    \(decoration.kind.rawValue) \(short(decoration.x)),\(short(decoration.y))"
      text += " \(short(decoration.width))×\(short(decoration.thickness))\n"
    }
  }
}

extension TextRun {
  fileprivate func dump(to text: inout String, showsGlyphs: Bool) {
    text += "    run \(isRightToLeft ? "rtl" : "ltr") \(face.identifier)"
    text += " \(short(size))\(isSlanted ? " slanted" : "")"
    if stretch != 1 { text += " stretched \(short(stretch))" }
    text += " x \(short(x)) width \(short(width)) \(quoted(self.text))\n"
    guard showsGlyphs, !glyphs.isEmpty else { return }
    let places = glyphs.map { glyph in
      glyph.y == 0
        ? "\(glyph.glyph)@\(short(glyph.x))" : "\(glyph.glyph)@\(short(glyph.x)),\(short(glyph.y))"
    }
    text += "      \(places.joined(separator: " "))\n"
  }
}

private func short(_ value: Double) -> String { decimalText(value, fractionDigits: 3) }

/// The text in quotes; characters that do not show themselves become `\u{…}`.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    let properties = UnicodeData.properties(of: scalar.value)
    let isHidden = properties.isDefaultIgnorable || properties.generalCategory == .control
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case _ where isHidden: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
