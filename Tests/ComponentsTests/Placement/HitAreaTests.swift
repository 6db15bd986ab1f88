import Components
import Testing

@Suite("Hit areas of controls")
@MainActor
struct HitAreaTests {
  private func target(_ mode: HitTargetMode) -> some View {
    Rectangle().frame(width: 20, height: 20)
      .control(.button, named: "button", label: "Go")
      .hitTarget(mode)
  }

  @Test("Reserve makes the box at least 44 points with what is seen in its middle")
  func reserves() {
    // (44 − 20) / 2 = 12.
    #expect(
      placedText { target(.reserve) } == """
        canvas 0,0 44×44
          button "Go" 0,0 44×44 hit 0,0 44×44 button
            rectangle 12,12 20×20

        """)
  }

  @Test("Expand grows the area around what is seen, and the canvas cuts it")
  func expands() {
    // The wish is −12…32; the canvas leaves 0…20.
    #expect(
      placedText { target(.expand) } == """
        canvas 0,0 20×20
          button "Go" 0,0 20×20 hit 0,0 20×20 wish -12,-12 44×44 button
            rectangle 0,0 20×20

        """)
  }

  @Test("None leaves exactly what is seen")
  func exact() {
    #expect(
      placedText { target(.none).padding(30) } == """
        canvas 0,0 80×80
          button "Go" 30,30 20×20 hit 30,30 20×20 button
            rectangle 30,30 20×20

        """)
  }

  @Test("Neighbours whose wishes overlap meet in the middle of the gap")
  func divides() {
    let text = placedText {
      HStack(spacing: 10) {
        target(.expand)
        target(.expand)
      }
      .padding(20)
    }
    // Visuals at 20…40 and 50…70: the middle of the gap is 45.
    #expect(
      text == """
        canvas 0,0 90×60
          hstack 20,20 50×20
            button "Go" 20,20 20×20 hit 8,8 37×44 wish 8,8 44×44 button
              rectangle 20,20 20×20
            button "Go" 50,20 20×20 hit 45,8 37×44 wish 38,8 44×44 button
              rectangle 50,20 20×20

        """)
  }

  @Test("A disabled control says so")
  func disabled() {
    let text = placedText { target(.none).disabled(true) }
    #expect(text.contains("button \"Go\" 0,0 20×20 hit 0,0 20×20 button disabled"))
  }
}
