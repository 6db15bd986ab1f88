import Foundation

/// The container that content may take its size from, in points; `nil` where it is not known.
struct ContainerSize {
  /// The axes along which some content asked for the container's size.
  @MainActor
  final class Inquiry {
    var axes: Axis.Set = []

    nonisolated init() {}
  }

  var width: CGFloat?
  var height: CGFloat?
  var inquiry: Inquiry?
}

private struct ContainerKey: EnvironmentKey {
  static var defaultValue: ContainerSize { ContainerSize() }
}

private struct ScreenKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

private struct ScreenInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The size of the screen that a picture shows, in points; `nil` where it shows a view alone.
  package var screenSize: CGSize? {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }

  /// What the device covers of the screen that a picture shows, wherever a view is on it.
  package var screenInsets: EdgeInsets {
    get { self[ScreenInsetsKey.self] }
    set { self[ScreenInsetsKey.self] = newValue }
  }

  var container: ContainerSize {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}
