extension ShapeRun {
  /// Draws forms with the presentation characters of faces that have no joining features.
  mutating func applyArabicFallback() {}
}
