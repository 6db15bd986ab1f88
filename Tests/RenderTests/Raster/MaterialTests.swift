import struct Components.ResolvedColor
import Foundation
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

  @Test("Without transparency a material is opaque")
  func solid() {
    for thickness in MaterialThickness.allCases {
      for isDark in [false, true] {
        #expect(BackdropStyle.solidMaterial(thickness, isDark: isDark).alpha == 1)
      }
    }
  }
}
