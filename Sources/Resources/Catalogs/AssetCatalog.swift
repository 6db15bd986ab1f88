/// What asset catalogs hold, by name; a name in a namespace begins with it, as in `Icons/star`.
public struct AssetCatalog: Hashable, Sendable {
  mutating func merge(_ other: AssetCatalog) {
  }
}
