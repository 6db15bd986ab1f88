import Components
import Typography

/// Where each character of a shaped text ends, in logical order, and where the text may be cut
/// without shaping again.
struct ClusterAdvances: Sendable {
  /// The first character that is measured.
  private let start: Int
  /// The sum of all advances before each character, and at the end of all.
  private let edges: [TextUnit]
  /// Extra space after the shaped cluster that begins here; empty if no item has tracking.
  private let tracking: [TextUnit]
  /// Whether the glyphs on both sides of a cut before the character stay what they are.
  private let safeCuts: [Bool]

  init(
    _ source: TextSource, range: Range<Int>, items: [TextItem], runs: [ShapedRun],
    clusterStarts: [Bool]
  ) {
    start = range.lowerBound
    var advances = [TextUnit](repeating: .zero, count: range.count)
    var safeCuts = [Bool](repeating: false, count: range.count + 1)
    safeCuts[range.count] = true
    for (item, run) in zip(items, runs) {
      let offset = item.range.lowerBound - range.lowerBound
      let scale = item.scale
      safeCuts[offset] = true
      for glyph in run.glyphs {
        advances[offset + glyph.cluster] += scale.units(Int(glyph.xAdvance))
        if glyph.cluster > 0 { safeCuts[offset + glyph.cluster] = !glyph.isUnsafeToBreak }
      }
      if item.kind != .text {
        for index in item.range { safeCuts[index - range.lowerBound] = true }
      }
    }
    tracking = Self.tracking(source, range: range, items: items, runs: runs, clusterStarts)
    for index in tracking.indices { advances[index] += tracking[index] }
    var edges: [TextUnit] = []
    edges.reserveCapacity(advances.count + 1)
    var edge = TextUnit.zero
    edges.append(edge)
    for advance in advances {
      edge += advance
      edges.append(edge)
    }
    self.edges = edges
    self.safeCuts = safeCuts
  }

  /// The width of a stretch as it was shaped, tabs excepted; exact if both its ends are safe cuts.
  func width(_ range: Range<Int>) -> TextUnit {
    edges[range.upperBound - start] - edges[range.lowerBound - start]
  }

  func isSafeCut(_ position: Int) -> Bool { safeCuts[position - start] }

  var hasTracking: Bool { !tracking.isEmpty }

  /// The extra space after the shaped cluster that begins at `position`.
  func tracking(at position: Int) -> TextUnit {
    tracking.isEmpty ? .zero : tracking[position - start]
  }

  /// Tracking follows the last glyph of each grapheme cluster, but never parts letters that join.
  private static func tracking(
    _ source: TextSource, range: Range<Int>, items: [TextItem], runs: [ShapedRun],
    _ clusterStarts: [Bool]
  ) -> [TextUnit] {
    guard items.contains(where: { $0.tracking != .zero }) else { return [] }
    var result = [TextUnit](repeating: .zero, count: range.count)
    for (item, run) in zip(items, runs) where item.kind == .text {
      guard item.tracking != .zero else { continue }
      var shapedStarts = [Bool](repeating: false, count: item.range.count)
      for glyph in run.glyphs { shapedStarts[glyph.cluster] = true }
      var shapedStart = item.range.lowerBound
      for position in item.range {
        if shapedStarts[position - item.range.lowerBound] { shapedStart = position }
        let next = position + 1
        guard next == source.count || clusterStarts[next] else { continue }
        guard takesTracking(position, in: source.scalars, clusterStarts) else { continue }
        result[shapedStart - range.lowerBound] += item.tracking
      }
    }
    return result
  }

  /// Whether space may follow the cluster that ends with the character at `end`.
  private static func takesTracking(
    _ end: Int, in scalars: [UInt32], _ clusterStarts: [Bool]
  ) -> Bool {
    // No letter below the combining marks joins, and of these characters only U+00AD shows nothing.
    if scalars[end] < 0x300, scalars[end] != 0xAD { return true }
    var first = end
    while first > 0, !clusterStarts[first] { first -= 1 }
    guard !UnicodeData.isDefaultIgnorable(scalars[first]) else { return false }
    guard let before = scalars[first...end].last(where: { joiningType($0) != .transparent }),
      let after = scalars[(end + 1)...].prefix(8).first(where: { joiningType($0) != .transparent })
    else { return true }
    let joinsForward = [.dualJoining, .leftJoining, .joinCausing].contains(joiningType(before))
    let joinsBack = [.dualJoining, .rightJoining, .joinCausing].contains(joiningType(after))
    return !(joinsForward && joinsBack)
  }

  private static func joiningType(_ scalar: UInt32) -> JoiningType {
    UnicodeData.joiningType(of: scalar)
  }
}
