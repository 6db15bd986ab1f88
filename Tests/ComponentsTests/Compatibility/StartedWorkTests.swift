import Components
import Foundation
import Testing

private actor Store {
  private var names = ["Ada"]
  func add(_ name: String) { names.append(name) }
  func all() -> [String] { names }
}

private func fetched() async -> [String] {
  await Task.yield()
  let store = Store()
  await withTaskGroup(of: Void.self) { group in
    for name in ["Grace", "Joan"] { group.addTask { await store.add(name) } }
  }
  return await store.all()
}

@MainActor
private final class Model: ObservableObject {
  @Published var names: [String] = []

  init(loads: Bool = false) {
    if loads { Task { await load() } }
  }

  func load() async { names = await fetched() }
}

private struct Names: View {
  @ObservedObject var model: Model
  var body: some View { Text(verbatim: model.names.isEmpty ? "nothing" : "\(model.names)") }
}

private struct Loader: View {
  @StateObject private var model = Model()
  var body: some View { Names(model: model).task { await model.load() } }
}

/// A text that an asynchronous closure changes.
private struct Waiting: View {
  @State private var text = "waits"
  let change: @Sendable () async -> String

  var body: some View { Text(verbatim: text).task { text = await change() } }
}

@Suite("Work that views start and do not wait for")
@MainActor
struct StartedWorkTests {
  /// What is drawn, and what is told about it.
  private func picture(@ViewBuilder _ content: () -> some View) -> (text: String, told: [String]) {
    let found = PictureGaps.found { StartedWork.gathering { placedText { content() } } }
    return (found.value, found.gaps.map(\.text))
  }

  @Test("A task that waits for other tasks and actors only is done in the picture")
  func tasks() {
    for _ in 0..<20 {
      let (text, told) = picture { Loader() }
      #expect(text.contains("Ada") && text.contains("Grace") && text.contains("Joan"))
      #expect(told == [])
    }
  }

  @Test("So is work that an initialiser or a closure starts")
  func startedElsewhere() {
    #expect(picture { Names(model: Model(loads: true)) }.text.contains("Joan"))

    struct Appearing: View {
      @State private var words: [String] = []
      var body: some View {
        Text(verbatim: words.joined(separator: " "))
          .onAppear {
            Task { @MainActor in words.append("task") }
            Task.detached {
              _ = await fetched()
              await MainActor.run { words.append("detached") }
            }
          }
      }
    }
    #expect(picture { Appearing() }.text.contains(#""task detached""#))
  }

  @Test("A sequence is read as far as it goes")
  func sequences() {
    let text = picture {
      Waiting {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
        return await stream.reduce(into: "") { $0 += "\($1)" }
      }
    }
    .text
    #expect(text.contains(#""123""#))
  }

  @Test("A pause is not waited for, and the picture says where it is")
  func pauses() {
    let start = ContinuousClock.now
    let (text, told) = picture {
      Waiting {
        try? await Task.sleep(for: .seconds(20))
        return "slept"
      }
    }
    #expect(text.contains(#""waits""#))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(told.count == 1)
    #expect(told.first?.contains("StartedWorkTests.swift:46 still waits") == true)
  }

  @Test("Work without an end is left, and that is told")
  func endless() {
    let (_, told) = picture {
      Waiting {
        while !Task.isCancelled { await Task.yield() }
        return "done"
      }
    }
    #expect(told.contains { $0.contains("has no end") })
  }

  @Test("A task with an identity is done again when that changes")
  func identities() {
    struct Counting: View {
      @State private var count = 0
      @State private var seen: [Int] = []
      var body: some View {
        Text(verbatim: "\(seen)")
          .task(id: count) {
            seen.append(count)
            if count < 2 { count += 1 }
          }
      }
    }
    #expect(picture { Counting() }.text.contains(#""[0, 1, 2]""#))
  }

  @Test("A task knows the environment of its view")
  func environment() {
    struct Reading: View {
      @Environment(\.layoutDirection) private var direction
      @State private var text = ""
      var body: some View {
        Text(verbatim: text).task {
          await Task.yield()
          text = direction == .rightToLeft ? "from the right" : "from the left"
        }
      }
    }
    #expect(
      picture { Reading().environment(\.layoutDirection, .rightToLeft) }.text
        .contains("from the right"))
  }

  @Test("The process has the locale of a device in American English")
  func locale() {
    _ = placedText { Text(verbatim: "") }
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.region?.identifier == "US")
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    numbers.currencyCode = "USD"
    #expect(numbers.string(from: 46) == "$46.00")
    #expect(46.formatted(.currency(code: "USD")) == "$46.00")
    let dates = DateFormatter()
    dates.dateStyle = .medium
    dates.timeZone = .gmt
    #expect(dates.string(from: Date(timeIntervalSince1970: 1_795_773_600)) == "Nov 27, 2026")
    #expect(Calendar.current.firstWeekday == 1)
  }
}
