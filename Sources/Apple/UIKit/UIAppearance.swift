import Components

// What apps set for all bars and lists at once. No view here is one of UIKit, so that it has no effect on a picture:
// whoever asks for a proxy while a view is evaluated is told so in the view's gaps.

/// What views of UIKit can be in.
@MainActor @preconcurrency public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  static func proxy<Bar>(_ bar: Bar) -> Bar {
    PictureGaps.note("\(Bar.self).appearance() is not drawn")
    return bar
  }

  /// What all of them would have.
  public static func appearance() -> Self {
    // The one initializer that every view has.
    guard let view = Self(coder: NSCoder()) else {
      fatalError("\(Self.self) cannot be made of nothing, so that it has no appearance")
    }
    return proxy(view)
  }

  /// What those in some containers would have.
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// What those in some traits would have.
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
}
