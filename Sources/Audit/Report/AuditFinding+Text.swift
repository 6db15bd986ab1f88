import Components

extension AuditFinding {
  /// The finding on one line without where it was written, so that it can stand in a golden:
  /// `rule path: measured; required …`.
  public var line: String { "\(rule.rawValue) \(path): \(measured); required \(required)" }

  /// A number that stays the same while the code around the component changes, and in every appearance: of
  /// the rule, story and path, but neither line nor measurement (FNV-1a of their UTF-8 bytes, 64 bits).
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule.rawValue, story, path] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // No byte of UTF-8, so that parts cannot run into one another.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
