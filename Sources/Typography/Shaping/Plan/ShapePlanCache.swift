import Synchronization

/// The plans a face has made so far.
final class ShapePlanCache: Sendable {
  /// More combinations than a document has; past it the oldest plans are made again.
  private static let limit = 48

  private let plans = Mutex<[ShapePlan]>([])

  func plan(_ key: ShapePlan.Key, face: FontFace) -> ShapePlan {
    plans.withLock { plans in
      if let index = plans.firstIndex(where: { $0.key == key }) {
        // The plan in use moves to the front, where the next look-up finds it first.
        if index > 0 { plans.swapAt(0, index) }
        return plans[0]
      }
      if plans.count >= Self.limit { plans.removeLast() }
      let plan = ShapePlan(key, face: face)
      plans.insert(plan, at: 0)
      return plan
    }
  }
}
