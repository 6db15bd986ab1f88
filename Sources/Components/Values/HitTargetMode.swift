/// The ways in which a control reaches the least hit area.
public enum HitTargetMode: String, Hashable, CaseIterable, Sendable {
  /// The control's box is at least the minimum, with what is seen centred in it.
  case reserve
  /// The hit area grows outwards around what is seen; layout does not change.
  case expand
  /// The hit area is exactly what is seen.
  case none
}
