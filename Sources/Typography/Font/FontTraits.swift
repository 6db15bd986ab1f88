/// What a face looks like within its family: what requests for fonts are matched with.
package struct FontTraits: Equatable, Sendable {
  /// 1 to 1000; 400 is regular, 700 bold.
  package var weight: Int
  /// In per cent of the normal width: 50 is ultra-condensed, 100 normal, 200 ultra-expanded.
  package var width: Double
  /// Whether the face is italic or oblique.
  package var isItalic: Bool

  package init(weight: Int = 400, width: Double = 100, isItalic: Bool = false) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }

  /// Reads `OS/2` and, where that is missing, the style bits of `head`.
  init(weight: Int, head: TableView, os2: TableView) {
    self.weight = weight
    let hasOS2 = os2.count >= 64
    let classes: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    let widthClass = hasOS2 ? os2.u16(6) : 5
    width = classes.indices.contains(widthClass - 1) ? classes[widthClass - 1] : 100
    // fsSelection: italic is bit 0, oblique bit 9; macStyle: italic is bit 1.
    isItalic = hasOS2 ? os2.u16(62) & 0x201 != 0 : head.u16(44) & 2 != 0
  }

  /// The traits elsewhere in the design space of a variable font.
  func at(_ values: [FontAxisValue], of axes: [FontAxis]) -> FontTraits {
    var traits = self
    for axis in axes {
      guard let wanted = values.last(where: { $0.tag == axis.tag })?.value, wanted.isFinite else {
        continue
      }
      let value = min(max(wanted, axis.minimum), axis.maximum)
      switch axis.tag {
      case "wght": traits.weight = Int(min(max(value, 1), 1000))
      case "wdth": traits.width = min(max(value, 1), 1000)
      case "slnt": traits.isItalic = isItalic && axis.standard == 0 || value != 0
      case "ital": traits.isItalic = value >= 0.5
      default: break
      }
    }
    return traits
  }
}
