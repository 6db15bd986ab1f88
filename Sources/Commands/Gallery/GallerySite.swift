import SwiftSource

/// The files of the site that are the same for every gallery. They are plain HTML, CSS and JavaScript
/// in `Site`, embedded in the tool.
enum GallerySite {
  /// The site's files by their names in the gallery.
  static var files: [(name: String, bytes: [UInt8])] {
    [
      ("index.html", PackageResources.index_html),
      (
        "site/gallery.css",
        join([
          PackageResources.chrome_css, PackageResources.stage_css, PackageResources.browse_css,
          PackageResources.small_css,
        ])
      ),
      ("site/theme.js", PackageResources.theme_js),
      ("site/gallery.js", script),
    ]
  }

  /// The page on which people decide about changes.
  static var reviewFiles: [(name: String, bytes: [UInt8])] {
    [
      ("review.html", PackageResources.review_html),
      (
        "site/review.css", join([PackageResources.chrome_css, PackageResources.review_css])
      ),
      (
        "site/review.js",
        join([
          PackageResources.base_js, PackageResources.decisions_js, PackageResources.marking_js,
          PackageResources.commenting_js, PackageResources.review_js,
        ])
      ),
    ]
  }

  /// The script in the order in which its parts build upon one another.
  private static var script: [UInt8] {
    let words: String = SwiftName.keywords.map { "\"\($0)\"" }.joined(separator: ", ")
    return join([
      PackageResources.base_js, Array("const swiftKeywords = new Set([\(words)]);".utf8),
      PackageResources.state_js, PackageResources.data_js,
      PackageResources.sheets_js,
      PackageResources.list_js, PackageResources.overview_js, PackageResources.stage_js,
      PackageResources.panes_js, PackageResources.overlays_js, PackageResources.measure_js,
      PackageResources.compare_js,
      PackageResources.matrix_js, PackageResources.inspector_js, PackageResources.heard_js,
      PackageResources.controls_js,
      PackageResources.devices_js, PackageResources.symbols_js, PackageResources.tokens_js,
      PackageResources.toolbar_js, PackageResources.keys_js, PackageResources.start_js,
    ])
  }

  private static func join(_ parts: [[UInt8]]) -> [UInt8] {
    Array(parts.joined(separator: [UInt8(ascii: "\n")]))
  }
}
