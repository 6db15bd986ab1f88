/// How colours are seen.
public enum Vision: String, Hashable, Codable, CaseIterable, Sendable {
  case full
  /// Without long-wavelength cones.
  case protan
  /// Without medium-wavelength cones.
  case deutan
  /// Without short-wavelength cones.
  case tritan
  /// Without colour.
  case gray
}
