import Components
import Foundation

/// Asks for what the tool has to know of a story's canvas before it can name its appearances.
///
/// The canvas of a story is code of an app, made when first asked for: it may stop its process as the
/// view may, and is asked for where that stops nothing else.
struct CanvasTask: WorkerTask {
  static let operation = "canvas"

  struct Answer: Codable, Sendable {
    /// The width in points that is proposed, a device's where there is one.
    var width: Double?
    /// The height in points of a story that has one of its own.
    var height: Double?
    /// The name of the device.
    var device: String?
    var look: Look?
    var locale: String?
    /// The languages of the string tables.
    var languages: [String] = []
  }

  var story: StoryReference

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> Answer {
    let canvas = try desk.story(story).canvas
    return Answer(
      width: (canvas.device?.size.width ?? canvas.width).map { Double($0) },
      height: canvas.height.map { Double($0) }, device: canvas.device?.name, look: canvas.look,
      locale: canvas.locale, languages: canvas.resources.strings.locales)
  }
}

extension WorkerPool {
  /// Stories whose canvas can be asked here: it has the size, look and language of their own. They are for
  /// naming appearances; workers show the stories themselves.
  ///
  /// - Returns: for each subject, in their order, its story or why that has no canvas. The canvas of a
  ///   document was read with it.
  /// - Throws: where no worker can be started.
  func surveyed(
    _ subjects: [Subject], _ console: inout Console
  ) throws(CommandFailure) -> [Result<Story, StoryFault>] {
    guard isApart else { return subjects.map { .success($0.story) } }
    let jobs = subjects.filter { $0.origin == .registry }.map { subject in
      let reference = StoryReference(subject)
      return WorkerJob(
        task: CanvasTask(story: reference), story: subject.story, reference: reference,
        title: subject.id)
    }
    var outcomes = try run(jobs, &console)[...]
    var surveyed: [Result<Story, StoryFault>] = []
    for subject in subjects {
      var story = subject.story
      guard subject.origin == .registry else {
        surveyed.append(.success(story))
        continue
      }
      switch outcomes.removeFirst() {
      case .answer(let answer):
        var resources = ResourceContents()
        for tag in answer.languages { resources.strings.setTable(StringTable(), for: tag) }
        story.canvas = StoryCanvas(
          width: answer.width.map { CGFloat($0) }, height: answer.height.map { CGFloat($0) },
          device: answer.device.flatMap(Device.named), locale: answer.locale, look: answer.look,
          resources: Resources(resources))
        surveyed.append(.success(story))
      case .refused(let failure): throw failure
      case .stopped(let fault, _): surveyed.append(.failure(fault))
      }
    }
    return surveyed
  }
}
