import Components
import JSON

/// Why a baseline or a checklist cannot be read.
public struct AuditFileError: Error, Hashable, CustomStringConvertible, Sendable {
  public let file: String
  public let line: Int
  public let column: Int
  public let message: String

  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// Reads members of a file beside an audit and says where one is wrong.
struct AuditFileReader {
  let file: String

  static func root(of bytes: [UInt8], file: String) throws(AuditFileError) -> JSONValue {
    do {
      return try JSONDocument(parsing: bytes).root
    } catch {
      throw AuditFileError(
        file: file, line: error.position.line, column: error.position.column,
        message: "\(error.path): \(error.problem)")
    }
  }

  func error(_ value: JSONValue, _ message: String) -> AuditFileError {
    AuditFileError(
      file: file, line: value.position.line, column: value.position.column,
      message: "\(value.path): \(message)")
  }

  func checkKeys(of value: JSONValue, among known: [String]) throws(AuditFileError) {
    guard value.kind == .object else {
      throw error(value, "expected an object with \(known.joined(separator: ", "))")
    }
    for member in value.members where !known.contains(member.key) {
      let hint = nearestName(to: member.key, in: known)
        .map { "; did you mean \(messageQuoted($0))?" }
      throw error(member.value, "unknown key \(messageQuoted(member.key))\(hint ?? "")")
    }
  }

  func text(_ key: String, in value: JSONValue) throws(AuditFileError) -> String {
    guard let text = try optionalText(key, in: value) else {
      throw error(value, "expected \(messageQuoted(key)), a text that says something")
    }
    return text
  }

  func optionalText(_ key: String, in value: JSONValue) throws(AuditFileError) -> String? {
    guard let member = value[key] else { return nil }
    guard let text = member.string, !isBlank(text) else {
      throw error(member, "expected a text that says something")
    }
    return text
  }
}
