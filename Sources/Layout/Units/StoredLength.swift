/// A length or "indefinite" in four bytes, for the arrays that exist once per node.
///
/// Lengths beyond ±33 million points are clamped.
struct StoredLength: Hashable, Sendable {
  private let raw: Int32

  private static let marker = Int32.min

  static let indefinite = StoredLength(nil)

  init(_ length: LayoutUnit?) {
    guard let length else {
      raw = Self.marker
      return
    }
    raw = Int32(clamping: max(length.raw, Int(Int32.min) + 1))
  }

  var length: LayoutUnit? { raw == Self.marker ? nil : LayoutUnit(raw: Int(raw)) }
  var isDefinite: Bool { raw != Self.marker }
}
