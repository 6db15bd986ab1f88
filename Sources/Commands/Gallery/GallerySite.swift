import SwiftSource

/// The files of the site that are the same for every gallery. They are plain HTML, CSS and JavaScript
/// in `Site`, embedded in the tool.
enum GallerySite {
  /// The site's files by their names in the gallery.
  static var files: [(name: String, bytes: [UInt8])] {
    [
      ("index.html", join([SiteFiles.index_html])),
      (
        "site/gallery.css",
        join([
          SiteFiles.chrome_css, SiteFiles.stage_css, SiteFiles.browse_css, SiteFiles.small_css,
        ])
      ),
      ("site/theme.js", join([SiteFiles.theme_js])),
      ("site/gallery.js", script),
    ]
  }

  /// The page on which people decide about changes.
  static var reviewFiles: [(name: String, bytes: [UInt8])] {
    [
      ("review.html", join([SiteFiles.review_html])),
      ("site/review.css", join([SiteFiles.chrome_css, SiteFiles.review_css])),
      (
        "site/review.js",
        join([
          SiteFiles.base_js, SiteFiles.decisions_js, SiteFiles.marking_js, SiteFiles.commenting_js,
          SiteFiles.review_js,
        ])
      ),
    ]
  }

  /// The script in the order in which its parts build upon one another.
  private static var script: [UInt8] {
    let words: String = SwiftName.keywords.map { "\"\($0)\"" }.joined(separator: ", ")
    return join([
      SiteFiles.base_js, "const swiftKeywords = new Set([\(words)]);", SiteFiles.state_js,
      SiteFiles.data_js, SiteFiles.sheets_js, SiteFiles.list_js, SiteFiles.overview_js,
      SiteFiles.stage_js, SiteFiles.panes_js, SiteFiles.overlays_js, SiteFiles.measure_js,
      SiteFiles.compare_js, SiteFiles.matrix_js, SiteFiles.inspector_js, SiteFiles.heard_js,
      SiteFiles.controls_js, SiteFiles.devices_js, SiteFiles.symbols_js, SiteFiles.tokens_js,
      SiteFiles.toolbar_js, SiteFiles.keys_js, SiteFiles.start_js,
    ])
  }

  private static func join(_ parts: [String]) -> [UInt8] {
    Array(parts.joined(separator: "\n").utf8)
  }
}
