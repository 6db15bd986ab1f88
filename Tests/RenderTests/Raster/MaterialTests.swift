import Graphics
import Foundation
import Layout
import Testing

@testable import Render

@Suite("Materials")
struct MaterialTests {
  /// WCAG relative luminance of a grey.
  private func luminance(_ grey: Double) -> Double {
    grey <= 0.04045 ? grey / 12.92 : pow((grey + 0.055) / 1.055, 2.4)
  }

  @Test("Thicker materials hide more, blur more and keep text legible")
  func steps() {
    for isDark in [false, true] {
      let styles = MaterialThickness.allCases.map {
        BackdropStyle.material($0, isDark: isDark)
      }
      for (thinner, thicker) in zip(styles, styles.dropFirst()) {
        #expect(thicker.tint.alpha > thinner.tint.alpha)
        #expect(thicker.sigma > thinner.sigma)
      }
      for style in styles[2...] {
        // The page that helps least: black under a light material, white under a dark one.
        let page = isDark ? 1.0 : 0.0
        let grey = style.tint.red * style.tint.alpha + page * (1 - style.tint.alpha)
        let ratio =
          isDark
          ? 1.05 / (luminance(grey) + 0.05) : (luminance(grey) + 0.05) / 0.05
        #expect(ratio >= 4.5)
      }
    }
  }

  /// A page of one colour, whatever is blurred: saturation by the luminance weights, then the tint.
  @Test("On one colour a material is that colour made vivid and tinted", arguments: [3.0, 20, 90])
  func tone(_ sigma: Double) throws {
    let page = ResolvedColor(red: 0.8, green: 0.5, blue: 0.2)
    for saturation in [0, 1, 1.8, 50] {
      let style = BackdropStyle(
        sigma: sigma, saturation: saturation,
        tint: ResolvedColor(red: 0.2, green: 0.4, blue: 1).opacity(0.3))
      let picture = try draw(
        [.backdrop(.rect(rect(10, 10, 40, 20)), style)], width: 60, height: 40, on: page)
      let luminance = 0.2126 * 0.8 + 0.7152 * 0.5 + 0.0722 * 0.2
      let expected = zip([0.8, 0.5, 0.2], [0.2, 0.4, 1]).map { component, tint in
        let vivid = min(max(luminance + (component - luminance) * saturation, 0), 1)
        return 255 * (vivid * 0.7 + tint * 0.3)
      }
      for (level, expected) in zip(picture.pixel(30, 20), expected) {
        #expect(abs(Double(level) - expected) <= 1)
      }
      #expect(picture.pixel(30, 20)[3] == 255)
      #expect(picture.pixel(5, 5) == [204, 128, 51, 255])
    }
  }

  @Test("A part of a material shows what the whole does, where both see the same page")
  func parts() throws {
    let style = BackdropStyle(sigma: 12, saturation: 1.8, tint: .white.opacity(0.3))
    let disc = DrawCommand.fill(.ellipse(rect(20, 10, 30, 30)), .solid(.black))
    func picture(_ shapes: [Rect]) throws -> Pixmap {
      try draw([disc] + shapes.map { .backdrop(.rect($0), style) }, width: 64, height: 48)
    }
    let whole = try picture([rect(0, 0, 64, 48)])
    let part = try picture([rect(29, 13, 7, 11)])
    for y in 13..<24 {
      for x in 29..<36 { #expect(part.pixel(x, y) == whole.pixel(x, y)) }
    }
  }

  @Test(
    "A material in a layer shows the page behind the layer, up to its own edges",
    arguments: [
      LayerStyle(opacity: 1, filters: [.dropShadow(Shadow(color: .clear, sigma: 4))]),
      LayerStyle(opacity: 1, filters: [.blur(sigma: 0, isOpaque: false)]),
    ])
  func layers(_ layer: LayerStyle) throws {
    let style = BackdropStyle(sigma: 6, saturation: 1, tint: .white.opacity(0.3))
    let page = DrawCommand.fill(.rect(rect(0, 0, 32, 48)), .solid(.black))
    let own = DrawCommand.fill(.rect(rect(10, 4, 12, 12)), .solid(.white))
    let material = DrawCommand.backdrop(.rect(rect(10, 10, 44, 28)), style)
    let alone = try draw([page, own, material], width: 64, height: 48, on: .white)
    let inside = try draw(
      [page, .pushLayer(layer), own, material, .popLayer], width: 64, height: 48, on: .white)
    for x in [11, 20, 31, 32, 40, 52] {
      #expect(inside.pixel(x, 24) == alone.pixel(x, 24))
      #expect(inside.pixel(x, 11) == alone.pixel(x, 11))
    }
  }

  @Test("A material in a layer may reach far beyond the page")
  func beyond() throws {
    let style = BackdropStyle(sigma: 6, saturation: 1, tint: .white.opacity(0.3))
    let shadow = LayerStyle(
      opacity: 1, filters: [.dropShadow(Shadow(color: .clear, sigma: 40, offset: point(300, 0)))])
    let page = DrawCommand.fill(.rect(rect(0, 0, 32, 48)), .solid(.black))
    let material = DrawCommand.backdrop(.rect(rect(-500, -500, 1_000, 1_000)), style)
    let alone = try draw([page, material], width: 64, height: 48)
    let inside = try draw([page, .pushLayer(shadow), material, .popLayer], width: 64, height: 48)
    #expect(largestDifference(inside, alone) <= 1)
  }

  @Test("Without transparency a material is opaque")
  func solid() {
    for thickness in MaterialThickness.allCases {
      for isDark in [false, true] {
        #expect(BackdropStyle.solidMaterial(thickness, isDark: isDark).alpha == 1)
      }
    }
  }
}
