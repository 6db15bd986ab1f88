import SwiftUI
import Testing
import UIKit

/// Moves by its width; the square of ten points is moved out of its left half.
private struct Shift: GeometryEffect {
  var animatableData: CGFloat = 1
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2 * animatableData, y: 0))
  }
}

/// A quarter turn around the middle in space, as cards are turned.
private struct Turn: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, .pi / 2, 0, 0, 1)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(transform).concatenating(ProjectionTransform(back))
  }
}

@Suite("Geometry effects and movements in space")
@MainActor
struct ProjectionTests {
  /// Which pixels of the top row of a picture of ten by ten are red.
  private func row(_ view: some View) throws -> String {
    let renderer = ImageRenderer(content: view.frame(width: 10, height: 10).background(.white))
    renderer.scale = 1
    let pixels = try renderer.pixmap()
    return (0..<10).map { pixels.bytes[$0 * 4 + 1] < 128 ? "#" : "." }.joined()
  }

  @Test("An effect is shown as it is for the size of the view")
  func effects() throws {
    #expect(try row(Color.red.modifier(Shift())) == ".....#####")
    #expect(try row(Color.red.modifier(Shift(animatableData: 0))) == "##########")
    // The left half, turned by a quarter, is the upper half.
    let half = HStack(spacing: 0) {
      Color.red
      Color.white
    }
    #expect(try row(half.modifier(Turn())) == "##########")
    #expect(try row(half) == "#####.....")
  }

  @Test("Perspective is told as not drawn")
  func perspective() {
    var transform = ProjectionTransform()
    func gaps() -> [String] {
      PictureGaps.found { _ = Color.red.projectionEffect(transform) }.gaps.map(\.text)
    }
    #expect(gaps().isEmpty)
    transform.m13 = 0.01
    #expect(gaps() == ["the perspective of a projection is not drawn"])
  }

  @Test("Movements in space multiply as rows")
  func products() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(turned.m12 == 1 && turned.m21 == -1 && turned.m11 == 0)
    let moved = CATransform3DTranslate(turned, 2, 0, 0)
    #expect(moved.m41 == 0 && moved.m42 == 2)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
