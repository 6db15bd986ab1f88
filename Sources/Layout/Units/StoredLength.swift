/// A length or "indefinite" in four bytes, for the arrays that exist once per node.
struct StoredLength: Hashable, Sendable {
  private let raw: Int32

  /// Saturated lengths stop short of this.
  private static let marker = Int32.min

  static let indefinite = StoredLength(nil)

  init(_ length: LayoutUnit?) { raw = length?.raw ?? Self.marker }

  var length: LayoutUnit? { raw == Self.marker ? nil : LayoutUnit(raw: raw) }
  var isDefinite: Bool { raw != Self.marker }
}
