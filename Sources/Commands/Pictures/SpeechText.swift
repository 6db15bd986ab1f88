import Components

/// What a screen reader says, as text, JSON and SSML; the path of a focus as JSON.
struct SpeechText {
  /// A stop with its number among all stops of the screen.
  struct Stop {
    var number: Int
    var utterance: Utterance
  }

  let id: String
  let variant: String
  let reader: ScreenReader
  let words: SpeechWords
  /// Whose path the stops are; `nil` for a screen reader's own.
  var focus: FocusMode?

  func text(of stops: [Stop]) -> String {
    stops.map { Utterance.listed($0.utterance.lines(words), number: $0.number) }.joined()
  }

  /// The rotors that authors made, each with what it steps through.
  func rotors(of stops: [Stop]) -> String {
    var lines: [String] = []
    for stop in stops {
      let details = stop.utterance.element.semantics.details
      let chart = details.chart.map {
        AccessibilityDetails.Rotor(words[.audioGraph], entries: $0.told)
      }
      for rotor in details.rotors + (chart.map { [$0] } ?? []) {
        lines.append(rotor.label.onOneLine)
        lines += rotor.entries.map { "   \($0.onOneLine)" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  @MainActor
  func json(of stops: [Stop]) -> String {
    JSONWriter.answer { write(stops, into: &$0) }
  }

  /// The members of the answer.
  func write(_ stops: [Stop], into json: inout JSONWriter) {
    json.member("story", id)
    json.member("variant", variant)
    if let focus {
      json.member("focus", focus.rawValue)
    } else {
      json.member("reader", reader.rawValue)
    }
    json.member("language", words.language)
    json.member("stops", array: .block) { json in
      for stop in stops { write(stop, to: &json) }
    }
  }

  private func write(_ stop: Stop, to json: inout JSONWriter) {
    let element = stop.utterance.element
    let semantics = element.semantics
    json.object { json in
      json.member("number", stop.number)
      json.member("path", element.path)
      json.member("spoken", stop.utterance.text)
      if let hint = stop.utterance.hint { json.member("hint", hint) }
      if let label = semantics.label { json.member("label", label) }
      if let value = semantics.value { json.member("value", value) }
      if let role = semantics.role { json.member("role", role.rawValue) }
      if !semantics.states.isEmpty { json.member("states", semantics.states.map(\.rawValue)) }
      if let (index, count) = element.position {
        json.member("index", index)
        json.member("count", count)
      }
      if let group = element.group { json.member("group", group) }
      if let language = element.language { json.member("language", language) }
      for (name, values) in semantics.details.listed { json.member(name, values) }
      writePlaces(of: element, to: &json)
    }
  }

  /// Where an element is and leads, and the links in it.
  private func writePlaces(of element: SpokenElement, to json: inout JSONWriter) {
    func list(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    if let destination = element.destination { json.member("destination", destination) }
    if let frame = element.frame { json.member("frame", list(frame)) }
    if !element.lines.isEmpty {
      json.member("lines", array: .inline) { json in
        for line in element.lines {
          json.array(.inline) { json in for number in list(line) { json.value(number) } }
        }
      }
    }
    guard !element.links.isEmpty else { return }
    json.member("links", array: .block) { json in
      for link in element.links {
        json.object { json in
          json.member("path", link.path)
          if let label = link.semantics.label { json.member("label", label) }
          writePlaces(of: link, to: &json)
        }
      }
    }
  }

  func ssml(of stops: [Stop]) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="\(words.language)">

      """
    for stop in stops {
      let details = stop.utterance.element.semantics.details
      var spoken = escaped(stop.utterance.text)
      if details.flags.contains(.spellsOut) {
        spoken = "<say-as interpret-as=\"characters\">\(spoken)</say-as>"
      }
      if let pitch = details.pitch {
        let percent = Int((pitch * 100).rounded())
        spoken = "<prosody pitch=\"\(percent < 0 ? "" : "+")\(percent)%\">\(spoken)</prosody>"
      }
      let base = SpeechWords(language: stop.utterance.element.language ?? words.language)
      let isForeign = !base.isFallback && base.language != words.language
      text += isForeign ? "  <p xml:lang=\"\(base.language)\">" : "  <p>"
      text += spoken
      if let hint = stop.utterance.hint { text += "<break time=\"500ms\"/>\(escaped(hint))" }
      text += "</p>\n"
    }
    return text + "</speak>\n"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // No XML can hold other control characters.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
