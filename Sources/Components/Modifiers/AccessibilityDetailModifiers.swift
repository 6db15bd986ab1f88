public import Foundation
import Layout

extension View {
  /// Changes what is said of the view beyond role, label, value and hint.
  private func details(
    _ change: @escaping @MainActor (inout AccessibilityDetails, EnvironmentValues) -> Void
  ) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics { change(&$0.details, environment) }
    }
  }

  private func flag(_ flag: AccessibilityDetails.Flag, _ isSo: Bool = true) -> some View {
    details { details, _ in
      if isSo { details.flags.insert(flag) } else { details.flags.remove(flag) }
    }
  }

  /// Adds an action that a screen reader offers by its name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    details { $0.actions.append(AccessibilityDetails.Action(name.spoken(in: $1))) }
  }
  /// Adds an action that a screen reader offers by its name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }
  /// Adds an action that a screen reader offers by its name.
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { accessibilityAction(named: Text(name), handler) }
  /// Adds an action that a screen reader offers by what its label says.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { accessibilityActions(label) }
  /// Adds the actions of buttons that are not seen.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(category: .default, content) }
  /// Adds the actions of buttons that are not seen, in a category of a reader's menu.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    SpokenAside(content: self, aside: content()) { node, elements, environment in
      let menu = category.name?.spoken(in: environment)
      return node.changingSemantics {
        $0.details.actions += elements.compactMap(\.semantics.label).map {
          AccessibilityDetails.Action($0, category: menu)
        }
      }
    }
  }
  /// Tells that activating, escaping, or the tap with two fingers does something of its own.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind {
    case .default: flag(.activates)
    case .escape: flag(.escapes)
    case .magicTap: flag(.magicTap)
    }
  }
  /// Makes the view's value go up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { flag(.adjustable) }
  /// Lets a screen reader scroll the view.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    flag(.scrolls)
  }
  /// Lets a screen reader enlarge what the view shows.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { flag(.zooms) }
  /// Sets what is said when the view has been scrolled.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    details { if isEnabled { $0.scrollStatus = $1.localizedString(for: status) } }
  }
  /// Sets where the view is touched for its reader, as fractions of its size.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    details { details, _ in details.activationPoint = Point(x: point.x, y: point.y) }
  }
  /// Sets where the view is touched for its reader, in points from its top left corner.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    details { details, _ in details.activationOffset = Point(x: point.x, y: point.y) }
  }
  /// Adds a place from which something can be dragged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { details { $0.dragPoints.append($1.localizedString(for: description)) } }
  /// Adds a place onto which something can be dropped.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { details { $0.dropPoints.append($1.localizedString(for: description)) } }
  /// Gives the view the touches themselves while a screen reader is on.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    accessibilityDirectTouch(isDirectTouchArea, options: [])
  }
  /// Gives the view the touches themselves while a screen reader is on.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View {
    details { details, _ in
      details.flags.subtract([.directTouch, .requiresActivation, .silentOnTouch])
      guard isDirectTouchArea else { return }
      details.flags.insert(.directTouch)
      if options.contains(.requiresActivation) { details.flags.insert(.requiresActivation) }
      if options.contains(.silentOnTouch) { details.flags.insert(.silentOnTouch) }
    }
  }
  /// Says whether the view responds to its reader.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    details { details, _ in
      details.flags.subtract([.responsive, .unresponsive])
      details.flags.insert(responds ? .responsive : .unresponsive)
    }
  }
  /// Says whether touches reach the view or go through it.
  public func allowsHitTesting(_ enabled: Bool) -> some View { flag(.untouchable, !enabled) }

  /// Replaces what a screen reader finds in the view by what it would find in another one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    SpokenAside(content: self, aside: representation()) { node, elements, _ in
      node.replacingSpeech(by: elements)
    }
  }
  /// Replaces the view's children for a screen reader by those of another view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    SpokenAside(content: self, aside: children()) { node, elements, _ in
      var element = ResolvedNode(.element, children: [node])
      element.semantics.children = .contain
      element.semantics.details.replacement = elements
      return element
    }
  }
  /// Adds a label with what is to be said of it where a reader asks for more.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
  /// Adds a label with what is to be said of it where a reader asks for more.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    details { details, environment in
      details.content.append(
        AccessibilityDetails.Content(
          label.spoken(in: environment), value.spoken(in: environment),
          isImportant: importance == .high))
    }
  }
  /// Adds what is to be said of a key, or replaces it.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
  /// Adds what is to be said of a key, replaces it, or takes it away.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    details { details, environment in
      let label = key.label.spoken(in: environment)
      details.content.removeAll { $0.label == label }
      guard let value else { return }
      details.content.append(
        AccessibilityDetails.Content(
          label, value.spoken(in: environment), isImportant: importance == .high))
    }
  }
  /// Names the view for voices, the best name first.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    details { details, environment in
      details.inputLabels = labels.map { $0.spoken(in: environment) }
    }
  }
  /// Names the view for voices, the best name first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text(verbatim: String($0)) })
  }
  /// Names the view for voices, the best name first.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
  }
  /// The older spelling of `accessibilityInputLabels(_:)`.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader).details { details, _ in
      details.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }
  /// Notes where a link leads.
  func accessibilityDestination(_ address: String) -> some View {
    details { details, _ in details.destination = address }
  }
  /// Says what the view's text is about.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    details { details, _ in details.textContentType = "\(type)" }
  }
  /// Lets the reader jump between the views of a group, wherever they are; it changes neither order nor words.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { details { details, _ in details.linkedGroup = "\(id)" } }
  /// Makes the view the label or the content of a pair that is read as one.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    details { details, _ in
      details.pair = AccessibilityDetails.Pair(id: "\(id)", isLabel: role == .label)
    }
  }
  /// Adds a list of places that a reader can step through.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    let places = entries()._labels
    return details { details, environment in
      details.rotors.append(
        AccessibilityDetails.Rotor(
          environment.localizedString(for: label),
          entries: places.map { $0.spoken(in: environment) }))
    }
  }
  /// Gives the view an id by which the entries of a rotor find it.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { details { details, _ in details.rotorEntries.append("\(id)") } }
  /// Says what the view does, as a hint that its own hint goes before.
  public func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }
  /// Says what the view does, as a hint that its own hint goes before.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }
  /// Says what the view does, as a hint that its own hint goes before.
  public func help(_ text: Text) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics { $0.hint = $0.hint ?? text.spoken(in: environment) }
    }
  }

  // MARK: - Keyboard

  /// Lets keys press the buttons and switches of the view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Lets keys press the buttons and switches of the view; none where the shortcut is `nil`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.self) { $0.keyboardShortcut = shortcut }
  }
  /// Says whether the focus of a keyboard goes to the view although it is no control.
  public func focusable(_ isFocusable: Bool = true) -> some View { flag(.focusable, isFocusable) }
  /// Says whether the focus of a keyboard goes to the view although it is no control.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    flag(.focusable, isFocusable)
  }

  // MARK: - Motion and dragging

  /// Notes a motion that repeats by itself, for the audit.
  ///
  /// - Parameter isReduced: whether there is none where the reader asks for less motion.
  package func repeatingMotion(_ isRepeating: Bool = true, isReduced: Bool = false) -> some View {
    details { details, environment in
      guard isRepeating else { return }
      details.noteRepeatingMotion(in: environment, isReduced: isReduced)
    }
  }
  /// Lets the view be dragged elsewhere; a picture shows it in its place.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { flag(.drags) }
  /// Lets the view be dragged elsewhere; a picture shows it in its place.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { flag(.drags) }
  /// Lets the view be dragged elsewhere; a picture shows it in its place.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { flag(.drags) }
  /// Lets the view be dragged elsewhere; a picture shows it in its place.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { flag(.drags) }

  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func gesture<G: Gesture>(_ gesture: G?, including mask: GestureMask = .all) -> some View {
    noting(gesture, mask.contains(.gesture))
  }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    noting(gesture, isEnabled)
  }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G?, including mask: GestureMask = .all
  ) -> some View { noting(gesture, mask.contains(.gesture)) }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    noting(gesture, isEnabled)
  }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G?, including mask: GestureMask = .all
  ) -> some View { noting(gesture, mask.contains(.gesture)) }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    noting(gesture, isEnabled)
  }
  private func noting(_ gesture: (some Gesture)?, _ isEnabled: Bool) -> some View {
    let isDrag = isEnabled && gesture?.asksForDrag == true
    return details { details, _ in
      if isDrag { details.flags.insert(.drags) }
    }
  }

  // MARK: - Looks and voice

  /// Shows the view large while it is pressed.
  public func accessibilityShowsLargeContentViewer() -> some View { flag(.largeContentViewer) }
  /// Shows another view large while this one is pressed.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    SpokenAside(content: self, aside: largeContentView()) { node, elements, _ in
      node.changingSemantics {
        $0.details.flags.insert(.largeContentViewer)
        $0.details.largeContent = elements.compactMap(\.semantics.label).joined(separator: ", ")
      }
    }
  }
  /// Keeps the view's colours while others are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    flag(.ignoresInvertColors, active)
  }
  /// Says every punctuation mark.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    flag(.speaksPunctuation, value)
  }
  /// Says announcements one after the other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    flag(.queuesAnnouncements, value)
  }
  /// Speaks higher or lower than the voice does, from −1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    details { details, _ in
      details.pitch = value.isFinite && value != 0 ? min(max(value, -1), 1) : nil
    }
  }
  /// Says one character after the other.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    flag(.spellsOut, value)
  }
  /// Puts the focus of a screen reader on the view.
  package func accessibilityFocused() -> some View { flag(.focused) }
  /// Puts the focus of a screen reader on the view where the condition holds.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { flag(.focused, condition.wrappedValue) }
  /// Puts the focus of a screen reader on the view where the value is the one that has it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { flag(.focused, binding.wrappedValue == value) }
}

extension Text {
  @MainActor fileprivate func spoken(in environment: EnvironmentValues) -> String {
    TextResolution.plainText(of: self, in: environment)
  }
}

extension AccessibilityDetails {
  /// Notes a motion that repeats by itself.
  mutating func noteRepeatingMotion(in environment: EnvironmentValues, isReduced: Bool = false) {
    if !environment.accessibilityReduceMotion {
      flags.insert(.moves)
    } else if !isReduced {
      flags.insert(.movesRegardless)
    }
  }
}
