import Codecs
import Components
import Graphics
import Resources

/// The symbols that views can name, as the site draws them: those of the stories' asset catalogs, then the ones that
/// `Image(systemName:)` knows, as the engine's own outlines.
///
/// A pen of two units draws them, as beside text of regular weight.
enum GallerySymbols {
  static let path = "data/symbols.js"

  /// A list of name, whether it is mirrored from right to left, layers, its room where that is not the grid's, and for one of
  /// a catalog its path and what is wrong with it.
  ///
  /// A layer is its operation's letter, its path and, where it is not 1, the width of its pen in parts of the icon's; that of
  /// a knockout is its letter and its layers.
  ///
  /// - Parameter own: those of catalogs, from `lines(of:)`.
  static func script(_ own: [String]) -> String {
    "stillframe.symbols([\n\((own + known).joined(separator: ",\n"))]);\n"
  }

  private static let known: [String] = IconTable.names.compactMap { name in
    IconTable.icon(named: name).map { line(of: $0) }
  }

  /// The lines of the symbols of asset catalogs, by their names.
  static func lines(of catalogs: AssetCatalog) -> [String] {
    catalogs.symbols.sorted { $0.key < $1.key }.map { name, set in
      var problems: [String] = set.source.problem.map { [$0] } ?? []
      var icon: Icon?
      do throws(PictureError) {
        let drawn = try CustomSymbol.icon(
          named: name, of: set, for: AssetTraits(), weight: 400, scale: .medium)
        icon = drawn?.icon
        problems += drawn?.warnings ?? []
        if drawn == nil, problems.isEmpty { problems.append("it has no template for this place") }
      } catch {
        problems.append("\(error)")
      }
      return line(of: icon ?? .missing(named: name), (set.source.path, problems))
    }
  }

  private static func line(
    of icon: Icon, _ source: (path: String, problems: [String])? = nil
  ) -> String {
    var json = JSONWriter()
    json.array(.compact) { json in
      json.value(icon.name)
      json.value(icon.mirrorsInRTL ? 1 : 0)
      write(icon.layers, to: &json)
      if icon.room != nil || source != nil {
        let room = icon.room ?? Rect(x: 0, y: 0, width: Icon.grid, height: Icon.grid)
        json.array(.compact) { json in
          for side in [room.minX, room.minY, room.width, room.height] { json.value(side) }
        }
      }
      if let source {
        json.value(source.path)
        json.value(source.problems.joined(separator: "; "))
      }
    }
    return json.line
  }

  private static func write(_ layers: [Icon.Layer], to json: inout JSONWriter) {
    json.array(.compact) { json in
      for layer in layers {
        json.array(.compact) { json in
          json.value(String(layer.operation.rawValue))
          if layer.operation == .knockout {
            write(layer.parts, to: &json)
          } else {
            json.value(SVGPathText.text(of: layer.path))
            if layer.lineScale != 1 { json.value(layer.lineScale) }
          }
        }
      }
    }
  }
}

/// Paths in the words of SVG's attribute `d`.
enum SVGPathText {
  static func text(of path: VectorPath) -> String {
    var text = ""
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        text += "M" + words(point)
        (current, start) = (point, point)
      case .line(let point):
        text += "L" + words(point)
        current = point
      case .quad(let control, let end):
        text += "Q" + words(control, end)
        current = end
      case .conic(let control, let end, let weight):
        // The cubic that touches the conic in its middle.
        let share = 4 * weight / (3 * (1 + weight))
        text += "C" + words(between(current, control, share), between(end, control, share), end)
        current = end
      case .cubic(let control1, let control2, let end):
        text += "C" + words(control1, control2, end)
        current = end
      case .close:
        text += "Z"
        current = start
      }
    }
    return text
  }

  private static func between(_ start: Point, _ end: Point, _ share: Double) -> Point {
    Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  private static func words(_ points: Point...) -> String {
    points.map { "\(word($0.x)) \(word($0.y))" }.joined(separator: " ")
  }

  private static func word(_ number: Double) -> String { decimalText(number, fractionDigits: 2) }
}
