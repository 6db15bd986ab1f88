import Observation

/// The trails that the app knows, and those that are marked.
@MainActor
@Observable
public final class TrailBook {
  public var trails: [Trail]
  public var marked: Set<Trail.ID> = []

  public init(trails: [Trail] = Trail.samples) {
    self.trails = trails
  }

  public func toggle(_ trail: Trail) {
    if marked.remove(trail.id) == nil { marked.insert(trail.id) }
  }
}
