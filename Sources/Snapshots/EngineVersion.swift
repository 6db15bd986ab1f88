/// The version of everything that decides pixels.
///
/// A change that moves pixels on purpose raises it and re-records the goldens in the same commit.
/// Manifests and reports carry it, so that goldens of another engine are named before their
/// differences are.
public enum EngineVersion {
  /// The version of this engine.
  public static let current = 5
}
