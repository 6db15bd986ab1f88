import Synchronization

/// One thing that a picture leaves out of what its view asks for.
public struct PictureGap: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What it means for the picture.
  public enum Severity: String, Hashable, Codable, Sendable {
    /// The picture is as good as it gets.
    case warning
    /// A file that the view asks for is missing or damaged: the picture shows something else in its
    /// place.
    case failure
  }

  /// What is left out and why.
  public var text: String
  /// What it means for the picture.
  public var severity: Severity

  /// Makes a gap of its parts.
  public init(_ text: String, severity: Severity = .warning) {
    self.text = text
    self.severity = severity
  }

  /// The text.
  public var description: String { text }
}

/// What a picture leaves out of what its view asks for: calls that are not drawn, languages and formats
/// without tables, resources that are missing.
package enum PictureGaps {
  private final class Notes: Sendable {
    let gaps = Mutex<[PictureGap]>([])
    let fonts = Mutex<[FontRequest]>([])
    let uses = Mutex<Set<ResourceUse>>([])
  }

  @TaskLocal private static var notes: Notes?

  /// Evaluates views and tells what they asked for in vain, each once, in the order of their calls, and the
  /// fonts that they ask for by name: whether there are such, the text engine knows.
  package static func found<Value>(
    _ body: () -> Value
  ) -> (value: Value, gaps: [PictureGap], uses: [ResourceUse], fonts: [FontRequest]) {
    let notes = Notes()
    let value = $notes.withValue(notes, operation: body)
    return (
      value, notes.gaps.withLock { $0 }, notes.uses.withLock { $0.sorted() },
      notes.fonts.withLock { $0 }
    )
  }

  /// Notes that the picture is drawn with a resource.
  package static func use(_ use: ResourceUse) {
    notes?.uses.withLock { _ = $0.insert(use) }
  }

  /// Notes that a font is asked for by name.
  static func ask(for font: FontRequest) {
    notes?.fonts.withLock { fonts in
      if !fonts.contains(where: { $0.family == font.family && $0.fonts == font.fonts }) {
        fonts.append(font)
      }
    }
  }

  /// A value that is no view, with a note that a call on it is not drawn.
  static func notDrawn<Value>(
    _ value: Value, unless isSame: Bool = false, call: StaticString = #function
  ) -> Value {
    if !isSame { note("\(call) is not drawn") }
    return value
  }

  static func note(_ text: String) { add(PictureGap(text)) }

  /// Notes that a resource is missing or damaged, so that the picture is not the one that was asked for.
  static func fail(_ text: String) { add(PictureGap(text, severity: .failure)) }

  private static func add(_ gap: PictureGap) {
    notes?.gaps.withLock { gaps in
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }
}

// MARK: - Calls

/// A view with what it asked for in vain.
private struct NotedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let gap: String?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let gap { PictureGaps.note(gap) }
    return content._resolve(in: context)
  }
}

extension View {
  /// The view, with a note that a call on it is not drawn.
  ///
  /// - Parameter isSame: whether the picture is the same with and without the call.
  func notDrawn(unless isSame: Bool = false, call: StaticString = #function) -> some View {
    NotedView(content: self, gap: isSame ? nil : "\(call) is not drawn")
  }
}
