import Components
import Graphics
import Layout
import Render

/// `text-overlap`: the lines of two texts that are both seen do not lie on each other.
enum TextOverlapRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    // Each of two neighbours may be snapped towards the other.
    let slack = 2 * subject.pixelSlack + 1e-6
    var shelves = TextShelves()
    var sight = Sight(subject)
    for (index, text) in subject.texts.enumerated() {
      guard !text.element.isInert else {
        outcome.exempt()
        continue
      }
      let shelvesOfText = TextShelves.shelves(of: text)
      let beneath = shelves.first(near: shelvesOfText, before: index) { other in
        overlap(of: subject.texts[other], text, slack).map { sight.isSeen(other, at: $0) } ?? false
      }
      if sight.maySee(index) { shelves.add(index, to: shelvesOfText) }
      guard let beneath, let common = overlap(of: subject.texts[beneath], text, slack) else {
        outcome.pass()
        continue
      }
      outcome.fail(
        text.element,
        measured: "\(sizeText(common.size)) on \(subject.texts[beneath].element.node.path)",
        required: "no text beneath", advice: "Let the texts share a stack, so that one makes room.")
    }
  }

  /// The largest common part of a line of one text and a line of the other.
  private static func overlap(
    of one: AuditedText, _ other: AuditedText, _ slack: Double
  ) -> Rect? {
    guard one.pageBounds.intersection(other.pageBounds) != nil else { return nil }
    var most: Rect?
    for line in one.visibleLines {
      for otherLine in other.visibleLines {
        guard let common = line.intersection(otherLine), common.width > slack,
          common.height > slack
        else { continue }
        if most.map({ common.width * common.height > $0.width * $0.height }) ?? true {
          most = common
        }
      }
    }
    return most
  }
}

/// Which texts are seen where.
private struct Sight {
  private let subject: AuditSubject
  /// What was found last for each text: many texts at one place ask the same.
  private var known: [Int: (place: Rect, isSeen: Bool)] = [:]

  init(_ subject: AuditSubject) {
    self.subject = subject
  }

  /// Whether no surface hides a text at a place.
  mutating func isSeen(_ text: Int, at place: Rect) -> Bool {
    if let last = known[text], last.place == place { return last.isSeen }
    let ink = subject.ink(.color(.black), of: subject.texts[text].element)
    let scene = LocalScene(subject.scene, in: place, ink: ink)
    let isSeen = scene.showsInk && scene.sample(at: place.center, ink: ink).visibility > 0
    known[text] = (place, isSeen)
    return isSeen
  }

  /// Whether a text may be seen anywhere.
  func maySee(_ text: Int) -> Bool {
    let text = subject.texts[text]
    return !subject.scene.hides(ink: text.element.order, in: text.pageBounds)
  }
}

extension AuditedText {
  /// The part of each line that clips leave, in the picture.
  fileprivate var visibleLines: [Rect] {
    pageLines.map { $0.clipped(to: element.clip) }.filter { !$0.isEmpty }
  }
}

/// Texts by their place on the page, so that each is only compared with those near it.
private struct TextShelves {
  /// A part of the page, a few words wide and a few lines high.
  struct Shelf: Hashable {
    static let size = Size(width: 512, height: 128)

    let column: Int
    let row: Int
  }

  /// The positions of the texts on each shelf, in their order.
  private var shelves: [Shelf: [Int]] = [:]
  /// Texts that lie on many shelves.
  private var large: [Int] = []
  private var all: [Int] = []

  /// - Parameter shelves: those that the text lies on; `nil` for many.
  mutating func add(_ text: Int, to shelves: [Shelf]?) {
    all.append(text)
    guard let shelves else { return large.append(text) }
    for shelf in shelves { self.shelves[shelf, default: []].append(text) }
  }

  /// The first of the texts that may touch one, in the order of the tree, for which a condition holds.
  ///
  /// - Parameter shelves: those that the text lies on; `nil` for many.
  func first(
    near shelves: [Shelf]?, before end: Int, where isWanted: (Int) -> Bool
  ) -> Int? {
    guard let shelves else { return all.first(where: isWanted) }
    var first = end
    for list in [large] + shelves.compactMap({ self.shelves[$0] }) {
      // Each list is in order, so that the earliest of the first ones is wanted.
      for text in list {
        if text >= first { break }
        if isWanted(text) {
          first = text
          break
        }
      }
    }
    return first < end ? first : nil
  }

  static func shelves(of text: AuditedText) -> [Shelf]? {
    func range(_ from: Double, _ to: Double, _ size: Double) -> ClosedRange<Int>? {
      let (first, last) = ((from / size).rounded(.down), (to / size).rounded(.down))
      guard first > -1e6, last < 1e6, last >= first, last - first < 8 else { return nil }
      return Int(first)...Int(last)
    }
    let bounds = text.pageBounds
    guard let columns = range(bounds.minX, bounds.maxX, Shelf.size.width),
      let rows = range(bounds.minY, bounds.maxY, Shelf.size.height)
    else { return nil }
    return columns.flatMap { column in rows.map { Shelf(column: column, row: $0) } }
  }
}
