/// Declares a preview of a view; a picture is made from stories instead.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits; a picture is made from stories instead.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ more: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Declares a value of the environment by its default value alone.
///
/// It is written before a property in an extension of `EnvironmentValues`, `ContainerValues`,
/// `Transaction` or `FocusedValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// Lets a preview declare state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// What a preview is shown in.
public struct PreviewTrait: Sendable {
  /// As large as the view; has no effect, as no picture is made from previews.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// Upright; has no effect.
  public static let portrait = PreviewTrait()
  /// On its side; has no effect.
  public static let landscapeLeft = PreviewTrait()
  /// On its other side; has no effect.
  public static let landscapeRight = PreviewTrait()

  /// Shows the preview at a size in points; has no effect, as no picture is made from previews.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
