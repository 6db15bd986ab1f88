import Components
import Testing

@Suite("Content shapes")
@MainActor
struct ContentShapeTests {
  @Test("A control answers to touch in the rectangle around its content's shape")
  func circle() {
    // The circle in 100×60 is 60 wide: (100 − 60) / 2 = 20.
    #expect(
      placedText {
        Rectangle().frame(width: 100, height: 60).contentShape(Circle()).onTapGesture {}
      } == """
        canvas 0,0 100×60
          tapTarget 0,0 100×60 hit 20,0 60×60 button
            rectangle 0,0 100×60

        """)
  }

  @Test("An inset outwards enlarges the area, up to the canvas")
  func outwards() {
    // 60×60 at 20…80, grown by 10 on every side: 10…90.
    #expect(
      placedText {
        Rectangle().frame(width: 60, height: 60)
          .contentShape(Rectangle().inset(by: -10))
          .onTapGesture {}
          .padding(20)
      } == """
        canvas 0,0 100×100
          tapTarget 20,20 60×60 hit 10,10 80×80 button
            rectangle 20,20 60×60

        """)
  }

  @Test("A small shape grows around its middle to the least target")
  func small() {
    // 20×20 in the middle of 100×60 becomes 44×44: (100 − 44) / 2 = 28 and (60 − 44) / 2 = 8.
    #expect(
      placedText {
        Rectangle().frame(width: 100, height: 60)
          .contentShape(Circle().inset(by: 20))
          .onTapGesture {}
      } == """
        canvas 0,0 100×60
          tapTarget 0,0 100×60 hit 28,8 44×44 button
            rectangle 0,0 100×60

        """)
  }

  @Test("A shape for previews is not for touch")
  func otherKinds() {
    #expect(
      placedText {
        Rectangle().frame(width: 100, height: 60)
          .contentShape(.contextMenuPreview, Circle())
          .onTapGesture {}
      } == """
        canvas 0,0 100×60
          tapTarget 0,0 100×60 hit 0,0 100×60 button
            rectangle 0,0 100×60

        """)
  }
}
