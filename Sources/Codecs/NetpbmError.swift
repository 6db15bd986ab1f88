/// Why a byte stream is not a PPM or PAM picture that this decoder reads.
public enum NetpbmError: Error, Equatable, Sendable {
  /// The file does not begin with the expected magic letters.
  case wrongMagic(expected: String)
  /// The header ends early, or has a word where a number must be.
  case invalidHeader(reason: String)
  /// The picture is larger than the caller accepts.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// Fewer or more sample bytes than the header promises.
  case wrongLength(expected: Int, actual: Int)
  /// A sample above the header's maximum value.
  case sampleOutOfRange(sample: Int, maximum: Int)
}

extension NetpbmError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .wrongMagic(let expected):
      "not a picture of this format: it does not begin with \(expected)"
    case .invalidHeader(let reason):
      "the picture's header is invalid: \(reason)"
    case .tooLarge(let width, let height, let limits):
      """
      the picture is \(width)×\(height) pixels; at most \(limits.maximumSide) a side and \
      \(limits.maximumPixels) in all are read
      """
    case .wrongLength(let expected, let actual):
      "the picture has \(actual) bytes of samples where its header promises \(expected)"
    case .sampleOutOfRange(let sample, let maximum):
      "the picture has the sample \(sample) above its maximum \(maximum)"
    }
  }
}
