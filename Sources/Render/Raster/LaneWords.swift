#if DEBUG
  /// A vector of eight 16-bit lanes as four plain words, one a pixel.
  ///
  /// Without optimisation each operation on a vector is a loop over its lanes with checks, ten times
  /// slower than the same arithmetic on words. Debug builds therefore calculate with words; lanes stay
  /// below 2^16, so that nothing is carried from one into the next, and the bits are the same.
  struct LaneWords {
    var a: UInt32
    var b: UInt32
    var c: UInt32
    var d: UInt32

    init(a: UInt32, b: UInt32, c: UInt32, d: UInt32) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    init(_ lanes: SIMD8<UInt16>) { self = unsafe unsafeBitCast(lanes, to: LaneWords.self) }
    init(_ words: SIMD4<UInt32>) { self = unsafe unsafeBitCast(words, to: LaneWords.self) }

    var lanes: SIMD8<UInt16> { unsafe unsafeBitCast(self, to: SIMD8<UInt16>.self) }
    var words: SIMD4<UInt32> { unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) }

    /// Both lanes of each pixel times the weight in its lower lane.
    static func &* (lhs: LaneWords, rhs: LaneWords) -> LaneWords {
      LaneWords(
        a: lhs.a &* (rhs.a & 0xFFFF), b: lhs.b &* (rhs.b & 0xFFFF), c: lhs.c &* (rhs.c & 0xFFFF),
        d: lhs.d &* (rhs.d & 0xFFFF))
    }

    static func &+ (lhs: LaneWords, rhs: LaneWords) -> LaneWords {
      LaneWords(a: lhs.a &+ rhs.a, b: lhs.b &+ rhs.b, c: lhs.c &+ rhs.c, d: lhs.d &+ rhs.d)
    }

    /// The lower bytes of the lanes.
    var lowBytes: LaneWords {
      LaneWords(a: a & 0xFF_00FF, b: b & 0xFF_00FF, c: c & 0xFF_00FF, d: d & 0xFF_00FF)
    }

    /// The upper bytes of the lanes, moved down.
    var highBytes: LaneWords {
      LaneWords(
        a: a &>> 8 & 0xFF_00FF, b: b &>> 8 & 0xFF_00FF, c: c &>> 8 & 0xFF_00FF,
        d: d &>> 8 & 0xFF_00FF)
    }
  }
#endif
