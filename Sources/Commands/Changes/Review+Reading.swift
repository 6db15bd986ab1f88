import Components
import Render

extension Review {
  /// Reads a review that the gallery or `review` saved; members that it does not know are skipped.
  init(at path: String) throws(CommandFailure) {
    let bytes = try FileSystem.read(path, limit: Self.fileLimit)
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, limits: .data)
    } catch {
      throw CommandFailure(error, in: FileSystem.displayName(path))
    }
    do throws(DocumentError) {
      try self.init(document.root)
    } catch {
      throw CommandFailure(error, in: FileSystem.displayName(path))
    }
  }

  init(_ root: JSONValue) throws(DocumentError) {
    let version = try root.required("schemaVersion", of: "a review")
    guard version.integer == Self.version else {
      throw DocumentError(
        at: version, .outOfRange("this version", expected: "\(Self.version), the only one there is")
      )
    }
    against = try root.boundedString("against", of: "a review", limit: 200)
    for value in try root.requiredElements("signatures", of: "a review") {
      signatures.append(try Self.signature(value))
    }
    var known: Set<ChangeIdentity> = []
    for value in try root.requiredElements("changes", of: "a review") {
      let change = try Self.change(value)
      guard known.insert(change.identity).inserted else {
        throw DocumentError(
          at: value, .notAllowed("\(change.identity.golden) is decided twice; merge with 'review'"))
      }
      guard known.count <= Self.changeLimit else {
        throw DocumentError(
          at: value, .outOfRange("this change", expected: "at most \(Self.changeLimit) of them"))
      }
      changes.append(change)
    }
    changes.sort { $0.identity < $1.identity }
  }

  private static func signature(_ value: JSONValue) throws(DocumentError) -> Signature {
    let by = try value.boundedString("by", of: "a signature", limit: 200)
    // Names are printed, where a control character would be a command to a terminal or to CI.
    guard by.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
      !by.allSatisfy(\.isWhitespace)
    else {
      throw DocumentError(
        at: value["by"] ?? value,
        .outOfRange(messageQuoted(by), expected: "a name without control characters"))
    }
    return Signature(by: by, date: try time("date", of: value, in: "a signature"))
  }

  private static func time(
    _ key: String, of value: JSONValue, in owner: String
  ) throws(DocumentError) -> String {
    let time = try value.boundedString(key, of: owner, limit: 20)
    guard isTime(time) else {
      throw DocumentError(
        at: value[key] ?? value,
        .outOfRange(
          messageQuoted(time),
          expected: "a time in UTC that there was, such as 2026-01-31T09:30:00Z"))
    }
    return time
  }

  /// Whether a text is a time that there was, as `2026-01-31T09:30:00Z`: the profile of ISO 8601 in RFC 3339, in UTC and
  /// without leap seconds.
  private static func isTime(_ text: String) -> Bool {
    // The calendar has days and minutes; the seconds are what is left.
    let bytes = Array(text.utf8)
    guard bytes.count == 20, CivilDate(String(decoding: bytes[..<16], as: UTF8.self)) != nil else {
      return false
    }
    return bytes[16] == UInt8(ascii: ":") && bytes[19] == UInt8(ascii: "Z")
      && (UInt8(ascii: "0")...UInt8(ascii: "5")).contains(bytes[17])
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[18])
  }

  private static func change(_ value: JSONValue) throws(DocumentError) -> Change {
    let golden = try value.boundedString("golden", of: "a change", limit: 4_000)
    let story = try value.boundedString("story", of: "a change", limit: 400)
    let variant = try value.boundedString("variant", of: "a change", limit: 400)
    let name: SnapshotName
    do throws(SnapshotNameError) {
      name = try SnapshotName(story: story, variant: variant)
    } catch {
      throw DocumentError(at: value, .notAllowed("\(error)"))
    }
    let suffix = "/\(name.path)"
    guard golden.hasSuffix(suffix), golden.utf8.count > suffix.utf8.count, !golden.contains("\0")
    else {
      throw DocumentError(
        at: value["golden"] ?? value,
        .outOfRange(messageQuoted(golden), expected: "a path that ends in \(suffix)"))
    }
    var change = Change(
      identity: ChangeIdentity(
        root: String(golden.dropLast(suffix.count)), name: name,
        before: try hash("before", of: value), after: try hash("after", of: value)))
    if let word = value["decision"] {
      guard let decision = word.string.flatMap({ Decision(rawValue: $0) }) else {
        throw word.wrongKind(
          expected: list(Decision.allCases.map { "\"\($0.rawValue)\"" }, conjunction: "or"))
      }
      change.decision = decision
      change.signature = try signature(value)
    }
    guard value["comments"] != nil else { return change }
    for comment in try value.requiredElements("comments", of: "a change") {
      guard change.comments.count < commentLimit else {
        throw DocumentError(
          at: comment, .outOfRange("this comment", expected: "at most \(commentLimit) of them"))
      }
      change.comments.append(try self.comment(comment))
    }
    return change
  }

  private static func comment(_ value: JSONValue) throws(DocumentError) -> Comment {
    var comment = Comment(text: "", signature: try signature(value))
    if value["edited"] != nil {
      comment.edited = try time("edited", of: value, in: "a comment")
    }
    // What was never edited was not deleted either.
    if value["text"] != nil || comment.edited == nil {
      comment.text = try value.boundedString("text", of: "a comment", limit: textLimit)
    }
    if let region = value["region"] {
      let numbers = region.elements.compactMap(\.number)
      guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 100_000 }),
        numbers[2] >= 0, numbers[3] >= 0
      else {
        throw region.wrongKind(expected: "x, y, width and height in points")
      }
      comment.region = numbers
    }
    if value["node"] != nil {
      comment.node = try value.boundedString("node", of: "a comment", limit: 1_000)
    }
    return comment
  }

  private static func hash(_ key: String, of value: JSONValue) throws(DocumentError) -> String? {
    guard let member = value[key] else { return nil }
    guard let hash = member.string, hash.utf8.count == 64,
      hash.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else {
      throw member.wrongKind(expected: "a SHA-256 in 64 hexadecimal digits")
    }
    return hash
  }
}

extension JSONValue {
  /// - Parameter limit: in bytes.
  fileprivate func boundedString(
    _ key: String, of owner: String, limit: Int
  ) throws(DocumentError) -> String {
    let string = try requiredString(key, of: owner)
    guard (1...limit).contains(string.utf8.count) else {
      throw DocumentError(
        at: self[key] ?? self,
        .outOfRange("this text", expected: "1 to \(limit) bytes"))
    }
    return string
  }
}
