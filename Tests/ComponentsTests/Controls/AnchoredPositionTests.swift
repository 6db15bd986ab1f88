import Layout
import Testing

@testable import Components

@Suite("Where popovers and menus stand")
struct AnchoredPositionTests {
  private let canvas = Size(width: 400, height: 600)

  private func position(
    of size: Size = Size(width: 100, height: 50), beside anchor: Rect,
    preferring side: AnchoredPosition.Side, fit: AnchoredPosition.Fit = .centered
  ) -> AnchoredPosition {
    AnchoredPosition(
      of: size, beside: anchor, in: canvas, preferring: side, fit: fit, distance: 2, margin: 8)
  }

  @Test("Content stands on the preferred side, centred on its anchor")
  func preferred() {
    let below = position(
      beside: Rect(x: 180, y: 100, width: 40, height: 20), preferring: .below)
    #expect(below.side == .below)
    // 180 + 20 is the anchor's middle; 200 − 50 the content's left; 120 + 2 its top.
    #expect(below.origin == Point(x: 150, y: 122))
    #expect(below.arrow == 50)
  }

  @Test("Where only the opposite side has room, content flips")
  func flips() {
    let above = position(
      beside: Rect(x: 180, y: 560, width: 40, height: 20), preferring: .below)
    // Below the anchor 600 − 580 − 2 − 8 = 10 points are left of the 50 it needs.
    #expect(above.side == .above)
    // 560 − 2 − 50.
    #expect(above.origin.y == 508)

    let right = position(beside: Rect(x: 20, y: 300, width: 40, height: 20), preferring: .left)
    #expect(right.side == .right)
    #expect(right.origin.x == 62)
  }

  @Test("Where neither side has room, content takes the larger one")
  func largerSide() {
    let tall = position(
      of: Size(width: 100, height: 500), beside: Rect(x: 0, y: 200, width: 40, height: 20),
      preferring: .above)
    // Above there are 200 − 10 points, below 600 − 220 − 10.
    #expect(tall.side == .below)
  }

  @Test("Content stays on the canvas, and its arrow on the anchor")
  func clamps() {
    let corner = position(beside: Rect(x: 380, y: 100, width: 20, height: 20), preferring: .below)
    // 400 − 8 − 100.
    #expect(corner.origin.x == 292)
    // The anchor's middle is at 390.
    #expect(corner.arrow == 98)
  }

  @Test("Menus line up with the nearer edge of their button")
  func menus() {
    let left = position(
      beside: Rect(x: 30, y: 100, width: 60, height: 20), preferring: .below, fit: .nearerEdge)
    #expect(left.origin.x == 30)
    let right = position(
      beside: Rect(x: 300, y: 100, width: 60, height: 20), preferring: .below, fit: .nearerEdge)
    // 360 − 100.
    #expect(right.origin.x == 260)
  }
}
