import Synchronization

extension FontFace {
  /// The plans that the face has made so far.
  var plans: ShapePlanCache {
    // Faces know nothing of shaping, but nothing else is ever kept there.
    shaping.get { ShapePlanCache(self) } as? ShapePlanCache ?? ShapePlanCache(self)
  }
}

/// The layout tables of a face, and the plans it has made so far.
final class ShapePlanCache: Sendable {
  /// More combinations than a document has; past it the oldest plans are made again.
  private static let limit = 48

  private let layout: FontLayout
  private let plans = Mutex<[ShapePlan]>([])

  init(_ face: FontFace) { layout = FontLayout(face) }

  func plan(_ key: ShapePlan.Key, face: FontFace) -> ShapePlan {
    plans.withLock { plans in
      if let index = plans.firstIndex(where: { $0.key == key }) {
        // The plan in use moves to the front, where the next look-up finds it first.
        if index > 0 { plans.swapAt(0, index) }
        return plans[0]
      }
      if plans.count >= Self.limit { plans.removeLast() }
      let plan = ShapePlan(key, face: face, layout: layout)
      plans.insert(plan, at: 0)
      return plan
    }
  }
}
