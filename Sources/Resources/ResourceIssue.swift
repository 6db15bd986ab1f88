/// Why a file of resources, or a part of one, cannot be used; the rest can.
public struct ResourceIssue: Hashable, Sendable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// Where in the file, such as `line 3, column 7: $.images[0].filename`; `nil` for all of it.
  public var place: String?
  /// What is wrong, and what to do.
  public var reason: String
  /// The known name that is most likely meant.
  public var nearest: String?

  /// Makes an issue of its parts.
  public init(path: String, place: String? = nil, reason: String, nearest: String? = nil) {
    self.path = path
    self.place = place
    self.reason = reason
    self.nearest = nearest
  }

  /// The issue in one line.
  public var description: String {
    let place = place.map { ": \($0)" } ?? ""
    let nearest = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(path)\(place): \(reason)\(nearest)"
  }
}

/// Why a folder of resources cannot be read at all.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or file.
  public let path: String
  /// What is wrong.
  public let reason: String

  /// Makes an error of its parts.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error in one line.
  public var description: String { "cannot read the resources \(path): \(reason)" }
}
