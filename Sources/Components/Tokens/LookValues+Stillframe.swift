extension LookValues {
  /// The design system's own look.
  static let stillframe = LookValues(palette: .standard)
}
