package import Graphics

/// One stop of a screen reader, with everything that it says there.
package struct SpokenElement: Equatable, Sendable {
  /// With the label that is spoken, taken from the content where none was given.
  package var semantics: Semantics
  /// The box in points; `nil` for what has no place.
  package var frame: Rect?
  package var path: String
  /// The kind of control, such as `secureField`; `nil` for what is none of the system's.
  package var name: String?
  /// The language of its words, by tag; `nil` for that of the screen.
  package var language: String?
  /// The place among the tabs or choices around it, from 1, and how many there are.
  package var position: (index: Int, count: Int)?
  /// Whether it is the first or the last one of a list.
  package var isListStart = false
  package var isListEnd = false
  /// What the innermost container around it with a name or a role is called.
  package var group: String?
  /// The number of the modal node that it belongs to, up to the container around that one.
  var modal: Int?
  /// The links among its words, which a rotor finds, in the order of the text; an element that is a link
  /// has none.
  package var links: [SpokenElement] = []
  /// Where it leads, for links.
  package var destination: String?
  /// Its parts, for a link that goes on in another line; empty for what is only its frame.
  package var lines: [Rect] = []

  package static func == (one: SpokenElement, other: SpokenElement) -> Bool {
    one.semantics == other.semantics && one.frame == other.frame && one.path == other.path
      && one.name == other.name && one.language == other.language
      && one.position?.index == other.position?.index
      && one.position?.count == other.position?.count && one.isListStart == other.isListStart
      && one.isListEnd == other.isListEnd && one.group == other.group
      && one.links == other.links && one.destination == other.destination
      && one.lines == other.lines
  }
}

extension String {
  /// Whether there is nothing to say: white space, and characters that are never seen, such as joiners.
  package var isSilent: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
