import Components
import Testing

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  @Test("Values of several views are reduced in the order of the tree")
  func reduced() {
    let text = placedText {
      VStack {
        Text(verbatim: "a").preference(key: NamesKey.self, value: ["a"])
        Text(verbatim: "b").preference(key: NamesKey.self, value: ["b"])
          .preference(key: SumKey.self, value: 7)
      }
      .overlayPreferenceValue(NamesKey.self) { Text(verbatim: $0.joined(separator: "+")) }
    }
    #expect(text.contains("text \"a+b\""))
  }

  @Test("A view's own value replaces those of its content, a transform changes them")
  func replaced() {
    let text = placedText {
      VStack {
        Text(verbatim: "a").preference(key: SumKey.self, value: 1)
        Text(verbatim: "b").preference(key: SumKey.self, value: 2)
          .transformPreference(SumKey.self) { $0 *= 10 }
      }
      .backgroundPreferenceValue(SumKey.self) { Text(verbatim: "sum \($0)") }
      .preference(key: SumKey.self, value: 5)
      .overlayPreferenceValue(SumKey.self) { Text(verbatim: "outer \($0)") }
    }
    // 1 + 2 × 10 inside; outside only the 5.
    #expect(text.contains("text \"sum 21\""))
    #expect(text.contains("text \"outer 5\""))
  }

  @Test("Without a view that gives one, the value is the default")
  func defaultValue() {
    let text = placedText {
      Text(verbatim: "a").overlayPreferenceValue(SumKey.self) { Text(verbatim: "\($0)") }
    }
    #expect(text.contains("text \"0\""))
  }
}
