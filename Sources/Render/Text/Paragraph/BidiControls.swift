import Typography

/// The explicit directional formatting that is open at some place of a text.
///
/// A shortened text must close what it cut open, or the direction of its ellipsis would depend on
/// characters nobody sees; a text that begins in the middle must open it again.
struct OpenBidiControls {
  private var initiators: [UInt32] = []

  static let leftToRightMark: UInt32 = 0x200E
  static let rightToLeftMark: UInt32 = 0x200F
  private static let popDirectionalFormat: UInt32 = 0x202C
  private static let popDirectionalIsolate: UInt32 = 0x2069

  /// Reads the characters from a paragraph's start up to the place.
  init(in scalars: ArraySlice<UInt32>) {
    for scalar in scalars {
      // All of these controls lie in this block.
      guard (0x202A...0x2069).contains(scalar) else { continue }
      switch UnicodeData.bidiClass(of: scalar) {
      case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
        .rightToLeftOverride, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        initiators.append(scalar)
      case .popDirectionalFormat:
        if let last = initiators.last, !Self.isIsolate(last) { initiators.removeLast() }
      case .popDirectionalIsolate:
        if let match = initiators.lastIndex(where: Self.isIsolate) {
          initiators.removeSubrange(match...)
        }
      default: break
      }
    }
  }

  /// The initiators to begin with so that what follows stands where it stood.
  var openers: [UInt32] { initiators }

  /// The characters that close everything, innermost first.
  var closers: [UInt32] {
    initiators.reversed().map {
      Self.isIsolate($0) ? Self.popDirectionalIsolate : Self.popDirectionalFormat
    }
  }

  private static func isIsolate(_ scalar: UInt32) -> Bool { scalar >= 0x2066 }
}
