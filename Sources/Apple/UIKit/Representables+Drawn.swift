import Components

/// A view of UIKit that a view of SwiftUI stands for.
@MainActor protocol DrawnUIView: UIView {
  var drawn: any View { get }
}

extension UIViewRepresentable {
  /// What stands for the view that is made, where something does: a blur or a spinner, alone or as all that is in a
  /// plain view.
  func drawn(in environment: EnvironmentValues) -> (any View)? {
    guard UIViewType.self is any DrawnUIView.Type || UIViewType.self == UIView.self else {
      return nil
    }
    let context = Context(
      coordinator: makeCoordinator(), environment: environment, transaction: Transaction())
    let made = makeUIView(context: context)
    updateUIView(made, context: context)
    if let own = made as? any DrawnUIView { return own.drawn }
    return made.subviews.count == 1 ? (made.subviews[0] as? any DrawnUIView)?.drawn : nil
  }
}

extension UIVisualEffectView: DrawnUIView {
  var drawn: any View {
    guard let style = (effect as? UIBlurEffect)?.style else { return Color.clear }
    let blur = Rectangle().fill(style.material)
    return style.colorScheme.map { AnyView(blur.environment(\.colorScheme, $0)) } ?? AnyView(blur)
  }
}

extension UIActivityIndicatorView: DrawnUIView {
  var drawn: any View {
    let isShown = isAnimating || !hidesWhenStopped
    return ProgressView()
      .controlSize(style == .large || style == .whiteLarge ? .large : .regular)
      .tint(style == .white || style == .whiteLarge ? .white : Color(color))
      .opacity(isShown ? 1 : 0)
  }
}

extension UIBlurEffect.Style {
  /// The material of the same thickness; the styles before iOS 13 are those that they became.
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      .thin
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .ultraThick
    default: .thick
    }
  }

  /// The appearance that a style has everywhere; `nil` follows the surroundings.
  fileprivate var colorScheme: ColorScheme? {
    switch self {
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
