/// Simple case mapping for the alphabets that have case and an embedded face.
///
/// The standard library's own follows the operating system's Unicode version on some systems; this
/// one is the same everywhere. Letters without a one-to-one partner stay as they are, but for ß.
enum CaseMapping {
  static func uppercase(_ text: String) -> String { map(text, upper) }

  static func lowercase(_ text: String) -> String { map(text, lower) }

  private static func map(
    _ text: String, _ mapping: (UInt32) -> UInt32
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(Unicode.Scalar(mapping(scalar.value)) ?? scalar)
    }
    return String(result)
  }

  private static func upper(_ c: UInt32) -> UInt32 {
    switch c {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE: c - 32
    case 0xFF: 0x178
    case 0xDF: 0x1E9E
    case 0x131: 0x49
    case 0x139...0x148, 0x179...0x17E: c & 1 == 0 && c > 0x138 ? c - 1 : c
    case 0x100...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F,
      0x1E00...0x1E95, 0x1EA0...0x1EFF:
      c & 1 == 1 ? c - 1 : c
    case 0x3AC: 0x386
    case 0x3AD...0x3AF: c - 37
    case 0x3B1...0x3C1, 0x3C3...0x3CB: c - 32
    case 0x3C2: 0x3A3
    case 0x3CC: 0x38C
    case 0x3CD, 0x3CE: c - 63
    case 0x430...0x44F: c - 32
    case 0x450...0x45F: c - 80
    default: c
    }
  }

  private static func lower(_ c: UInt32) -> UInt32 {
    switch c {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: c + 32
    case 0x178: 0xFF
    case 0x1E9E: 0xDF
    case 0x139...0x148, 0x179...0x17E: c & 1 == 1 ? c + 1 : c
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF,
      0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF:
      c & 1 == 0 ? c + 1 : c
    case 0x386: 0x3AC
    case 0x388...0x38A: c + 37
    case 0x391...0x3A1, 0x3A3...0x3AB: c + 32
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: c + 63
    case 0x410...0x42F: c + 32
    case 0x400...0x40F: c + 80
    default: c
    }
  }
}
