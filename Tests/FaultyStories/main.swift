import Commands
import Components
import Foundation

/// An index of three that the compiler does not know to be none.
enum Wrong {
  static var index: Int { ProcessInfo.processInfo.environment.count + 3 }
}

/// A tool for tests of what stories can do to their process. Words before the command choose how many
/// stories are good.
///
/// Each story does its harm in the body of its view, as a mistake in an app would.
struct Harm: View {
  enum Kind { case trap, hang, memory, exit, overflow, print, dark }

  let kind: Kind

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    switch kind {
    case .trap: Text(verbatim: "\([1, 2, 3][Wrong.index])")
    case .hang: Text(verbatim: "\(forever())")
    case .memory: Text(verbatim: "\(gigabytes())")
    case .exit: Text(verbatim: "\(end())")
    case .overflow: Text(verbatim: "\(deep(0))")
    case .print: Text(verbatim: "\(say())")
    case .dark: Text(verbatim: "\([1, 2, 3][scheme == .dark ? Wrong.index : 0])")
    }
  }

  private func forever() -> Int {
    while true { usleep(10_000) }
  }

  private func gigabytes() -> Int {
    var blocks: [[UInt8]] = []
    // Unused memory counts as well, and takes no time.
    let size = 64 << 20
    while true {
      unsafe blocks.append([UInt8](unsafeUninitializedCapacity: size) { $1 = size })
    }
    return blocks.count
  }

  private func end() -> Int { exit(3) }

  private func deep(_ level: Int) -> Int {
    level == .max ? 0 : deep(level + 1) &+ level
  }

  private func say() -> String {
    print("said by the story")
    return "quiet"
  }
}

/// What a view of blocks has in its environment.
final class LateModel: ObservableObject {
  @Published var word = "nothing"
}

/// A view whose block asks the environment for an object that its body never reads.
struct LateReader: View {
  @EnvironmentObject private var model: LateModel

  var body: some View {
    Color.clear.onAppear { DispatchQueue.main.async { model.word = "found" } }
  }
}

/// A view that blocks of the main queue change, with what the process says of the locale.
struct Late: View {
  @StateObject private var model = LateModel()
  @State private var words: [String] = []

  init() { DispatchQueue.main.async { Late.isPosted = true } }
  @MainActor private static var isPosted = false

  var body: some View {
    Text(
      verbatim:
        "\(words.joined(separator: " ")) \(model.word) \(Late.isPosted) \(Locale.current.identifier)"
    )
    .background(LateReader().environmentObject(model))
    .onAppear {
      DispatchQueue.main.async {
        words.append("queue")
        Task {
          await Task.yield()
          words.append("task")
          DispatchQueue.main.async { words.append("again") }
        }
      }
    }
  }
}

let good = ProcessInfo.processInfo.environment["GOOD_STORIES"].flatMap { Int($0) } ?? 12
let canvas = StoryCanvas(width: 60, height: 30, scale: 1)
var stories = (0..<good).map { number in
  Story("good/number-\(number)", variants: [.light], canvas: canvas) { Text("\(number)") }
}
let harms: [(String, Harm.Kind)] = [
  ("dark", .dark), ("exit", .exit), ("hang", .hang), ("memory", .memory), ("overflow", .overflow),
  ("print", .print), ("trap", .trap),
]
// In the middle, so that others come before and after.
stories.insert(
  contentsOf: harms.map { name, kind in
    Story("bad/\(name)", variants: [.light, .dark], canvas: canvas) { Harm(kind: kind) }
  }, at: good / 2)

stories.append(
  Story(
    "bad/canvas", variants: [.light, .dark],
    canvas: StoryCanvas(width: [CGFloat(1), 2, 3][Wrong.index])
  ) { Text("canvas") })

if ProcessInfo.processInfo.environment["LATE_STORIES"] != nil {
  stories.append(Story("late", variants: [.light], canvas: canvas) { Late() })
}

Stillframe.run(stories: stories)
