import Graphics
import Layout
import Render
import Snapshots

/// How the contrast of a text or a symbol with what is behind it changed.
struct ContrastChange {
  let type: String
  let before: NotedContrast
  let after: NotedContrast

  /// `nil` for a change that nobody sees.
  init?(of type: String, from before: NotedContrast, to after: NotedContrast) {
    (self.type, self.before, self.after) = (type, before, after)
    guard abs(after.ratio - before.ratio) >= 0.1, Self.text(before) != Self.text(after) else {
      return nil
    }
  }

  var isFall: Bool { after.ratio < before.ratio }
  var text: String { "\(type) contrast \(Self.text(before)) → \(Self.text(after))" }

  /// Whether the ink or what is behind it changed as a value did.
  func follows(from value: ValueChange) -> Bool {
    let (one, other) = (value.before.prefix(7), value.after.prefix(7))
    return (one == before.ink && other == after.ink)
      || (one == before.backdrop && other == after.backdrop)
  }

  /// One digit, cut and not rounded.
  private static func text(_ contrast: NotedContrast) -> String {
    decimalText((contrast.ratio * 10 + 1e-6).rounded(.down) / 10, fractionDigits: 1)
  }
}

/// Contrasts as a picture shows them, where all that is known is the picture and its tree.
struct PictureContrast {
  private let pixmap: Pixmap
  /// Pixels per point.
  private let scale: Double

  init(_ pixmap: Pixmap, of tree: ListedTree) {
    self.pixmap = pixmap
    let width = tree.nodes.first?.frame.width ?? 0
    scale = width > 0 ? Double(pixmap.width) / width : 0
  }

  /// The contrast of one ink on one colour; `nil` where a box shows anything else, or hardly any pixel is all ink.
  func contrast(in frame: Rect) -> NotedContrast? {
    var counts: [UInt32: Int] = [:]
    let columns = range(from: frame.minX, to: frame.maxX, below: pixmap.width)
    for y in range(from: frame.minY, to: frame.maxY, below: pixmap.height) {
      for x in columns {
        let index = (y * pixmap.width + x) * 4
        guard pixmap.bytes[index + 3] == 0xFF else { return nil }
        let color = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(pixmap.bytes[index + $1]) }
        counts[color, default: 0] += 1
      }
    }
    let total = counts.values.reduce(0, +)
    let colors = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let backdrop = colors.first, backdrop.value < total, backdrop.value * 3 >= total else {
      return nil
    }
    let line = Self.offsets(of: colors.map(\.key), from: backdrop.key)
    guard let far = line.indices.max(by: { Self.square(line[$0]) < Self.square(line[$1]) }) else {
      return nil
    }
    let inked = total - backdrop.value
    // In a stem that is thinner than a pixel no pixel is all ink.
    guard colors[far].value >= max(4, inked / 25) else { return nil }
    let others = line.indices.filter { !Self.isMixed(line[$0], of: line[far]) }
    guard others.reduce(0, { $0 + colors[$1].value }) * 100 <= inked else { return nil }
    let (ink, behind) = (
      ResolvedColor(hex: colors[far].key), ResolvedColor(hex: backdrop.key)
    )
    return NotedContrast(
      ratio: ContrastRatio(of: ink, on: behind).value, ink: ink.hexText(),
      backdrop: behind.hexText())
  }

  /// The pixels that are within two edges in points.
  private func range(from start: Double, to end: Double, below limit: Int) -> Range<Int> {
    let edges = [(start * scale).rounded(.up), (end * scale).rounded(.down)].map {
      Int(min(max($0, 0), Double(limit)))
    }
    return edges[0]..<max(edges[0], edges[1])
  }

  private static func offsets(of colors: [UInt32], from backdrop: UInt32) -> [[Int]] {
    colors.map { color in
      [UInt32(16), 8, 0].map { Int(color >> $0 & 0xFF) - Int(backdrop >> $0 & 0xFF) }
    }
  }

  private static func square(_ offset: [Int]) -> Int { offset.reduce(0) { $0 + $1 * $1 } }

  /// Whether a colour is the backdrop with a share of the ink, but for rounding.
  private static func isMixed(_ offset: [Int], of ink: [Int]) -> Bool {
    let square = square(ink)
    let share = zip(offset, ink).reduce(0) { $0 + $1.0 * $1.1 }
    guard share >= 0 else { return false }
    return zip(offset, ink).allSatisfy { abs($0.0 * square - $0.1 * share) <= 3 * square }
  }
}
