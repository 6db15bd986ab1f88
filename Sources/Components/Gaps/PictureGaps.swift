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

  /// Words that are not in the language of the picture.
  public struct Words: Hashable, Codable, Sendable {
    /// What is shown in their place; `nil` where it is all of the texts.
    public var shown: String?
    /// The BCP 47 tag of the language that they should be in.
    public var locale: String

    /// Makes words of their parts.
    public init(shown: String?, locale: String) {
      self.shown = shown
      self.locale = locale
    }
  }

  /// What is left out and why.
  public var text: String
  /// What it means for the picture.
  public var severity: Severity
  /// The words that the gap is about; `nil` where it is about something else.
  public var words: Words?

  /// Makes a gap of its parts.
  public init(_ text: String, severity: Severity = .warning, words: Words? = nil) {
    self.text = text
    self.severity = severity
    self.words = words
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
    let controls = Mutex<[ControlState]>([])
    let hasTables = Mutex(false)
  }

  @TaskLocal private static var notes: Notes?

  /// Evaluates views and tells what they asked for in vain, each once, in the order of their calls, and the
  /// fonts that they ask for by name: whether there are such, the text engine knows. Also whether there were
  /// string tables to look texts up in.
  package static func found<Value>(
    _ body: () -> Value
  ) -> (
    value: Value, gaps: [PictureGap], uses: [ResourceUse], fonts: [FontRequest],
    controls: [ControlState], hasTables: Bool
  ) {
    let notes = Notes()
    let value = $notes.withValue(notes, operation: body)
    return (
      value, notes.gaps.withLock { $0 }, notes.uses.withLock { $0.sorted() },
      notes.fonts.withLock { $0 }, notes.controls.withLock { $0 },
      notes.hasTables.withLock { $0 }
    )
  }

  /// Notes a control that the picture is drawn with.
  package static func use(_ control: ControlState) {
    notes?.controls.withLock { controls in
      if !controls.contains(where: {
        $0.name == control.name && $0.field == control.field && $0.refusal == control.refusal
      }) {
        controls.append(control)
      }
    }
  }

  /// Notes that the picture is drawn with a resource.
  package static func use(_ use: ResourceUse) {
    notes?.uses.withLock { _ = $0.insert(use) }
  }

  /// Notes that there are string tables, in which texts are looked up.
  static func useTables() { notes?.hasTables.withLock { $0 = true } }

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

  /// Notes what is asked for and not drawn.
  package static func note(_ text: String) { add(PictureGap(text)) }

  /// Notes that a resource is missing or damaged, so that the picture is not the one that was asked for.
  static func fail(_ text: String) { add(PictureGap(text, severity: .failure)) }

  static func add(_ gap: PictureGap) {
    notes?.gaps.withLock { gaps in
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }
}
