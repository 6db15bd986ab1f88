import SwiftData

/// A trail that is kept: nothing is stored here, so that this file is left out.
@Model
final class TrailRecord {
  var name: String

  init(name: String) {
    self.name = name
  }
}
