/// How many of a script's characters some faces have.
package struct ScriptCoverage: Equatable, Sendable {
  package let script: Script
  /// The characters of the script that some face has.
  package let covered: Int
  /// The characters that Unicode assigns to the script.
  package let total: Int

  /// The scripts of which the faces have anything, those of which they have most first; what is common to
  /// scripts is left out.
  package static func of(_ faces: [FontFace]) -> [ScriptCoverage] {
    // A bit for each character, so that faces of one family count once.
    var seen = [UInt64](repeating: 0, count: 0x110000 / 64)
    for face in faces {
      face.characters.forEach { scalar in
        seen[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
      }
    }
    var counts = [Int](repeating: 0, count: Script.allCases.count)
    for (index, word) in seen.enumerated() where word != 0 {
      for bit in 0..<64 where word >> UInt64(bit) & 1 == 1 {
        let scalar = UInt32(index * 64 + bit)
        if isAssigned(scalar) { counts[Int(UnicodeData.script(of: scalar).rawValue)] += 1 }
      }
    }
    return Script.allCases.filter { script in
      counts[Int(script.rawValue)] > 0 && ![.common, .inherited, .unknown].contains(script)
    }.map { script in
      ScriptCoverage(
        script: script, covered: counts[Int(script.rawValue)],
        total: totals[Int(script.rawValue)])
    }.sorted { left, right in
      let (a, b) = (left.covered * right.total, right.covered * left.total)
      return a != b ? a > b : left.script.rawValue < right.script.rawValue
    }
  }

  /// The characters of each script, by its number.
  private static let totals: [Int] = {
    var totals = [Int](repeating: 0, count: Script.allCases.count)
    for scalar in UInt32(0)..<0x110000 where isAssigned(scalar) {
      totals[Int(UnicodeData.script(of: scalar).rawValue)] += 1
    }
    return totals
  }()

  private static func isAssigned(_ scalar: UInt32) -> Bool {
    switch UnicodeData.generalCategory(of: scalar) {
    case .unassigned, .surrogate, .privateUse, .control: false
    default: true
    }
  }
}
