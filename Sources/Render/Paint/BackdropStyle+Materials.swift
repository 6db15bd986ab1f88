/// How much of the page a translucent surface lets through: SwiftUI's five materials.
package enum MaterialThickness: String, CaseIterable, Equatable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick
}

extension BackdropStyle {
  /// A material's blur and tint.
  ///
  /// Apple publishes no numbers. The anchors are measured: a saturation of 1.8, blurs of 20 to 30
  /// points, white at 0.30 for the lightest and grey 0.97 at 0.82 for the most solid light surface,
  /// grey 0.11 at 0.73 for the dark one. The steps between are chosen by eye, so that black text, or
  /// white text on dark, keeps 4.5:1 on `regular` and thicker over any page.
  package static func material(_ thickness: MaterialThickness, isDark: Bool) -> BackdropStyle {
    let step = Double(MaterialThickness.allCases.firstIndex(of: thickness) ?? 0) / 4
    return BackdropStyle(
      sigma: 20 + 10 * step, saturation: 1.8,
      tint: materialTint(isDark: isDark, step: step).opacity(
        isDark ? 0.42 + 0.42 * step : 0.30 + 0.54 * step))
  }

  /// What a material becomes where transparency is reduced: the same tint, solid.
  package static func solidMaterial(_ thickness: MaterialThickness, isDark: Bool) -> ResolvedColor {
    let step = Double(MaterialThickness.allCases.firstIndex(of: thickness) ?? 0) / 4
    return materialTint(isDark: isDark, step: step)
  }

  /// White to grey 0.97, or grey 0.16 to 0.11.
  private static func materialTint(isDark: Bool, step: Double) -> ResolvedColor {
    let grey = isDark ? 0.16 - 0.05 * step : 1 - 0.03 * step
    return ResolvedColor(red: grey, green: grey, blue: grey)
  }
}
