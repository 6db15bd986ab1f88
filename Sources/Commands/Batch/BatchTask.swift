import Audit
import Components
import Foundation
import Layout
import Render

/// What a job of a batch is to give.
enum BatchOperation: Codable, Sendable {
  case render(format: PictureFormat, folder: String?)
  case audit(AuditProfile, [AuditRule])
  case tree(TreeStage, OutputFormat)
  case speech(ScreenReader)
  case diff(String, String)
}

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
    var story = try desk.story(reference)
    if let budget { story.budget = .standard.multiplied(by: budget) }
    let (shown, variant) = try appearance().applied(to: story)
    switch operation {
    case .render(let format, let folder):
      let picture = try Picture(shown, variant: variant, renderer: desk.renderer)
      return try rendered(picture, format, folder, desk)
    case .tree(let stage, let format):
      let picture = try Picture(shown, variant: variant, renderer: desk.renderer)
      return Answer { tree(picture, stage, format, of: shown, variant, desk.renderer, into: &$0) }
    case .speech(let reader):
      let picture = try Picture(shown, variant: variant, renderer: desk.renderer)
      return Answer { speech(picture, reader, of: shown, variant, into: &$0) }
    case .audit(let profile, let rules):
      return try audited(shown, variant, profile, rules, desk.renderer)
    case .diff: throw CommandFailure(.internalError, "pictures have no story")
    }
  }

  private func appearance() throws(CommandFailure) -> AppearanceOptions {
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
    _ picture: Picture, _ format: PictureFormat, _ folder: String?, _ desk: WorkerDesk
  ) throws(CommandFailure) -> Answer {
    let pixmap = try picture.pixmap()
    let bytes = format.encode(pixmap, scale: picture.tree.scale, jobs: 1)
    let digest = SHA256.digest(bytes)
    let path = "\(ContentFolder.place(of: digest)).\(format.rawValue)"
    if let folder, fileSize("\(folder)/\(path)") != bytes.count {
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
      json.member("format", format.rawValue)
      json.member("width", pixmap.width)
      json.member("height", pixmap.height)
      json.member("scale", picture.tree.scale)
      json.member("sha256", digest)
      json.member("bytes", bytes.count)
      if folder == nil {
        json.member("base64", Data(bytes).base64EncodedString())
      } else {
        json.member("path", path)
      }
      Self.warnings(picture.gaps, into: &json)
    }
  }

  private static func warnings(_ gaps: [PictureGap], into json: inout JSONWriter) {
    if !gaps.isEmpty { json.member("warnings", gaps.map(\.text)) }
  }

  private func audited(
    _ story: Story, _ variant: Variant, _ profile: AuditProfile, _ rules: [AuditRule],
    _ renderer: Renderer
  ) throws(CommandFailure) -> Answer {
    let report = Audit(profile: profile, rules: rules)
      .run(on: story, variants: [variant], renderer: renderer)
    if let failure = report.failures.first {
      throw CommandFailure(.badInput, failure.fault.reason, advice: CommandFailure.budgetAdvice)
    }
    var paper = AuditPaper(report: report)
    paper.sources = SourcePaths.working
    return Answer { AuditJSONReport.write(paper, into: &$0) }
  }

  private func tree(
    _ picture: Picture, _ stage: TreeStage, _ format: OutputFormat, of story: Story,
    _ variant: Variant, _ renderer: Renderer, into json: inout JSONWriter
  ) {
    switch (format, stage) {
    case (.json, _):
      TreeJSON(id: story.id, variant: variant.name, isPlaced: stage == .placed)
        .write(picture.tree, into: &json)
    case (.text, .placed): json.member("text", picture.tree.dump())
    case (.text, .display): json.member("text", picture.displayList.dump())
    case (.text, .layout):
      json.member("text", TreeText.layout(picture.tree.root, renderer: renderer))
    case (.text, .resolved): json.member("text", TreeText.resolved(picture.tree.root))
    }
    Self.warnings(picture.gaps, into: &json)
  }

  private func speech(
    _ picture: Picture, _ reader: ScreenReader, of story: Story, _ variant: Variant,
    into json: inout JSONWriter
  ) {
    let words = SpeechWords(language: variant.locale)
    let speech = SpeechText(id: story.id, variant: variant.name, reader: reader, words: words)
    let stops = Utterance.all(of: picture.tree.root, language: variant.locale, reader: reader)
      .enumerated().map { SpeechText.Stop(number: $0.offset + 1, utterance: $0.element) }
    speech.write(stops, into: &json)
    Self.warnings(picture.gaps, into: &json)
  }

  private func difference(_ one: String, _ other: String) throws(CommandFailure) -> Answer {
    let comparison = PixmapComparison(
      expected: try PictureFile.readStraight(one), actual: try PictureFile.readStraight(other))
    return Answer { $0.members(of: comparison) }
  }
}

extension BatchTask.Answer {
  @MainActor
  fileprivate init(_ members: (inout JSONWriter) -> Void) {
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
