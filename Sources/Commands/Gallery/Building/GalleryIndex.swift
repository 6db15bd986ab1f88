import Audit
import Components
import Render

/// The list of all stories, as the site loads it first.
@MainActor
struct GalleryIndex {
  var title: String
  var axes: GalleryAxes
  var profile: AuditProfile
  var isWatching: Bool
  /// Whether a server draws what pages ask for.
  var serves = false
  /// Whether there is a page to decide about changes on.
  var hasReview = false
  /// How many stories are complete, and of how many, while the gallery is built for the first time.
  var progress: (done: Int, total: Int)?
  /// The hash of the tokens and symbols that the site's browsers show.
  var tokens = ""
  /// What is wrong with the theme that all stories are shown in.
  var themeFault: GalleryFault?
  var pages: [GalleryPage]

  var script: String {
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("title", title)
      json.member("tool", toolVersion)
      json.member("engine", EngineVersion.current)
      json.member("profile", profile.rawValue)
      writeState(to: &json)
      if serves { json.member("serves", true) }
      if hasReview { json.member("review", true) }
      json.member("profiles", array: .compact) { json in
        for profile in AuditProfile.allCases {
          json.object(.compact) { json in
            json.member("id", profile.rawValue)
            json.member("side", profile.targetSide)
            json.member("least", profile.leastTargetSide)
          }
        }
      }
      json.member("typeSizes", DynamicTypeSize.allCases.map(\.shortName))
      json.member("tokens", tokens)
      json.member("devices", array: .compact) { json in
        for device in Device.all {
          json.object(.compact) { json in
            json.member("name", device.name)
            json.member("size", [Double(device.size.width), Double(device.size.height)])
            json.member("safe", [Double(device.safeArea.top), Double(device.safeArea.bottom)])
          }
        }
      }
      if let themeFault { Self.write(themeFault, as: "themeFault", to: &json) }
      json.key("stories")
      json.raw("[\n" + pages.map(Self.line).joined(separator: ",\n") + "]")
    }
    return "stillframe.index(\(json.line));\n"
  }

  /// What an open page of a watched gallery asks for again and again.
  var pulse: String {
    var json = JSONWriter()
    json.object(.compact) { json in
      writeState(to: &json)
      json.member("index", String(SHA256.digest(script).prefix(12)))
    }
    return "stillframe.pulse(\(json.line));\n"
  }

  private func writeState(to json: inout JSONWriter) {
    json.member("watching", isWatching)
    if let progress { json.member("building", [Double(progress.done), Double(progress.total)]) }
  }

  private static func line(of page: GalleryPage) -> String {
    let entry = page.entry
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("id", entry.id)
      if !page.version.isEmpty { json.member("version", page.version) }
      json.member("variants", page.variantCount)
      if page.pending > 0 { json.member("pending", page.pending) }
      if let document = entry.document { json.member("document", document) }
      if let fault = entry.fault { write(fault, as: "fault", to: &json) }
      json.member("covers", object: .compact) { json in
        for cover in page.covers {
          json.member(cover.key, array: .compact) { json in
            json.value(cover.picture)
            json.value(cover.width)
            json.value(cover.height)
          }
        }
      }
      let tally = page.tally
      let counts = [
        ("errors", tally.errors), ("warnings", tally.warnings), ("same", tally.same),
        ("differing", tally.differing), ("failed", tally.failed),
      ]
      for (name, count) in counts where count > 0 { json.member(name, count) }
    }
    return json.line
  }

  private static func write(
    _ fault: GalleryFault, as name: String, to json: inout JSONWriter
  ) {
    json.member(name, object: .compact) { json in
      json.member("message", fault.message)
      guard let place = fault.place else { return }
      json.member("file", place.file)
      json.member("line", place.line)
      json.member("column", place.column)
      json.member("path", place.path)
      json.member("reason", place.reason)
      json.member("excerpt", fault.excerpt)
      json.member("firstLine", fault.firstLine)
    }
  }
}
