/// The known name that is most likely meant by a misspelt one, or nil where none is near.
///
/// Nearness is the optimal string alignment distance: insertions, deletions, replacements and swaps
/// of neighbours count one each, letter case counts nothing. Up to a third of the letters may differ.
/// Among equally near names the first of `names` wins.
package func nearestName(to name: String, in names: some Sequence<String>) -> String? {
  let wanted = folded(name)
  guard !wanted.isEmpty, wanted.count <= 80 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = folded(candidate)
    let allowed = max(1, max(wanted.count, letters.count) / 3)
    let limit = min(allowed, (best?.distance ?? .max) - 1)
    guard limit >= 0, abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    // A name of one or two letters is near to everything; only a prefix of it counts.
    if distance <= limit, distance < max(wanted.count, letters.count) {
      best = (candidate, distance)
    }
  }
  return best?.name ?? names.first { folded($0).starts(with: wanted) && wanted.count >= 3 }
}

/// The bytes of a name with ASCII letters lowered and separators dropped: `Type_Size` is `typesize`.
private func folded(_ name: String) -> [UInt8] {
  name.utf8.compactMap { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
    default: byte
    }
  }
}

/// The least number of insertions, deletions, replacements and swaps of neighbours.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [Int](repeating: i + 1, count: b.count + 1)
    for j in 0..<b.count {
      row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
