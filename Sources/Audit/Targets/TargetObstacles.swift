import Components
import Graphics

extension AuditSubject {
  /// Under more targets than this the free rectangle is not looked for: it takes the cube of them.
  static let mostObstacles = 48

  /// The areas of the targets that are hit instead of one beneath them, each told once. A bar below a
  /// scroll view lies on nothing in it.
  func obstacles(above index: Int) -> [Rect] {
    let target = targets[index]
    let shown = target.area.clipped(to: target.element.viewport)
    var areas: [Rect] = []
    for other in targets.indices.dropFirst(index + 1) {
      let above = targets[other]
      guard !above.element.isInvisible, !above.ancestors.contains(index) else { continue }
      let area = above.area.clipped(to: above.element.clip)
      // Sums of pixel positions differ by less than a millionth of a point.
      guard let common = area.intersection(shown), common.width > 1e-6,
        common.height > 1e-6, !areas.contains(where: { $0.contains(common) })
      else { continue }
      areas.append(common)
      if areas.count > Self.mostObstacles { break }
    }
    return areas
  }
}
