import Graphics
import Layout
import Testing

@testable import Render

@Suite("Display list")
struct DisplayListTests {
  @Test("The dump has a line for every command, indented by scope")
  func dump() {
    let box = PlaneShape.roundedRect(rect(0, 0, 40, 20), radius: 4, style: .continuous)
    let list = DisplayList(
      size: Size(width: 100, height: 50.5), background: .white,
      commands: [
        .dropShadow(box, Shadow(color: .black.opacity(0.25), sigma: 2, offset: point(0, 1))),
        .pushLayer(LayerStyle(opacity: 0.5, blendMode: .multiply, filters: [.blur(sigma: 3)])),
        .pushClip(.ellipse(rect(1, 2, 3, 4))),
        .fill(
          box,
          .linearGradient(
            [
              GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1),
            ], start: point(0, 0), end: point(0, 20))), .popClip,
        .stroke(box, PenStroke(Pen(width: 1.5, cap: .round, dash: [2, 1])), black), .popLayer,
        .fill(.path(.polygon([point(0, 0), point(1, 0), point(0, 1)]), .evenOdd), black),
      ])
    #expect(
      list.dump() == """
        displayList 100×50.5 on #ffffff
          dropShadow roundedRect(0,0 40×20 r=4 continuous) #000000@0.25 sigma 2 offset 0,1
          pushLayer opacity 0.5 multiply blur 3
            pushClip ellipse(1,2 3×4)
              fill roundedRect(0,0 40×20 r=4 continuous) linear(0,0 to 0,20 [#000000 0, #000000@0 1])
            popClip
            stroke roundedRect(0,0 40×20 r=4 continuous) width 1.5 cap round dash [2 1] #000000
          popLayer
          fill path(M0,0 L1,0 L0,1 Z evenOdd) #000000

        """)
  }

  @Test("The first push or pop without its counterpart is found")
  func balance() {
    func imbalance(_ commands: [DrawCommand]) -> DisplayList.Imbalance? {
      DisplayList(size: .zero, commands: commands).firstImbalance
    }
    let clip = DrawCommand.pushClip(.rect(.zero))
    #expect(imbalance([clip, .pushMask, .popMask, .popClip]) == nil)
    #expect(imbalance([clip, .popTransform]) == .unmatchedPop(1))
    #expect(imbalance([.pushLayer(LayerStyle()), clip, .popClip]) == .unmatchedPush(0))
  }
}
