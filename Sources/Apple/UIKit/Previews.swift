public import Components

extension _Preview {
  /// A preview of a view of UIKit, which is told as not drawn.
  @MainActor
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name) { ForeignView(name: name ?? "UIView") }
  }

  /// A preview of a screen of UIKit, which is told as not drawn.
  @MainActor
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name) { ForeignView(name: name ?? "UIViewController") }
  }
}

/// Declares a preview of a view of UIKit, which is told as not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a preview of a screen of UIKit, which is told as not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")
