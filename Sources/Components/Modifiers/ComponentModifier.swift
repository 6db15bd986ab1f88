extension View {
  /// Names what the view is in an author's words, for trees, messages and findings.
  ///
  /// - Parameters:
  ///   - name: a word such as `card`.
  ///   - file: the author's file, usually the caller's.
  ///   - line: the author's line.
  public func component(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    component(name, source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  /// Names what the view is and where it was written, in code or in a document.
  public func component(_ name: String, source: SourceLocation?) -> some View {
    transformingNodes { node, _ in
      // A component that is plumbing inside gets a node of its own to carry the name.
      var named = node.name == nil ? node : ResolvedNode(.element, children: [node])
      named.name = name
      named.source = source
      return named
    }
  }

  /// Makes the view a control: it gets a role and the least hit area of the environment.
  public func control(
    _ role: AccessibilityRole, named name: String, label: String? = nil,
    states: [AccessibilityState] = [], source: SourceLocation? = nil
  ) -> some View {
    transformingNodes { node, environment in
      var control = ResolvedNode(
        .hitTarget(
          HitTargetStyle(
            mode: environment.hitTargetMode,
            minimum: max(environment.minimumHitTarget.finite(or: 44), 0))),
        children: [node], name: name)
      control.semantics.role = role
      control.semantics.label = label
      for state in states { control.semantics.insert(state) }
      if !environment.isEnabled { control.semantics.insert(.disabled) }
      control.semantics.children = .combine
      if role.hasShortcuts, let shortcut = environment.keyboardShortcut {
        control.semantics.details.shortcut = shortcut.name
      }
      control.source = source
      return control
    }
  }
}

extension View {
  /// Notes what the view's author chose by name, where somebody asks for names.
  func noting(_ notes: @escaping @MainActor () -> [(aspect: String, name: String?)]) -> some View {
    transformingNodes { node, environment in
      guard environment.tokenMarks != nil else { return node }
      var node = node
      for case (let aspect, let name?) in notes() {
        node.notes.append(TokenNote(aspect: aspect, token: nil, value: name))
      }
      return node
    }
  }
}

extension AccessibilityRole {
  /// Whether a key can press the control.
  fileprivate var hasShortcuts: Bool {
    switch self {
    case .button, .checkbox, .menuItem, .toggle: true
    default: false
    }
  }
}
