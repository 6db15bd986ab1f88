public import Foundation

/// A translucent surface over a picture or a gradient; solid where transparency is reduced.
///
/// Several views are below each other in it.
public struct GlassCard<Content: View>: View {
  private let material: Material
  private let content: Content

  /// A card of a material.
  public init(material: Material = .regular, @ViewBuilder content: () -> Content) {
    self.material = material
    self.content = content()
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    ImplicitColumn(alignment: .leading, spacing: theme.space.sm, content: content)
      .environment(\.isOnGlass, true)
      .padding(theme.space.md)
      .frame(maxWidth: .infinity, alignment: .leading)
      .glassBackground(material, cornerRadius: theme.radius.large)
      .component("glassCard", source: nil)
  }
}

extension View {
  /// Puts glass with a bright edge behind the view.
  public func glassBackground(
    _ material: Material = .regular, cornerRadius: CGFloat? = nil
  ) -> some View {
    modifier(GlassBackground(material: material, cornerRadius: cornerRadius))
  }
}

/// Glass with a bright edge behind its content.
public struct GlassBackground: ViewModifier {
  private let material: Material
  private let cornerRadius: CGFloat?

  /// Glass with a corner radius in points, or the theme's large one if `nil`.
  public init(material: Material = .regular, cornerRadius: CGFloat? = nil) {
    self.material = material
    self.cornerRadius = cornerRadius
  }

  @Environment(\.theme) private var theme
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  /// The content on the glass.
  public func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius ?? theme.radius.large)
    content
      .background {
        if reduceTransparency {
          shape.fill(Color.glassSolid)
        } else {
          shape.fill(material)
        }
      }
      .overlay { GlassRim(shape: shape) }
  }
}

/// The bright edge of glass. Light falls from above: the edge fades towards the bottom, but for
/// readers who ask for contrast.
struct GlassRim: View {
  let shape: RoundedRectangle

  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    shape.strokeBorder(
      LinearGradient(
        colors: [.glassBorder, .glassBorder.opacity(contrast == .increased ? 1 : 0.3)],
        startPoint: .top, endPoint: .bottom),
      lineWidth: theme.control.borderWidth)
  }
}
