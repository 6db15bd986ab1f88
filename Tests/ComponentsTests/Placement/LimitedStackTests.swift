import Components
import Testing

/// A stack ends where its children end: one that grows up to a maximum does not make the stack take all there is.
@Suite("Stacks of children with maximums")
@MainActor
struct LimitedStackTests {
  private var stack: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 16)
      Color.red.frame(maxHeight: 44)
    }
  }

  /// A place in the dump of a picture of 100 × 200 points.
  private func expect(_ frame: String, in view: some View) {
    let dump = placedText(width: 100, height: 200) { view }
    #expect(dump.contains(frame), "\(dump)")
  }

  @Test("A stack of a title and a button is 60 points high, in the middle of a screen")
  func centred() {
    // (200 − 16 − 44) / 2 = 70.
    expect("40,70 20×16", in: stack.frame(maxHeight: .infinity))
    expect("0,86 100×44", in: stack.frame(maxHeight: .infinity))
    expect("0,86 100×44", in: VStack { stack.padding(.horizontal, 0) }.frame(height: 200))
  }

  @Test("Spacers around it share the rest")
  func spacers() {
    // 200 − 60 = 140 in two.
    let screen = VStack(spacing: 0) {
      Spacer()
      stack
      Spacer()
    }
    expect("0,86 100×44", in: screen)
  }

  @Test("With too little room the button gives way; in what scrolls it has its ideal height")
  func narrow() {
    expect("0,16 100×24", in: stack.frame(height: 40))
    expect("0,16 100×10", in: ScrollView { stack })
  }
}
