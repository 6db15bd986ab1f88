/// What somebody who does not touch the screen steps through it with.
public enum FocusMode: String, Hashable, CaseIterable, Sendable {
  /// Full Keyboard Access.
  case keyboard
  /// Switch Control, item by item.
  case switchControl = "switch"
}

/// Where the focus of a keyboard or a switch goes, in its order.
///
/// Both find what responds: controls, the links of texts, what has actions or says that it responds, and with
/// a keyboard what is focusable. What is disabled or says that it does not respond is passed by. The order is that of a
/// screen reader.
package struct FocusPath {
  /// One stop of the path.
  package struct Stop: Equatable, Sendable {
    package var utterance: Utterance
    /// The first stop with the same shortcut, from 1, which keeps it from this one.
    package var owner: Int?

    /// What the stop is called, then its shortcut and its actions.
    package func lines(_ words: SpeechWords) -> [String] {
      let details = utterance.element.semantics.details
      var lines = [utterance.text]
      if let shortcut = details.shortcut {
        lines.append("Shortcut: \(shortcut)" + (owner.map { ", which \($0) has" } ?? ""))
      }
      lines += details.actionLines(words)
      return lines.map(\.onOneLine)
    }
  }

  package let mode: FocusMode
  package let stops: [Stop]

  /// - Parameter language: of the words for kinds and states.
  package init(of root: PositionedNode, by mode: FocusMode, language: String?) {
    self.mode = mode
    var owners: [String: Int] = [:]
    var stops: [Stop] = []
    let words = SpeechWords(language: language)
    for var element in SpokenElements.of(root).flatMap({ Self.reached(in: $0, by: mode) }) {
      // Lists begin and end for those who hear them.
      (element.isListStart, element.isListEnd) = (false, false)
      let utterance = Utterance(element, words, reader: .voiceOver)
      let number = stops.count + 1
      var stop = Stop(utterance: utterance)
      if let shortcut = utterance.element.semantics.details.shortcut {
        stop.owner = owners[shortcut]
        if stop.owner == nil { owners[shortcut] = number }
      }
      stops.append(stop)
    }
    self.stops = stops
  }

  /// The path as text; that of a switch with the groups that it scans first.
  package func text(_ words: SpeechWords) -> String {
    var text = ""
    var group: String?
    for (index, stop) in stops.enumerated() {
      if mode == .switchControl, stop.utterance.element.group != group {
        group = stop.utterance.element.group
        text += "\(group.map { "Group: \($0.onOneLine)" } ?? "No group")\n"
      }
      text += Utterance.listed(stop.lines(words), number: index + 1)
    }
    return text
  }

  /// The stops that an element is: itself, and the links among its words that are seen. What is in a control
  /// is a part of it.
  private static func reached(in element: SpokenElement, by mode: FocusMode) -> [SpokenElement] {
    let semantics = element.semantics
    guard !semantics.isDisabled, !semantics.details.flags.contains(.unresponsive) else { return [] }
    var stops = reaches(semantics, by: mode) ? [element] : []
    guard !semantics.isInteractive else { return stops }
    for var link in element.links where link.frame?.isEmpty == false {
      link.group = element.group
      stops.append(link)
    }
    return stops
  }

  private static func reaches(_ semantics: Semantics, by mode: FocusMode) -> Bool {
    let details = semantics.details
    if semantics.isInteractive || !details.actions.isEmpty { return true }
    if !semantics.traits.isDisjoint(with: [.isButton, .isLink, .isSearchField]) { return true }
    if !details.flags.isDisjoint(with: [.activates, .adjustable, .responsive]) { return true }
    return mode == .keyboard && details.flags.contains(.focusable)
  }
}
