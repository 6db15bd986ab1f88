import Foundation

/// A way on foot.
public struct Trail: Identifiable, Hashable, Sendable {
  /// How much it asks of those who walk it.
  public enum Grade: String, CaseIterable, Sendable {
    case easy, moderate, hard
  }

  public let id: Int
  public var name: String
  public var length: Measurement<UnitLength>
  public var climb: Int
  public var grade: Grade

  public init(id: Int, name: String, kilometers: Double, climb: Int, grade: Grade) {
    self.id = id
    self.name = name
    length = Measurement(value: kilometers, unit: .kilometers)
    self.climb = climb
    self.grade = grade
  }

  public static let samples = [
    Trail(id: 1, name: "Lake Loop", kilometers: 6.5, climb: 120, grade: .easy),
    Trail(id: 2, name: "Ridge Path", kilometers: 14, climb: 860, grade: .moderate),
    Trail(id: 3, name: "North Face", kilometers: 19.2, climb: 1_640, grade: .hard),
  ]
}
