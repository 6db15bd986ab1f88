import Audit
import Components
import Foundation
import Layout
import Render

/// What a job of a batch is to give.
enum BatchOperation: Codable, Sendable {
  case render(BatchPicture, [OverlayLayer])
  case matrix(BatchPicture, [MatrixAxis])
  case audit(AuditProfile, [AuditRule], OutputFormat)
  case tree(TreeStage, BatchTreeForm, TreePart)
  case speech(ScreenReader, OutputFormat)
  case diff(String, String)
  case compare(BatchOther, BatchPicture)
  case treediff(BatchOther)
}

/// How a picture is given.
struct BatchPicture: Codable, Sendable {
  var format = PictureFormat.png
  /// The folder that it is written into; `nil` puts it into the answer.
  var folder: String?
  /// The most pixels of its longer side: it is drawn at a smaller scale where it would be larger.
  var longestSide: Int?
}

/// How a tree is given.
enum BatchTreeForm: String, CaseIterable, Codable { case json, text, outline }

/// What a picture is compared with.
enum BatchOther: Codable, Sendable {
  /// The golden of its variant.
  case golden
  case story(StoryReference, flags: [String])
}

extension MatrixAxis: Codable {}
extension OverlayLayer: Codable {}
extension PictureFormat: Codable {}
extension OutputFormat: Codable {}
extension ScreenReader: Codable {}

/// A job of a batch, as a worker does it.
struct BatchTask: WorkerTask {
  static let operation = "batch"

  struct Answer: Codable, Sendable {
    /// An object of JSON on one line.
    var result: String
  }

  var operation: BatchOperation
  /// `nil` for what compares pictures.
  var story: StoryReference?
  /// The appearance, as on a command line.
  var flags: [String] = []
  /// The most memory that the worker may have during the job.
  var megabytes: Int
  /// How many times the standard budget of work the picture may take; `nil` leaves it to the command.
  var budget: Double?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> Answer {
    do throws(SystemError) {
      try limitMemory(megabytes: megabytes)
    } catch {
      throw CommandFailure(.internalError, "the memory cannot be limited: \(error)")
    }
    if case .diff(let one, let other) = operation { return try difference(one, other) }
    guard let reference = story else {
      throw CommandFailure(.usage, "there is neither a story nor a document")
    }
    let (shown, variant) = try shown(reference, flags, desk)
    switch operation {
    case .render(let form, let overlays):
      return try rendered(shown, variant, form, overlays, desk)
    case .matrix(let form, let axes): return try sheet(shown, variant, form, axes, desk)
    case .tree(let stage, let form, let part):
      let picture = try Picture(shown, variant: variant, renderer: desk.renderer)
      return try tree(picture, stage, form, part, of: shown, variant, desk.renderer)
    case .speech(let reader, let form):
      let picture = try Picture(shown, variant: variant, renderer: desk.renderer)
      return Answer { speech(picture, reader, form, of: shown, variant, into: &$0) }
    case .audit(let profile, let rules, let form):
      return try audited(shown, variant, profile, rules, form, desk.renderer)
    case .compare(let other, let form):
      return try compared(shown, variant, reference, other, form, desk)
    case .treediff(let other):
      return try differences(shown, variant, reference, other, desk)
    case .diff: throw CommandFailure(.internalError, "pictures have no story")
    }
  }

  @MainActor
  func shown(
    _ reference: StoryReference, _ flags: [String], _ desk: WorkerDesk
  ) throws(CommandFailure) -> (Story, Variant) {
    var story = try desk.story(reference)
    if let budget { story.budget = .standard.multiplied(by: budget) }
    let (shown, variant) = try appearance(flags).applied(to: story)
    return (shown, variant)
  }

  private func appearance(_ flags: [String]) throws(CommandFailure) -> AppearanceOptions {
    let manual = CommandManual(
      name: "", summary: "", options: AppearanceOptions.options, examples: [])
    do throws(UsageError) {
      return try AppearanceOptions(Arguments(flags, manual: manual))
    } catch {
      throw CommandFailure(.usage, "the appearance: \(error)")
    }
  }

}

// MARK: Results

@MainActor
extension BatchTask {
  private func rendered(
    _ story: Story, _ variant: Variant, _ form: BatchPicture, _ overlays: [OverlayLayer],
    _ desk: WorkerDesk
  ) throws(CommandFailure) -> Answer {
    let picture = try fitting(story, variant, form, desk)
    let scale = picture.tree.scale
    let size = Rasterizer.pixelSize(of: picture.tree.size, scale: scale)
    let found = try file(of: picture, form.format, overlays, desk)
    return try written(found.bytes, size, scale, form, desk) { json in
      if found.isCached { json.member("cached", true) }
      let legends = picture.legends(of: overlays)
      if !legends.isEmpty {
        json.member("marks", array: .compact) { json in
          for legend in legends { for entry in legend.entries { Self.mark(entry, legend, &json) } }
        }
      }
      let fault = found.fault.map { "the cache is not used: \($0)" }
      Self.warnings(picture.gaps.map(\.text) + (fault.map { [$0] } ?? []), into: &json)
    }
  }

