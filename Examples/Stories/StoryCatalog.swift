public import Components

/// Every story of the design system, in the order in which a reader meets them.
public enum StoryCatalog {
  public static let all: [Story] =
    designSystem.map { $0.look(.stillframe) } + iOSControls + iOSScreens

  /// The design system has a look of its own, which is legible and easy to hit everywhere.
  private static let designSystem: [Story] =
    foundations + emoji + paragraphs + primitives + buttons + labels + cards + loading + people
    + selection
    + fields
    + progress
    + dates + rows + bars + feedback + overlays + dashboards + orderCards + [profileCard]
    + themes
    + courierScreens + plantScreens + habitScreens
}
