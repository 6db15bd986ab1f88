/// One part of a run that is split over machines: a stable partition by story.
struct Shard: Equatable {
  /// From 0.
  let index: Int
  let count: Int

  /// The most parts that a run may have.
  static let maximumCount = 10_000

  /// The shard of `--shard i/n` (from 1), or of Bazel's variables (from 0), or none.
  init?(_ arguments: Arguments, environment: [String: String]) throws {
    if let text = arguments.text("--shard") {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1],
        (1...Self.maximumCount).contains(count), (1...count).contains(index)
      else {
        throw arguments.invalid(
          "--shard", text, expected: "a part and a number of parts, such as 2/3")
      }
      (self.index, self.count) = (index - 1, count)
    } else if let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty {
      let index = environment["TEST_SHARD_INDEX"] ?? ""
      guard let count = Int(total), (1...Self.maximumCount).contains(count),
        let part = Int(index), (0..<count).contains(part)
      else {
        throw CommandFailure(
          .usage, "TEST_SHARD_INDEX '\(index)' of TEST_TOTAL_SHARDS '\(total)' is no shard",
          advice: "Bazel counts parts from 0; unset both, or say --shard 1/2.")
      }
      (self.index, self.count) = (part, count)
      // The file tells Bazel that this program shares the work and need not be run whole each time.
      if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
        try FileSystem.write([], to: file)
      }
    } else {
      return nil
    }
  }

  /// Whether the shard has the story: by a hash of its name (FNV-1a), so that adding a story moves no
  /// other one.
  func contains(_ story: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in story.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count)) == index
  }
}
