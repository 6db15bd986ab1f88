/// Sara am of Thai and Lao is a ring above and a vowel after: the ring goes below the tone marks.
extension ShapeRun {
  mutating func splitSaraAm() {
    guard (0..<buffer.count).contains(where: { isSaraAm(buffer.input[$0].code) }) else { return }
    buffer.beginOutput()
    while buffer.index < buffer.count {
      let code = buffer.current.code
      guard isSaraAm(code) else {
        buffer.next()
        continue
      }
      var ring = buffer.current
      ring.code = code + 0x1A
      ring.character.category = .nonspacingMark
      ring.character.insert(.continuation)
      ring.combiningClass = 0
      var vowel = buffer.current
      vowel.code = code - 1
      buffer.write(ring)
      buffer.write(vowel)
      buffer.skip()
      guard buffer.isIntact else { return }
      placeRing(end: buffer.outputCount)
    }
    buffer.endOutput()
  }

  /// - Parameter end: the place past the ring and its vowel in the output.
  private mutating func placeRing(end: Int) {
    var start = end - 2
    while start > 0, isAbove(buffer.output[start - 1].code) { start -= 1 }
    guard start < end - 2 else {
      if start > 0 { buffer.mergeOutputClusters(start - 1, end) }
      return
    }
    buffer.mergeOutputClusters(start, end)
    let ring = buffer.output[end - 2]
    buffer.output.copy(
      from: buffer.output, at: start, to: start + 1, length: end - 2 - start)
    buffer.output[start] = ring
    budget -= end - start
  }

  private func isSaraAm(_ code: UInt32) -> Bool { code == 0x0E33 || code == 0x0EB3 }

  /// Marks above a consonant, in either script: Lao is Thai shifted by 0x80.
  private func isAbove(_ code: UInt32) -> Bool {
    switch code & ~0x80 {
    case 0x0E31, 0x0E34...0x0E37, 0x0E3B, 0x0E47...0x0E4E: true
    default: false
    }
  }
}
