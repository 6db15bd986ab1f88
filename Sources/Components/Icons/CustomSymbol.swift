package import Codecs
import Graphics
package import Resources
import Synchronization

/// Symbols that a team has drawn, as icons.
package enum CustomSymbol {
  private struct Key: Hashable {
    let sha256: String
    let traits: AssetTraits
    let weight: Int
    let scale: SymbolScale
  }

  /// An icon, and what of its template is not drawn as the file asks.
  package struct Drawn {
    package var icon: Icon
    package var warnings: [String]
  }

  /// Icons that have been made, a few hundred at most.
  private static let made = Mutex<[Key: Result<Drawn, PictureError>]>([:])

  /// The icon of a symbol set beside text of a weight.
  ///
  /// - Throws: why its template cannot be read; `nil` stands for a set without any for the place.
  package static func icon(
    named name: String, of set: SymbolSet, for traits: AssetTraits, weight: Int,
    scale: SymbolScale
  ) throws(PictureError) -> Drawn? {
    let key = Key(sha256: set.source.sha256, traits: traits, weight: weight, scale: scale)
    if let known = made.withLock({ $0[key] }) { return try known.get().renamed(name) }
    guard let bytes = set.template(for: traits) else { return nil }
    let result = Result { () throws(PictureError) in
      try icon(named: name, template: bytes, weight: weight, scale: scale)
    }
    made.withLock { made in
      if made.count >= 512 { made = [:] }
      made[key] = result
    }
    return try result.get()
  }

  private static func icon(
    named name: String, template: [UInt8], weight: Int, scale: SymbolScale
  ) throws(PictureError) -> Drawn {
    let wanted: SymbolTemplate.Scale =
      switch scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let (drawing, found) = try SymbolTemplate(svg: template).drawing(
      weight: weight, scale: wanted)
    // The grid is 1.25 em high beside text; drawings of other scales are as large as they are drawn,
    // where the grid is scaled too.
    let drawn: Double =
      switch found {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    let unit = Icon.grid / Icon.side(fontSize: 1, scale: drawn)
    let middle = Icon.grid / 2
    let toGrid = PlaneTransform(
      a: unit, b: 0, c: 0, d: unit, tx: middle - drawing.width / 2 * unit,
      ty: middle + Icon.centerAboveBaseline * unit)
    let path = drawing.path.transformed(by: toGrid)
    let ink = path.inkBounds ?? Rect(x: middle, y: middle, width: 0, height: 0)
    let width = max(drawing.width * unit, ink.width)
    let room = Rect(
      x: middle - width / 2, y: ink.minY - SymbolMetrics.bearing, width: max(width, 1),
      height: ink.height + 2 * SymbolMetrics.bearing)
    let icon = Icon(
      name: name, mirrorsInRTL: false,
      layers: [Icon.Layer(operation: .fill, path: path, lineScale: 0)], room: room)
    return Drawn(icon: icon, warnings: drawing.warnings)
  }
}

extension CustomSymbol.Drawn {
  fileprivate func renamed(_ name: String) -> CustomSymbol.Drawn {
    guard name != icon.name else { return self }
    let other = Icon(
      name: name, mirrorsInRTL: icon.mirrorsInRTL, layers: icon.layers, room: icon.room)
    return CustomSymbol.Drawn(icon: other, warnings: warnings)
  }
}
