public import Components

/// What a view of UIKit is made with.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What it tells about.
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// What a screen of UIKit is made with.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What it tells about.
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A view of UIKit among others. Blurs and spinners are drawn as what SwiftUI has for them. Others are labelled
/// placeholders of the size that is proposed, and told as not drawn; their methods are not called, unless they are plain views, which may hold a blur.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let view = drawn(in: context.environment) ?? ForeignView(name: "\(Self.self)")
    return view._resolve(in: context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A screen of UIKit among views. Those that show a view of SwiftUI, and pages of them, are drawn as that view. Others are
/// labelled placeholders of the size that is proposed, and told as not drawn; none of their methods are called.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let view = drawn(in: context.environment) ?? AnyView(ForeignView(name: "\(Self.self)"))
    return view._resolve(in: context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
