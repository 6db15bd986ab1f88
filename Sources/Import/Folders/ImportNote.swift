/// Something of a project that is left out or done in another way, with the reason.
package struct ImportNote: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// A script or a build phase, which is never run.
    case script
    /// A file outside of the project's folder.
    case outside
    /// A link that is not followed.
    case link
    /// A file or an entry that cannot be read.
    case unread
    /// A target that is not imported.
    case target
    /// A package that is not there.
    case package
    /// Something that is done in another way than the project says.
    case other
  }

  package var kind: Kind
  package var subject: String
  package var reason: String

  init(_ kind: Kind, _ subject: String, _ reason: String) {
    self.kind = kind
    self.subject = subject
    self.reason = reason
  }
}
