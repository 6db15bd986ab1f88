public import Layout

/// What an author tells assistive technology beyond role, label, value and hint. Few nodes have any.
public struct AccessibilityDetails: Equatable, Sendable {
  /// What is true of a node or not, in the order of dumps.
  public enum Flag: String, Hashable, CaseIterable, Sendable {
    /// Its value goes up and down.
    case adjustable
    /// Activating, escaping, and the tap with two fingers do something of its own.
    case activates, escapes, magicTap
    case scrolls, zooms
    /// Touches go to the node itself; after it has been activated; and without a word from a reader.
    case directTouch, requiresActivation, silentOnTouch
    /// The focus of a screen reader is there.
    case focused
    /// It does not respond although it looks as if it did.
    case unresponsive
    /// It responds although it is no control.
    case responsive
    /// The focus of a keyboard goes there although it is no control.
    case focusable
    /// Touches go through it.
    case untouchable
    /// Its colours stay as they are while others are inverted.
    case ignoresInvertColors
    /// It repeats a motion by itself; and does so where its reader asks for less motion.
    case moves, movesRegardless
    /// It is a symbol with an effect that repeats, where its reader asks for less motion.
    case repeatsSymbolEffect
    /// It can be dragged.
    case drags
    /// It is a picture that is not told to be one.
    case isNoImage
    /// It is shown large while it is pressed.
    case largeContentViewer
    case spellsOut, speaksPunctuation, queuesAnnouncements
  }

  /// What a reader offers to do by its name.
  public struct Action: Hashable, Sendable {
    public var name: String
    /// The menu that has it; `nil` for that of a reader's own.
    public var category: String?

    public init(_ name: String, category: String? = nil) {
      self.name = name
      self.category = category
    }
  }

  /// A label with what is to be said of it where a reader asks for more.
  public struct Content: Hashable, Sendable {
    public var label: String
    public var value: String
    /// Whether it is said without being asked for.
    public var isImportant: Bool

    public init(_ label: String, _ value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A list of places that a reader can step through.
  public struct Rotor: Hashable, Sendable {
    public var label: String
    public var entries: [String]

    public init(_ label: String, entries: [String]) {
      self.label = label
      self.entries = entries
    }
  }

  /// What a reader tells of a chart when it is asked to, and plays as sound.
  public struct Chart: Hashable, Sendable {
    /// Points that belong together.
    public struct Series: Hashable, Sendable {
      public var name: String
      /// What each point says.
      public var points: [String]

      public init(name: String, points: [String]) {
        self.name = name
        self.points = points
      }
    }

    public var title: String?
    public var summary: String?
    /// What each axis is called and reaches over.
    public var axes: [String]
    public var series: [Series]

    public init(title: String?, summary: String?, axes: [String], series: [Series]) {
      self.title = title
      self.summary = summary
      self.axes = axes
      self.series = series
    }

    /// All of it, in the order in which it is told.
    package var told: [String] {
      [title, summary].compactMap(\.self).filter { !$0.isEmpty } + axes
        + series.map {
          ($0.name.isEmpty ? "" : $0.name + ": ") + $0.points.joined(separator: "; ")
        }
    }
  }

  public var flags: Set<Flag> = []
  /// From 1 to 6; `nil` where none is given.
  public var headingLevel: Int?
  /// In the order in which they are offered.
  public var actions: [Action] = []
  public var content: [Content] = []
  public var rotors: [Rotor] = []
  /// The ids by which rotors find the node.
  public var rotorEntries: [String] = []
  /// What a voice may call the node, the best first.
  public var inputLabels: [String] = []
  /// The keys that press the node, such as `Command-N`.
  public var shortcut: String?
  /// What a text is about, such as `sourceCode`.
  public var textContentType: String?
  /// Where the node is touched for its reader, as fractions of its size.
  public var activationPoint: Point?
  /// The same in points from its top left corner.
  public var activationOffset: Point?
  /// What can be dragged from the node, and dropped onto it.
  public var dragPoints: [String] = []
  public var dropPoints: [String] = []
  /// What is said when the node has been scrolled.
  public var scrollStatus: String?
  /// What is shown large; `nil` for the node itself.
  public var largeContent: String?
  /// From −1 to 1 above or below the voice's own pitch.
  public var pitch: Double?
  /// The group whose members are read as one, and the pair that the node is half of.
  public var linkedGroup: String?
  public var pair: Pair?
  /// The language of what the node says, by its BCP 47 tag; `nil` for that of the picture.
  public var language: String?
  /// What a field is called by whoever made it: its title, which it shows while it is empty and has no prompt.
  public var title: String?
  /// The chart that the node shows.
  public var chart: Chart?
  /// What a reader finds in place of the node's own content; `nil` for that content.
  package var replacement: [SpokenElement]?
  /// Where a link leads, as it is written; `nil` for what is none, and for the links of texts, which are nodes.
  public var destination: String?

  /// Half of a label with its content.
  public struct Pair: Hashable, Sendable {
    public var id: String
    public var isLabel: Bool

    public init(id: String, isLabel: Bool) {
      self.id = id
      self.isLabel = isLabel
    }
  }

  public init() {}
}

extension AccessibilityDetails {
  /// The details as names with what each says, in the order of dumps.
  package var listed: [(name: String, values: [String])] {
    var list: [(name: String, values: [String])] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { list.append((name, values)) }
    }
    func add(_ name: String, _ value: String?) { add(name, value.map { [$0] } ?? []) }
    add("flags", Flag.allCases.filter(flags.contains).map(\.rawValue))
    add("headingLevel", headingLevel.map { String($0) })
    add("actions", actions.map { ($0.category.map { $0 + ": " } ?? "") + $0.name })
    add(
      "customContent",
      content.map { ($0.isImportant ? "! " : "") + $0.label + ": " + $0.value })
    add("rotors", rotors.map { $0.label + ": " + $0.entries.joined(separator: "; ") })
    add("rotorEntries", rotorEntries)
    add("inputLabels", inputLabels)
    add("shortcut", shortcut)
    add("textContentType", textContentType)
    add("activationPoint", activationPoint.map { decimalText($0.x) + "," + decimalText($0.y) })
    add("activationOffset", activationOffset.map { decimalText($0.x) + "," + decimalText($0.y) })
    add("dragPoints", dragPoints)
    add("dropPoints", dropPoints)
    add("scrollStatus", scrollStatus)
    add("largeContent", largeContent)
    add("pitch", pitch.map { decimalText($0) })
    add("linkedGroup", linkedGroup)
    add("chart", chart?.told ?? [])
    add("pair", pair.map { ($0.isLabel ? "label of " : "content of ") + $0.id })
    add("replacement", replacement.map { $0.map { $0.summary } } ?? [])
    add("destination", destination)
    return list
  }
}

extension SpokenElement {
  fileprivate var summary: String {
    let links = links.compactMap { link in link.semantics.label.map { "[\($0)]" } }
    return
      ([semantics.role?.rawValue, semantics.label, semantics.value].compactMap(\.self) + links)
      .joined(separator: " ")
  }
}
