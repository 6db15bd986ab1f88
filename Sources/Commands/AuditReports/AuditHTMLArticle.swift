import Audit
import Components
import Foundation
import Layout

/// One picture of the HTML report with its findings.
struct AuditHTMLArticle {
  struct Picture: Codable, Sendable {
    var png: Data
    /// In points.
    var size: Size
    /// In pixels.
    var width: Int
    var height: Int
  }

  let paper: AuditPaper
  /// Of one story and variant.
  let findings: [AuditFinding]
  /// The number of the first finding in the report.
  let firstNumber: Int
  /// `nil` where the report has as many as it may.
  let picture: WorkerOutcome<Picture>?

  private var name: String { findings.first.map { "\($0.story) [\($0.variant)]" } ?? "" }

  var html: String {
    guard let first = findings.first else { return "" }
    return """
      <article id="picture-\(firstNumber)" aria-labelledby="title-\(firstNumber)" \
      data-story="\(MarkupText.escaped(first.story))">
      <h3 id="title-\(firstNumber)">\(MarkupText.escaped(first.story)) \
      <span class="variant">\(MarkupText.escaped(first.variant))</span></h3>
      <div class="pair">
      \(figure)
      <ol start="\(firstNumber)" class="findings">
      \(findings.enumerated().map { item($0.offset + firstNumber, $0.element) }
        .joined(separator: "\n"))
      </ol>
      </div>
      </article>
      """
  }

  // MARK: - The picture

  private var figure: String {
    switch picture {
    case nil: ""
    case .answer(let picture)?: figure(picture)
    case .refused(let failure)?: absence(failure.message)
    case .stopped(let fault, _)?: absence(fault.reason)
    }
  }

  private func absence(_ reason: String) -> String {
    "<p>There is no picture: \(MarkupText.escaped(reason)).</p>"
  }

  private func figure(_ picture: Picture) -> String {
    guard picture.size.width > 0, picture.size.height > 0 else { return "" }
    let data = picture.png.base64EncodedString()
    let boxes = findings.enumerated().map { box($0.offset + firstNumber, $0.element, picture.size) }
    let width = Int(min(max(picture.size.width.rounded(.up), 1), 16_384))
    return """
      <figure class="shot" tabindex="0" role="group" aria-label="Picture of \
      \(MarkupText.escaped(name)), scrollable">
      <div class="sheet" style="--width: \(width)px">
      <img alt="\(MarkupText.escaped(name)), with \(count(findings.count, "box")) around what \
      was found" width="\(picture.width)" height="\(picture.height)" \
      src="data:image/png;base64,\(data)">
      \(boxes.joined(separator: "\n"))
      </div></figure>
      """
  }

  /// A box in per cent of the picture, so that it grows with it. Numbers of the list stand at it.
  private func box(_ number: Int, _ finding: AuditFinding, _ size: Size) -> String {
    let frame = finding.frame
    func percent(_ part: Double, _ whole: Double) -> String {
      decimalText(min(max(part / whole, 0), 1) * 100)
    }
    // What lies outside the picture is shown at its edge.
    let (left, top) = (percent(frame.minX, size.width), percent(frame.minY, size.height))
    let right = percent(size.width - frame.maxX, size.width)
    let bottom = percent(size.height - frame.maxY, size.height)
    let place = frame.midX < 28 ? "inner" : "outer"
    return """
      <span class="box \(finding.severity.rawValue) \(place)" data-finding="\(number)" \
      aria-hidden="true" style="left:\(left)%;top:\(top)%;right:\(right)%;bottom:\(bottom)%">\
      <b>\(number)</b></span>
      """
  }

  // MARK: - The words

  private func item(_ number: Int, _ finding: AuditFinding) -> String {
    var facts = [
      ("Measured", finding.measured), ("Required", finding.required), ("Node", finding.path),
    ]
    if let spread = finding.spread { facts.append(("Sweep", spread.text)) }
    if let place = paper.place(of: finding) { facts.append(("Written at", place)) }
    let rows = facts.map { "<dt>\($0.0)</dt><dd>\(MarkupText.escaped($0.1))</dd>" }
    return """
      <li id="finding-\(number)" tabindex="-1" data-finding="\(number)" \
      data-rule="\(finding.rule.rawValue)" data-severity="\(finding.severity.rawValue)">
      <h4><span class="chip \(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \
      \(finding.rule.rawValue)</h4>
      <p>\(MarkupText.escaped(finding.rule.summary)) \(MarkupText.escaped(finding.advice))</p>
      <dl>\(rows.joined())</dl>
      </li>
      """
  }
}
