import Foundation
import Render
import Testing

@testable import Commands

@Suite("Reports: HTML")
struct HTMLReportTests {
  /// With `STILLFRAME_REPORT_SAMPLE` set to a path, the page stays there for
  /// `scripts/report-check.py`, which clicks through it in a browser.
  @Test("The page has an article for each failure, its pictures inside, and loads nothing")
  func selfContained() throws {
    let html = try SampleReport.html()
    if let path = ProcessInfo.processInfo.environment["STILLFRAME_REPORT_SAMPLE"] {
      try html.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(html.components(separatedBy: "<article ").count - 1 == 6)
    #expect(html.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 4 * 3)
    for address in ["http:", "https:", "src=\"/", "url("] { #expect(!html.contains(address)) }
  }

  @Test("Words from stories are text, never markup")
  func escapes() throws {
    let html = try SampleReport.html()
    #expect(html.contains("Buy &lt;now&gt; &amp; here"))
    #expect(!html.contains("<now>"))
  }

  @Test("Pictures can be scrolled by keys, and no script runs but the page's own")
  func policy() throws {
    let html = try SampleReport.html()
    #expect(html.matches(of: /<div class="stage[^>]*tabindex="0"[^>]*aria-label=/).count > 0)
    #expect(html.matches(of: /script-src 'sha256-[A-Za-z0-9+\/]{43}='/).count == 1)
    #expect(!html.contains("script-src 'unsafe-inline'"))
  }

  @Test("A run without failures says so and needs no script")
  func nothingFailed() {
    let entry = ReportEntry(story: "a", variant: "light", status: .passed, summary: "passes")
    let html = HTMLReport.text(of: Report(tool: "t", entries: [entry])) { _ in .none }
    #expect(html.contains("Nothing failed"))
    #expect(html.contains("1 passed or recorded"))
    #expect(!html.contains("<script>"))
  }
}
