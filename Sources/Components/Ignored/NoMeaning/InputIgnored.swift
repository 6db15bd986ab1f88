// Without effect: nobody touches, points at or types into a still picture.

public import Foundation

extension View {
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: some DropDelegate
  ) -> some View {
    self
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
  public func onDrop(of supportedTypes: [String], delegate: some DropDelegate) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  public func pasteDestination<T>(
    for payloadType: T.Type, action: @escaping ([T]) -> Void
  ) -> some View {
    self
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
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension Tab {
  public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> Tab { self }
}

extension ForEach where Content: View {
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    self
  }
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> Self {
    self
  }
}
