extension View {
  /// Sets what a screen reader says for the view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    saying(\.label) { $0.localizedString(for: label) }
  }

  /// Sets what a screen reader says for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    saying(\.label) { _ in String(label) }
  }

  /// Sets what a screen reader says for the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    saying(\.label) { TextResolution.plainText(of: label, in: $0) }
  }

  /// Sets the value that a screen reader says after the label.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    saying(\.value) { $0.localizedString(for: value) }
  }

  /// Sets the value that a screen reader says after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    saying(\.value) { _ in String(value) }
  }

  /// Sets the value that a screen reader says after the label.
  public func accessibilityValue(_ value: Text) -> some View {
    saying(\.value) { TextResolution.plainText(of: value, in: $0) }
  }

  /// Sets what a screen reader says of the result of an action.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    saying(\.hint) { $0.localizedString(for: hint) }
  }

  /// Sets what a screen reader says of the result of an action.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    saying(\.hint) { _ in String(hint) }
  }

  /// Sets a name for tests; it is never spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { $0.isHidden = hidden }
  }

  /// Adds characteristics; those that name a kind of element also set its role.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics { semantics in
        semantics.traits.formUnion(traits)
        if traits.contains(.isImage), semantics.hasDetails {
          semantics.details.flags.remove(.isNoImage)
        }
        if traits.contains(.isSelected) { semantics.insert(.selected) }
        if let role = traits.role, !semantics.keepsRole(besides: role) {
          semantics.become(role, in: environment)
        }
      }
    }
  }

  /// Takes characteristics away.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { semantics in
      semantics.traits.subtract(traits)
      // Pictures are images without being told so.
      if traits.contains(.isImage) { semantics.details.flags.insert(.isNoImage) }
      if traits.contains(.isSelected) { semantics.states.removeAll { $0 == .selected } }
      if let role = traits.role, semantics.role == role { semantics.role = nil }
    }
  }

  /// Makes one element of the view, with its children ignored, kept or spoken as one.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    transformingNodes { node, _ in
      // A control is an element already, whose content is spoken as one.
      if children == .combine, case .hitTarget = node.kind, node.semantics.children == .combine {
        return node
      }
      var element = ResolvedNode(.element, children: [node])
      element.semantics.children = children
      return element
    }
  }

  /// Sets when a screen reader reads the view; higher numbers come first.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    semantics { $0.sortPriority = priority.isFinite ? priority : 0 }
  }

  /// Says what kind of thing the view is.
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics { $0.become(role, in: environment) }
    }
  }

  /// Adds a condition, such as `checked`, or takes it away.
  public func accessibilityState(_ state: AccessibilityState, _ isActive: Bool = true) -> some View
  {
    semantics { semantics in
      if isActive {
        semantics.insert(state)
      } else {
        semantics.states.removeAll { $0 == state }
      }
    }
  }

  /// Adds the actions of buttons that are not seen, before those that the view has.
  func accessibilityActions<Content: View>(first content: Content) -> some View {
    SpokenAside(content: self, aside: content) { node, actions, _ in
      node.changingSemantics {
        $0.details.actions.insert(
          contentsOf: actions.compactMap(\.semantics.label).map { AccessibilityDetails.Action($0) },
          at: 0)
      }
    }
  }

  /// States why a small target is acceptable.
  public func targetExemption(_ exemption: TargetExemption) -> some View {
    semantics { $0.targetExemption = exemption }
  }

  /// Sets words of the view, and the language that they are in.
  func saying(
    _ words: any WritableKeyPath<Semantics, String?> & Sendable,
    _ text: @escaping @MainActor (EnvironmentValues) -> String?
  ) -> some View {
    transformingNodes { node, environment in
      let text = text(environment)
      return node.changingSemantics(ofWords: true) { semantics in
        semantics[keyPath: words] = text
        // A node has one language: that of its label, if it has one.
        if words == \.label || semantics.label == nil { semantics.speak(in: environment) }
      }
    }
  }

  private func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
    transformingNodes { node, _ in node.changingSemantics(change) }
  }
}

/// What an accessibility action does.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`
  case escape
  case magicTap
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

extension AccessibilityTraits {
  /// The role that the traits name, if they name one.
  fileprivate var role: AccessibilityRole? {
    if contains(.isToggle) { return .toggle }
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isHeader) { return .header }
    if contains(.isSearchField) { return .searchField }
    if contains(.isImage) { return .image }
    if contains(.isTabBar) { return .tabBar }
    return nil
  }
}

extension Semantics {
  /// Notes the language of words that come from an environment, where it is not that of the picture.
  mutating func speak(in environment: EnvironmentValues) {
    let language = environment.typesettingLanguage ?? environment.localeIdentifier
    let own = language == WordSources.current.locale ? nil : language
    if own != nil || hasDetails { details.language = own }
  }

  /// Whether a trait that names a role leaves the role as it is: that of a control says more, but a button
  /// may be a special one.
  fileprivate func keepsRole(besides role: AccessibilityRole) -> Bool {
    guard let own = self.role, own.isInteractive else { return false }
    return own != .button || !role.isInteractive
  }

  /// Takes a role; a control whose surroundings are disabled is so too.
  fileprivate mutating func become(_ role: AccessibilityRole, in environment: EnvironmentValues) {
    self.role = role
    if role.isInteractive, !environment.isEnabled { insert(.disabled) }
  }
}

extension ResolvedNode {
  /// The node with its semantics changed.
  ///
  /// A modifier around an element speaks of that element: the change goes through nodes that only
  /// place or paint their child.
  ///
  /// - Parameter words: whether the change is of words, which are a field's own where it has a title and a message.
  func changingSemantics(
    ofWords words: Bool = false, _ change: (inout Semantics) -> Void
  ) -> ResolvedNode {
    var element = self
    var depth = 0
    while let index = element.elementIndex(ofWords: words) {
      let child = element.children[index]
      element = child
      depth += 1
    }
    var semantics = element.semantics
    change(&semantics)
    if let role = semantics.role, role != element.semantics.role { semantics.roleReach = depth }
    // The nodes around are made anew only where they have to be.
    guard semantics != element.semantics else { return self }
    var outer: [(node: ResolvedNode, index: Int)] = []
    var node = self
    while let index = node.elementIndex(ofWords: words) {
      let child = node.children[index]
      outer.append((node, index))
      node = child
    }
    node.semantics = semantics
    while let (parent, index) = outer.popLast() {
      var whole = parent
      whole.children[index] = node
      node = whole
    }
    return node
  }

  /// The child that the node only places or paints, if it does nothing else.
  private func elementIndex(ofWords words: Bool) -> Int? {
    guard semantics.isEmpty, name == nil else { return nil }
    switch kind {
    case .frame, .padding, .aspectRatio, .fixedSize, .layoutPriority, .offset, .effect, .mark,
      .guide, .trait:
      return children.count == 1 ? 0 : nil
    case .layered(_, let base):
      return children.indices.contains(base) ? base : nil
    case .stack where framesField && words:
      return children.firstIndex { !$0.semantics.isHidden }
    default:
      return nil
    }
  }
}