  /// The picture's file, out of the cache where there is one and it works.
  private func file(
    of picture: Picture, _ format: PictureFormat, _ overlays: [OverlayLayer], _ desk: WorkerDesk
  ) throws(CommandFailure) -> (bytes: [UInt8], isCached: Bool, fault: CacheFault?) {
    let health = try desk.kept("cache") { () throws(CommandFailure) in CacheHealth() }
    guard let cache, overlays.isEmpty, !health.isBroken else {
      return (try picture.file(format, overlays: overlays, hasLegend: false), false, nil)
    }
    var fault: CacheFault?
    let found = try picture.file(format, cache: cache) { fault = $0 }
    if fault != nil { health.fail() }
    return (found.bytes, found.isCached, fault)
  }

  private static func mark(
    _ entry: OverlayLegend.Entry, _ legend: OverlayLegend, _ json: inout JSONWriter
  ) {
    json.object(.compact) { json in
      json.member("number", entry.number)
      json.member("of", legend.title)
      json.member("lines", entry.lines)
      if let frame = entry.frame {
        json.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
      }
      if entry.parts.count > 1 {
        json.member("parts", array: .compact) { json in
          for part in entry.parts {
            json.array(.compact) { json in
              for number in [part.minX, part.minY, part.width, part.height] { json.value(number) }
            }
          }
        }
      }
    }
  }

  /// The picture at its own scale, or at the largest quarter at which its longer side fits.
  private func fitting(
    _ story: Story, _ variant: Variant, _ form: BatchPicture, _ desk: WorkerDesk
  ) throws(CommandFailure) -> Picture {
    let picture = try Picture(story, variant: variant, renderer: desk.renderer)
    guard let longest = form.longestSide else { return picture }
    let side = max(picture.tree.size.width, picture.tree.size.height)
    guard (side * picture.tree.scale).rounded(.up) > Double(longest) else { return picture }
    let scale = (Double(longest) / side * 4).rounded(.down) / 4
    guard scale >= 0.25 else {
      throw CommandFailure(
        .badInput,
        "the picture is \(decimalText(side)) pt long, which does not fit "
          + "into \(longest) pixels", advice: "Give it a size: width and height.")
    }
    var plain = variant
    plain.scale = nil
    let smaller = story.changingCanvas { $0.scale = CGFloat(scale) }
    return try Picture(smaller, variant: plain, renderer: desk.renderer)
  }

  private func sheet(
    _ story: Story, _ variant: Variant, _ form: BatchPicture, _ axes: [MatrixAxis],
    _ desk: WorkerDesk
  ) throws(CommandFailure) -> Answer {
    let matrix = MatrixSheet(story: story, base: variant, axes: axes)
    guard matrix.count <= MatrixSheet.mostOfJob else {
      throw CommandFailure(
        .badInput,
        "the sheet has \(matrix.count) pictures, and at most "
          + "\(MatrixSheet.mostOfJob) are drawn for one request", advice: "Name fewer axes.")
    }
    let (pixmap, scale) = try matrix.pixmap(desk.renderer, jobs: 1)
    if let longest = form.longestSide, max(pixmap.width, pixmap.height) > longest {
      throw CommandFailure(
        .badInput,
        "the sheet is \(pixmap.width)×\(pixmap.height) pixels, and at most "
          + "\(longest) fit", advice: "Use a smaller scale or width, or fewer axes.")
    }
    return try written(pixmap, scale, form, desk) { $0.member("pictures", matrix.count) }
  }

  func written(
    _ pixmap: Pixmap, _ scale: Double, _ form: BatchPicture, _ desk: WorkerDesk,
    _ members: (inout JSONWriter) -> Void
  ) throws(CommandFailure) -> Answer {
    try written(
      form.format.encode(pixmap, scale: scale, jobs: 1), (pixmap.width, pixmap.height), scale,
      form, desk, members)
  }

