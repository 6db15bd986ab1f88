import Foundation
import Synchronization

/// What a style of Foundation's encodes: the one place where all of its options can be read.
///
/// Texts are written again and again in few styles, so that what a style says is kept.
enum EncodedStyle {
  private static let known = Mutex<[AnyHashable: any Sendable]>([:])
  /// How many styles are kept; a hostile view may make any number.
  private static let most = 256

  /// The options of a style; `nil` where it does not encode them in this form.
  static func options<Options: Decodable & Sendable>(
    of style: some FormatStyle & Sendable, as form: Options.Type
  ) -> Options? {
    if let options = known.withLock({ $0[AnyHashable(style)] as? Options }) { return options }
    guard let data = try? JSONEncoder().encode(style),
      let options = try? JSONDecoder().decode(form, from: data)
    else { return nil }
    known.withLock {
      if $0.count >= most { $0.removeAll() }
      $0[AnyHashable(style)] = options
    }
    return options
  }
}
