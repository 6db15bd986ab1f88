public import Layout

/// A link among the words of a text: where it leads, and where it is seen.
///
/// Placement makes a node of each link, in the node of its text; resolved trees have none.
public struct LinkContent: Hashable, Sendable {
  /// Where the link leads, as it is written.
  public var destination: String
  /// Its characters among those of the text, as Unicode scalars from 0.
  public var range: Range<Int>
  /// Its part of each line on the pixel grid, in absolute points, the first line first. A line has several
  /// where words of the other direction stand between; there are none where the text was cut before the link.
  public var lines: [Rect]
  /// The same as layout left them, between pixels.
  public var layoutLines: [Rect]
  /// Whether words that are no link stand in the same text, so that the height of their lines is the
  /// link's (WCAG 2.2, success criterion 2.5.8, exception “Inline”).
  public var isInline: Bool

  /// Makes a link; rectangles are in absolute points.
  public init(
    destination: String, range: Range<Int>, lines: [Rect], layoutLines: [Rect], isInline: Bool
  ) {
    self.destination = destination
    self.range = range
    self.lines = lines
    self.layoutLines = layoutLines
    self.isInline = isInline
  }
}

extension StyledText {
  /// A stretch of a text that leads somewhere.
  package struct Link: Hashable, Sendable {
    package var text: String
    package var destination: String
    /// Which runs it is made of, as by bold words in it.
    package var runs: Range<Int>
    /// Its characters among those of the text, as Unicode scalars.
    package var range: Range<Int>
  }

  /// The links in the order of the text. Runs that follow one another and lead to the same place are one.
  package var links: [Link] {
    guard runs.contains(where: { $0.style.link != nil }) else { return [] }
    var links: [Link] = []
    var start = 0
    for (index, run) in runs.enumerated() where !run.text.isEmpty {
      let end = start + run.text.unicodeScalars.count
      defer { start = end }
      guard let destination = run.style.link else { continue }
      if let last = links.last, last.range.upperBound == start, last.destination == destination {
        links[links.count - 1].text += run.text
        links[links.count - 1].runs = last.runs.lowerBound..<index + 1
        links[links.count - 1].range = last.range.lowerBound..<end
      } else {
        links.append(
          Link(
            text: run.text, destination: destination, runs: index..<index + 1, range: start..<end))
      }
    }
    return links
  }

  /// Whether there are letters or digits that are in no link: marks between links are no sentence.
  package var hasWordsBesideLinks: Bool {
    runs.contains { run in
      run.style.link == nil
        && run.text.unicodeScalars.contains {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }
  }

  /// Whether all words of the text are one link, so that the text is no more than the link.
  package var isOneLink: Bool { links.count == 1 && !hasWordsBesideLinks }
}

extension Semantics {
  /// What a link says in a text that says this.
  func ofLink(called label: String, isInline: Bool) -> Semantics {
    var link = Semantics(role: .link, label: label)
    if isDisabled { link.insert(.disabled) }
    link.targetExemption = targetExemption ?? (isInline ? .inline : nil)
    if hasDetails {
      let flags = details.flags.intersection([.unresponsive, .untouchable])
      if !flags.isEmpty { link.details.flags = flags }
    }
    return link
  }
}