  private func written(
    _ bytes: [UInt8], _ size: (width: Int, height: Int), _ scale: Double, _ form: BatchPicture,
    _ desk: WorkerDesk, _ members: (inout JSONWriter) -> Void
  ) throws(CommandFailure) -> Answer {
    let digest = SHA256.digest(bytes)
    let path = "\(ContentFolder.place(of: digest)).\(form.format.rawValue)"
    if let folder = form.folder, fileSize("\(folder)/\(path)") != bytes.count {
      let pictures = try desk.kept("pictures \(folder)") {
        () throws(CommandFailure) -> PictureFolder in try PictureFolder(folder)
      }
      do throws(SystemError) {
        try pictures.folder.write(bytes, to: path)
      } catch {
        throw CommandFailure(.inputOutput, "cannot write \(folder)/\(path): \(error)")
      }
    }
    return Answer { json in
      json.member("format", form.format.rawValue)
      json.member("width", size.width)
      json.member("height", size.height)
      json.member("scale", scale)
      json.member("sha256", digest)
      json.member("bytes", bytes.count)
      if form.folder == nil {
        json.member("base64", Data(bytes).base64EncodedString())
      } else {
        json.member("path", path)
      }
      members(&json)
    }
  }

  private static func warnings(_ texts: [String], into json: inout JSONWriter) {
    if !texts.isEmpty { json.member("warnings", texts) }
  }

  private func audited(
    _ story: Story, _ variant: Variant, _ profile: AuditProfile, _ rules: [AuditRule],
    _ form: OutputFormat, _ renderer: Renderer
  ) throws(CommandFailure) -> Answer {
    if !story.canvas.controls.isEmpty {
      try renderer.scene(for: story, variant: variant).checkControls(of: story)
    }
    let report = Audit(profile: profile, rules: rules)
      .run(on: story, variants: [variant], renderer: renderer)
    if let failure = report.failures.first {
      throw CommandFailure(.badInput, failure.fault.reason, advice: CommandFailure.budgetAdvice)
    }
    var paper = AuditPaper(report: report)
    paper.sources = SourcePaths.working
    return Answer { json in
      switch form {
      case .json: AuditJSONReport.write(paper, into: &json)
      case .text: json.member("text", AuditTextReport.write(paper, hasTallies: false))
      }
    }
  }

  private func tree(
    _ picture: Picture, _ stage: TreeStage, _ form: BatchTreeForm, _ part: TreePart,
    of story: Story, _ variant: Variant, _ renderer: Renderer
  ) throws(CommandFailure) -> Answer {
    let outline =
      form == .outline
      ? try TreeOutlineText(part).text(of: picture.tree, controls: picture.controls) : ""
    return Answer { json in
      switch (form, stage) {
      case (.outline, _): json.member("text", outline)
      case (.json, _):
        TreeJSON(
          id: story.id, variant: variant.name, isPlaced: stage == .placed,
          controls: picture.controls
        ).write(picture.tree, into: &json)
      case (.text, .placed): json.member("text", picture.tree.dump())
      case (.text, .display): json.member("text", picture.displayList.dump())
      case (.text, .layout):
        json.member("text", TreeText.layout(picture.tree.root, renderer: renderer))
      case (.text, .resolved): json.member("text", TreeText.resolved(picture.tree.root))
      }
      Self.warnings(picture.gaps.map(\.text), into: &json)
    }
  }

  private func speech(
    _ picture: Picture, _ reader: ScreenReader, _ form: OutputFormat, of story: Story,
    _ variant: Variant, into json: inout JSONWriter
  ) {
    let words = SpeechWords(language: variant.locale, of: reader)
    let speech = SpeechText(id: story.id, variant: variant.name, reader: reader, words: words)
    let stops = Utterance.all(of: picture.tree.root, language: variant.locale, reader: reader)
      .enumerated().map { SpeechText.Stop(number: $0.offset + 1, utterance: $0.element) }
    switch form {
    case .json: speech.write(stops, into: &json)
    case .text: json.member("text", speech.text(of: stops))
    }
    Self.warnings(picture.gaps.map(\.text), into: &json)
  }

  private func difference(_ one: String, _ other: String) throws(CommandFailure) -> Answer {
    let comparison = PixmapComparison(
      expected: try PictureFile.readStraight(one), actual: try PictureFile.readStraight(other))
    return Answer { $0.members(of: comparison) }
  }
}

extension BatchTask.Answer {
  @MainActor
  init(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(.compact, members)
    // The line ends with what is around the object.
    result = String(json.text.dropLast())
  }
}

/// The folder that a worker writes pictures into.
@MainActor
private final class PictureFolder {
  let folder: ContentFolder

  init(_ root: String) throws(CommandFailure) {
    do throws(SystemError) {
      folder = try ContentFolder(root)
    } catch {
      throw CommandFailure(.cannotCreate, "cannot create the folder \(root): \(error)")
    }
  }
}
