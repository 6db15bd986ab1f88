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
    for text in subject.texts {
      guard !text.element.isInert else {
        outcome.exempt()
        continue
      }
      let earlier = shelves.neighbours(of: text).first { other in
        overlap(of: other, text, slack).map { isSeen(other, at: $0, beneath: text, subject) }
          ?? false
      }
      shelves.add(text)
      guard let earlier, let common = overlap(of: earlier, text, slack) else {
        outcome.pass()
        continue
      }
      outcome.fail(
        text.element, measured: "\(sizeText(common.size)) on \(earlier.element.node.path)",
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

  /// Whether no surface between the two hides the earlier text there.
  private static func isSeen(
    _ text: AuditedText, at place: Rect, beneath later: AuditedText, _ subject: AuditSubject
  ) -> Bool {
    let ink = subject.ink(.color(.black), of: text.element)
    let scene = LocalScene(subject.scene, in: place, ink: ink)
    return scene.sample(at: place.center, ink: ink).visibility > 0
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
  private struct Shelf: Hashable {
    static let size = Size(width: 512, height: 128)

    let column: Int
    let row: Int
  }

  private var shelves: [Shelf: [AuditedText]] = [:]
  /// Texts that stand on many shelves.
  private var large: [AuditedText] = []
  private var all: [AuditedText] = []

  mutating func add(_ text: AuditedText) {
    all.append(text)
    guard let shelves = Self.shelves(of: text) else { return large.append(text) }
    for shelf in shelves { self.shelves[shelf, default: []].append(text) }
  }

  /// The texts that may touch one, in the order of the tree.
  func neighbours(of text: AuditedText) -> [AuditedText] {
    guard let shelves = Self.shelves(of: text) else { return all }
    var found = large
    for shelf in shelves { found += self.shelves[shelf] ?? [] }
    found.sort { $0.element.order < $1.element.order }
    return found
  }

  private static func shelves(of text: AuditedText) -> [Shelf]? {
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
