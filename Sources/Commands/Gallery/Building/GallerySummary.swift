import Components

/// What came of each story of a gallery, for programs.
@MainActor
struct GallerySummary {
  let pages: [GalleryPage]
  let paths: SourcePaths

  var text: String {
    JSONWriter.answer { json in
      json.member("stories", array: .block) { json in
        for page in pages { write(page, to: &json) }
      }
    }
  }

  private func write(_ page: GalleryPage, to json: inout JSONWriter) {
    var details = page.failures.map(\.message)
    if let fault = page.entry.fault { details.append(fault.message) }
    let state = details.isEmpty ? page.isBlank ? "blank" : "drawn" : "failed"
    json.object(.inline) { json in
      json.member("id", page.entry.id)
      if let source = page.entry.source {
        json.member("file", paths.path(of: source))
        json.member("line", source.line)
      }
      json.member("state", state)
      json.member("details", details + page.gaps)
    }
  }
}
