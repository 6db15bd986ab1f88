import Components
import Render

/// `render-cli speech ID|FILE|-`: what a screen reader says of a picture, stop by stop.
struct SpeechCommand: Command {
  static let manual = CommandManual(
    name: "speech", summary: "Print what a screen reader says of a story or document.",
    operands: "ID|FILE|-", operandCount: 1...1,
    discussion: """
      One stop a line, in the order of swiping: label, value, words for states and kinds, the position among
      tabs and choices; then the hint, actions, and content that is said when it is asked for. What is
      modal hides the rest.
      The reader's own words are in the picture's language (--locale): ar, de, en, es, fr, he, ja, ru; others are
      in English, which a warning says. VoiceOver's in en, de and ru are those that AccessibilitySnapshot records; other languages,
      and TalkBack's, are our own and not compared.

      --focus prints where the focus of Full Keyboard Access or of Switch Control goes in place of that: controls, what
      has actions or responds, with their shortcuts, and for a switch the groups that it scans; by documentation, not compared.
      """,
    options: [
      OptionManual(
        "--format", .choice(Format.allCases.map(\.rawValue)), "How to print; text by default."),
      OptionManual("--json", .none, "Short for --format json."),
      OptionManual(
        "--reader", .choice(ScreenReader.allCases.map(\.rawValue)),
        "Whose words; VoiceOver's by default."),
      OptionManual(
        "--rotor", .choice(Rotor.allCases.map(\.rawValue)), "Only the stops of a rotor."),
      OptionManual(
        "--focus", .choice(FocusMode.allCases.map(\.rawValue)),
        "The path of a keyboard or a switch in place of what is said."),
    ] + ResourceOptions.options + AppearanceOptions.options,
    examples: [
      .init("speech order-card/english", "Print what VoiceOver says."),
      .init("speech card.json --locale de --reader talkback", "Print TalkBack's words in German."),
      .init("speech card.json --rotor headings", "Print the headings."),
      .init("speech card.json --format ssml", "Print it for a synthetic voice."),
      .init("speech card.json --focus keyboard", "Print where Tab goes, with the shortcuts."),
    ])

  enum Format: String, CaseIterable { case text, json, ssml }
  enum Rotor: String, CaseIterable {
    case headings, links, controls, custom

    /// What it finds.
    var results: String { self == .custom ? "custom rotors" : rawValue }
  }

  private let operand: String
  private let format: Format
  private let reader: ScreenReader
  private let rotor: Rotor?
  private let focus: FocusMode?
  private let appearance: AppearanceOptions

  init(_ arguments: Arguments) throws(UsageError) {
    operand = arguments.operands[0]
    let named = try arguments.choice("--format")
    if arguments.has("--json"), named != nil, named != "json" {
      throw .conflict("--json", "--format \(named ?? "")", reason: "they ask for two formats")
    }
    format = arguments.has("--json") ? .json : named.flatMap { Format(rawValue: $0) } ?? .text
    reader =
      try arguments.choice("--reader").flatMap { ScreenReader(rawValue: $0) } ?? .voiceOver
    rotor = try arguments.choice("--rotor").flatMap { Rotor(rawValue: $0) }
    focus = try arguments.choice("--focus").flatMap { FocusMode(rawValue: $0) }
    if focus != nil {
      for flag in ["--reader", "--rotor"] where arguments.has(flag) {
        throw .conflict("--focus", flag, reason: "a path is not what a reader says")
      }
      if format == .ssml {
        throw .conflict("--focus", "--format ssml", reason: "a path is not what a reader says")
      }
    }
    appearance = try AppearanceOptions(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let subject = try context.subject(operand)
    let (story, variant) = try appearance.applied(to: subject.story)
    let picture = try Picture(story, variant: variant)
    let language = story.language(for: variant)
    let words = SpeechWords(language: language, of: reader)
    if words.isFallback {
      context.console.warning(
        "There are no words of a screen reader in \(language): its own are in English. "
          + "There are words in \(SpeechWords.languages.joined(separator: ", ")).")
    }
    var speech = SpeechText(
      id: story.id, variant: variant.name, reader: reader, words: words)
    if let focus {
      let path = FocusPath(of: picture.tree.root, by: focus, language: language)
      speech.focus = focus
      let stops = path.stops.enumerated().map {
        SpeechText.Stop(number: $0.offset + 1, utterance: $0.element.utterance)
      }
      let text = stops.isEmpty ? "no stops of a \(focus.rawValue)\n" : path.text(words)
      context.console.write(format == .json ? speech.json(of: stops) : text)
      return .clean
    }
    let all = Utterance.all(of: picture.tree.root, language: language, reader: reader)
    let stops = all.enumerated().flatMap { offset, utterance in
      asked(of: utterance, words).map { SpeechText.Stop(number: offset + 1, utterance: $0) }
    }
    switch format {
    case .text where stops.isEmpty:
      context.console.write("no \(rotor.map(\.results) ?? "stops")\n")
    case .text where rotor == .custom: context.console.write(speech.rotors(of: stops))
    case .text: context.console.write(speech.text(of: stops))
    case .json: context.console.write(speech.json(of: stops))
    case .ssml: context.console.write(speech.ssml(of: stops))
    }
    return .clean
  }

  /// What of a stop was asked for: links are in it or the stop itself.
  private func asked(of stop: Utterance, _ words: SpeechWords) -> [Utterance] {
    let semantics = stop.element.semantics
    let isAsked =
      switch rotor {
      case nil: true
      case .links?: false
      case .headings?: semantics.role == .header || semantics.traits.contains(.isHeader)
      case .controls?: semantics.isInteractive && semantics.role != .link
      case .custom?: !semantics.details.rotors.isEmpty || semantics.details.chart != nil
      }
    return rotor == .links ? stop.links(words, reader: reader) : isAsked ? [stop] : []
  }
}
