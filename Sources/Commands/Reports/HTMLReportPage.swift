import Foundation
import Render

/// What the HTML reports share: a page that loads nothing and sends nothing, with a heading, a way past
/// its controls and a count that is announced when it changes.
struct HTMLReportPage {
  /// The kind of report; with the summary it names the page.
  var kind: String
  var summary: String
  var heading: String
  /// What stands below the heading, as markup.
  var introduction: String
  /// What the results are called, as in "Skip to the results".
  var results: String
  var count: String
  /// The parts below the count, as markup.
  var parts: [String]
  /// Style sheets beside that of all reports.
  var styles: [String] = []
  /// `nil` where there is nothing to filter.
  var script: String?

  private static func content(_ script: String) -> String { "\n\(script)\n" }

  /// The page's own script by its hash, so that no other one runs.
  private var scriptSource: String {
    guard let script else { return "'none'" }
    let digits = Array(SHA256.digest(Self.content(script)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src \(scriptSource); base-uri 'none'; form-action 'none'">
    <title>\(kind): \(MarkupText.escaped(summary))</title>
    <style>
    \(([HTMLReportAssets.style] + styles).joined(separator: "\n"))
    </style>
    </head>
    <body>
    <a class="skip" href="#results">Skip to the \(results)</a>
    <header>
    <h1>\(heading)</h1>
    \(introduction)
    </header>
    <main id="results" tabindex="-1">
    <h2 class="count" id="count" aria-live="polite">\(count)</h2>
    \(parts.joined(separator: "\n"))
    </main>
    \(script.map { "<script>\(Self.content($0))</script>" } ?? "")
    </body>
    </html>

    """
  }
}
