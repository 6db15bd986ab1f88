import Resources

extension EnvironmentValues {
  /// What entries of asset catalogs are chosen by.
  var assetTraits: AssetTraits {
    var traits = appearance.assetTraits
    traits.isRightToLeft = layoutDirection == .rightToLeft
    traits.locale = localeIdentifier
    traits.scale = Double(displayScale)
    return traits
  }
}
