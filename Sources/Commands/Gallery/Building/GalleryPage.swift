import Audit
import Components
import Layout
import Render

/// One story as the site loads it: its data as a script, and what the list of all stories says.
struct GalleryPage: Sendable {
  var entry: GalleryEntry
  /// The data, as a call that the page answers; scripts load from disk where requests do not.
  let script: String
  /// A short hash of the data, by which an open page sees that it has changed.
  let version: String
  /// How many variants there are beside those with controls set.
  let variantCount: Int
  /// How many of the variants are not drawn yet.
  let pending: Int
  /// Pictures for the overview: by scheme and direction, at the story's own type size.
  let covers: [Cover]
  let tally: Tally
  /// Why variants could not be drawn, each reason once.
  let failures: [CommandFailure]
  /// What the pictures leave out, each thing once.
  let gaps: [String]
  /// What is told of goldens that are not shown.
  let goldenFaults: [String]
  /// Whether all pictures are of one colour.
  let isBlank: Bool

  struct Cover: Sendable {
    var key: String
    var picture: String
    var width: Double
    var height: Double
  }

  /// What the list says about the story.
  struct Tally: Sendable {
    var errors = 0
    var warnings = 0
    var same = 0
    var differing = 0
    var failed = 0
  }

  /// Where the data lies in the gallery.
  var path: String { "data/\(entry.id).js" }

  /// A page that is about to be drawn.
  init(waiting entry: GalleryEntry) {
    self.entry = entry
    (script, version, variantCount, pending) = ("", "", 0, 0)
    (covers, tally, failures) = ([], Tally(), [])
    (gaps, goldenFaults, isBlank) = ([], [], false)
  }

  /// - Parameters:
  ///   - frames: every variant with what came of it; `nil` where it is not drawn yet.
  ///   - before: the page of the story as it was.
  @MainActor
  init(
    _ entry: GalleryEntry,
    frames: [(GalleryVariant, Result<GalleryFrame, CommandFailure>?)],
    before: GalleryPage? = nil
  ) {
    self.entry = entry
    variantCount = frames.count { $0.0.controls.isEmpty }
    var covers: [Cover] = []
    var tally = Tally()
    var failures: [CommandFailure] = []
    var pending = 0
    var gaps: [String] = []
    var goldenFaults: [String] = []
    var drawn = (plain: 0, all: 0)
    var data = GalleryStoryData(entry)
    let base = frames.first?.0
    for (variant, result) in frames {
      data.add(variant, result)
      switch result {
      case nil: pending += 1
      case .failure(let failure):
        tally.failed += 1
        if !failures.contains(failure) { failures.append(failure) }
      case .success(let frame):
        gaps += frame.omissions.filter { !gaps.contains($0) }
        drawn.all += 1
        if frame.picture.isBlank { drawn.plain += 1 }
        let key = "\(variant.variant.colorScheme.rawValue)-\(variant.direction.shortName)"
        let isPlain =
          variant.controls.isEmpty && variant.rest == base?.rest
          && variant.variant.contrast == base?.variant.contrast
          && variant.variant.dynamicTypeSize == base?.variant.dynamicTypeSize
        if isPlain, !covers.contains(where: { $0.key == key }) {
          covers.append(
            Cover(
              key: key, picture: frame.picture.name, width: frame.size.width,
              height: frame.size.height))
        }
        guard variant.isOwn else { continue }
        tally.errors += frame.findings.count { $0.severity == .error }
        tally.warnings += frame.findings.count { $0.severity == .warning }
        if let fault = frame.golden?.message { goldenFaults.append(fault) }
        switch frame.golden?.state {
        case .same: tally.same += 1
        case .differs, .unusable: tally.differing += 1
        case nil: break
        }
      }
    }
    if let before, pending > 0 {
      // What was said of the story holds until all of it is looked at again.
      covers += before.covers.filter { old in !covers.contains { $0.key == old.key } }
      tally = before.tally
    }
    self.pending = pending
    self.covers = covers
    self.tally = tally
    self.failures = failures
    self.gaps = gaps
    self.goldenFaults = goldenFaults
    isBlank = drawn.all > 0 && drawn.plain == drawn.all
    script = data.script
    version = String(SHA256.digest(script).prefix(12))
  }
}

extension LayoutDirection {
  /// `ltr` or `rtl`.
  var shortName: String { self == .rightToLeft ? "rtl" : "ltr" }
}
