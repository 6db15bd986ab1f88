import Synchronization

/// What a picture leaves out of what its view asks for: calls that are not drawn, languages and formats
/// without tables.
package enum PictureGaps {
  private final class Notes: Sendable {
    let texts = Mutex<[String]>([])
  }

  @TaskLocal private static var notes: Notes?

  /// Evaluates views and tells what they asked for in vain, each once, in the order of their calls.
  package static func found<Value>(_ body: () -> Value) -> (value: Value, gaps: [String]) {
    let notes = Notes()
    let value = $notes.withValue(notes, operation: body)
    return (value, notes.texts.withLock { $0 })
  }

  /// A value that is no view, with a note that a call on it is not drawn.
  static func notDrawn<Value>(
    _ value: Value, unless isSame: Bool = false, call: StaticString = #function
  ) -> Value {
    if !isSame { note("\(call) is not drawn") }
    return value
  }

  static func note(_ text: String) {
    notes?.texts.withLock { texts in
      if !texts.contains(text) { texts.append(text) }
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

  /// The view, with a note that its semantics do not have what a call says.
  ///
  /// - Parameter isSame: whether the semantics are the same with and without the call.
  func notRead(unless isSame: Bool = false, call: StaticString = #function) -> some View {
    NotedView(content: self, gap: isSame ? nil : "\(call) is not read out")
  }
}
