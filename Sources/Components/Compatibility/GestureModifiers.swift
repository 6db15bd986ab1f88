public import Foundation

extension View {
  public func gesture<G: Gesture>(_ gesture: G?, including mask: GestureMask = .all) -> some View {
    self
  }
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G?, including mask: GestureMask = .all
  ) -> some View {
    self
  }
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G?, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Makes the view a button for assistive technology, with a button's hit area.
  public func onTapGesture(
    count: Int = 1, file: StaticString = #filePath, line: UInt = #line,
    perform action: @escaping () -> Void
  ) -> some View {
    control(
      .button, named: "tapTarget", source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  /// Makes the view a button for assistive technology, with a button's hit area.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    file: StaticString = #filePath, line: UInt = #line,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    control(
      .button, named: "tapTarget", source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View {
    self
  }

  public func help(_ text: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  public func help(_ text: Text) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a pointer looks over a view.
public enum PointerStyle: Hashable, Sendable {
  case `default`, link, horizontalText, verticalText, rectSelection, grabIdle, grabActive, zoomIn
  case zoomOut
}

/// How a view answers to a pointer over it.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// A tap of the device.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the things that meet are.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard the things that meet are.
  public enum Flexibility: Hashable, Sendable { case soft, solid, rigid }

  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let impact = SensoryFeedback(name: "impact")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")

  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
