import Components
import Testing

private struct Style: Sendable { var name = "plain" }

extension EnvironmentValues {
  @Entry fileprivate var tone: Int = 3
  @Entry fileprivate var ratio = 0.5
  /// A value of a type of the author's own; its comment has a var of its own.
  @Entry fileprivate var style = Style()
  @Entry fileprivate var note: String?
}

extension ContainerValues {
  @Entry fileprivate var rank: Int = 2
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

extension FocusedValues {
  @Entry fileprivate var document: String?
}

private struct Shown: View {
  @Environment(\.tone) private var tone
  @Environment(\.ratio) private var ratio
  @Environment(\.style) private var style
  @Environment(\.note) private var note

  var body: some View { Text(verbatim: "\(tone) \(ratio) \(style.name) \(note ?? "none")") }
}

@Suite("Entries of the environment")
@MainActor
struct EntryTests {
  @Test("A value has its default until it is set")
  func defaults() {
    #expect(placedText { Shown() }.contains("\"3 0.5 plain none\""))
  }

  @Test("A value that is set is seen further in")
  func set() {
    let text = placedText {
      Shown().environment(\.tone, 4).environment(\.note, "yes")
        .environment(\.style, Style(name: "bold"))
    }
    #expect(text.contains("\"4 0.5 bold yes\""))
  }

  @Test("A transaction and what a view tells its containers have entries too")
  func otherOwners() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
    #expect(FocusedValues().document == nil)
    let text = placedText {
      Group(subviews: Text(verbatim: "a").containerValue(\.rank, 5)) { subviews in
        Text(verbatim: "\(subviews.map(\.containerValues.rank))")
      }
    }
    #expect(text.contains("\"[5]\""))
  }
}
