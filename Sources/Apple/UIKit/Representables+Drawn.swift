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

/// A screen of UIKit that shows a view of SwiftUI.
@MainActor protocol DrawnScreen: UIViewController {
  /// `nil` where it shows something else.
  var drawn: AnyView? { get }
}

extension UIViewControllerRepresentable {
  /// What stands for the screen that is made, where it shows a view of SwiftUI.
  func drawn(in environment: EnvironmentValues) -> AnyView? {
    guard UIViewControllerType.self is any DrawnScreen.Type else { return nil }
    let context = Context(
      coordinator: makeCoordinator(), environment: environment, transaction: Transaction())
    let made = makeUIViewController(context: context)
    updateUIViewController(made, context: context)
    return (made as? any DrawnScreen)?.drawn
  }
}

extension UIHostingController: DrawnScreen {
  var drawn: AnyView? {
    AnyView(rootView.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

extension UIPageViewController: DrawnScreen {
  var drawn: AnyView? { (viewControllers?.first as? any DrawnScreen)?.drawn }
}

extension UIPageControl: DrawnUIView {
  var drawn: any View {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : max(numberOfPages, 0)
    let others = pageIndicatorTintColor.map { Color($0) } ?? .white.opacity(0.3)
    let current = currentPageIndicatorTintColor.map { Color($0) } ?? .white
    return HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(index == self.currentPage ? current : others).frame(width: 8, height: 8)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 26)
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
