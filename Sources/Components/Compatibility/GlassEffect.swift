/// A translucent layer in front of what is behind it.
public struct Glass: Hashable, Sendable {
  var isClear = false
  var tint: Color?

  /// The regular material.
  public static let regular = Glass()
  /// The thinnest material.
  public static let clear = Glass(isClear: true)
  /// The thinnest material as well; `isEnabled: false` leaves the glass out.
  public static let identity = Glass(isClear: true)

  /// The glass with a custom colour over it, or none if `nil`.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// The same glass: nothing touches a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass in a shape behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule(), isEnabled: Bool = true
  ) -> some View {
    background {
      if isEnabled {
        shape.fill(glass.isClear ? Material.ultraThin : .regular)
        if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
      }
    }
  }
}

/// Layers of glass that belong together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Shows its content; `spacing` is ignored, as no layers merge.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
