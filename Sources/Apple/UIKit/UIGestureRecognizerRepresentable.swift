public import Components

/// Where a gesture of UIKit is in the view that it is attached to; no gesture is ever made in a picture.
@MainActor public struct CoordinateSpaceConverter {
  /// The place of the gesture in the view's own space.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture has moved in the view's own space.
  public var localTranslation: CGPoint? { nil }
  /// The speed of the gesture in the view's own space.
  public var localVelocity: CGPoint? { nil }

  /// The place of the gesture in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// How far the gesture has moved in a space.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// The speed of the gesture in a space.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// A point in the view's own space, from the window's.
  public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
  /// A point in the window, from the view's own space.
  public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
}

/// What a gesture of UIKit is made with.
@MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What it tells about.
  public let coordinator: Representable.Coordinator
  /// Where it is.
  public let converter: CoordinateSpaceConverter
}

/// A gesture of UIKit on a view: it compiles, and none of its methods are called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Value == Never {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIKit.CoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
