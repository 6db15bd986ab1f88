/// A success criterion of the Web Content Accessibility Guidelines 2.2 (W3C Recommendation).
public struct SuccessCriterion: Hashable, Sendable {
  /// The level at which it is asked for.
  public enum Level: String, Hashable, Sendable { case a = "A", aa = "AA", aaa = "AAA" }

  /// Its number, such as `2.5.8`.
  public let number: String
  public let name: String
  public let level: Level
  /// Whether WCAG 2.1 has it too, which EN 301 549 v3.2.1 follows.
  public let isIn21: Bool

  /// Where W3C explains it.
  public var explanation: String {
    "https://www.w3.org/WAI/WCAG22/Understanding/" + slug
  }

  /// The name in the letters of an address.
  private var slug: String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return words.joined(separator: "-")
  }

  /// The clause of EN 301 549 v3.2.1 for software; `nil` for criteria that it leaves out, since they are
  /// about sets of pages, or newer.
  public var softwareClause: String? {
    isIn21 && level != .aaa && !Self.notForSoftware.contains(number) ? "11." + number : nil
  }

  private static let notForSoftware: Set<String> = [
    "2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4",
  ]

  /// The criteria of levels A and AA, and those of level AAA that a rule refers to, by their numbers.
  public static let all: [SuccessCriterion] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    let isNew = parts[1].hasSuffix("+")
    return SuccessCriterion(
      number: parts[0], name: parts[2],
      level: Level(rawValue: parts[1].filter { $0 == "A" }) ?? .a, isIn21: !isNew)
  }

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// The criterion of a number.
  public static func numbered(_ number: String) -> SuccessCriterion? { byNumber[number] }

  /// Number, level and name; a plus marks those that WCAG 2.2 added.
  private static let table = """
    1.1.1 A Non-text Content
    1.2.1 A Audio-only and Video-only (Prerecorded)
    1.2.2 A Captions (Prerecorded)
    1.2.3 A Audio Description or Media Alternative (Prerecorded)
    1.2.4 AA Captions (Live)
    1.2.5 AA Audio Description (Prerecorded)
    1.3.1 A Info and Relationships
    1.3.2 A Meaningful Sequence
    1.3.3 A Sensory Characteristics
    1.3.4 AA Orientation
    1.3.5 AA Identify Input Purpose
    1.4.1 A Use of Color
    1.4.2 A Audio Control
    1.4.3 AA Contrast (Minimum)
    1.4.4 AA Resize Text
    1.4.5 AA Images of Text
    1.4.6 AAA Contrast (Enhanced)
    1.4.10 AA Reflow
    1.4.11 AA Non-text Contrast
    1.4.12 AA Text Spacing
    1.4.13 AA Content on Hover or Focus
    2.1.1 A Keyboard
    2.1.2 A No Keyboard Trap
    2.1.4 A Character Key Shortcuts
    2.2.1 A Timing Adjustable
    2.2.2 A Pause, Stop, Hide
    2.3.1 A Three Flashes or Below Threshold
    2.3.3 AAA Animation from Interactions
    2.4.1 A Bypass Blocks
    2.4.2 A Page Titled
    2.4.3 A Focus Order
    2.4.4 A Link Purpose (In Context)
    2.4.5 AA Multiple Ways
    2.4.6 AA Headings and Labels
    2.4.7 AA Focus Visible
    2.4.9 AAA Link Purpose (Link Only)
    2.4.10 AAA Section Headings
    2.4.11 AA+ Focus Not Obscured (Minimum)
    2.5.1 A Pointer Gestures
    2.5.2 A Pointer Cancellation
    2.5.3 A Label in Name
    2.5.4 A Motion Actuation
    2.5.5 AAA Target Size (Enhanced)
    2.5.7 AA+ Dragging Movements
    2.5.8 AA+ Target Size (Minimum)
    3.1.1 A Language of Page
    3.1.2 AA Language of Parts
    3.2.1 A On Focus
    3.2.2 A On Input
    3.2.3 AA Consistent Navigation
    3.2.4 AA Consistent Identification
    3.2.6 A+ Consistent Help
    3.3.1 A Error Identification
    3.3.2 A Labels or Instructions
    3.3.3 AA Error Suggestion
    3.3.4 AA Error Prevention (Legal, Financial, Data)
    3.3.7 A+ Redundant Entry
    3.3.8 AA+ Accessible Authentication (Minimum)
    4.1.2 A Name, Role, Value
    4.1.3 AA Status Messages
    """
}

extension AuditReference {
  /// The page that explains it: W3C's of the first criterion, or else Apple's of the first section.
  public var explanation: String? {
    criteria.first.flatMap { SuccessCriterion.numbered($0)?.explanation }
      ?? guidelines.first.map { section in
        "https://developer.apple.com/design/human-interface-guidelines/"
          + section.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
      }
  }
}
