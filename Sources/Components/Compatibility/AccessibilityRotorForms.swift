import Foundation

/// A rotor that readers have by themselves, whose entries a view gives.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// What dumps and `--rotor custom` call it.
  let label: String

  private init(_ label: String) { self.label = label }

  /// All links, or those that were followed or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited Links" : "Unvisited Links")
  }
  /// All links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      level == .unspecified ? "Headings" : "Headings of Level \(level.rawValue)")
  }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Headings") }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold Text") }
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Italic Text")
  }
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Underlined Text")
  }
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Misspelled Words")
  }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Images") }
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Text Fields")
  }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("Lists") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmarks") }
}

/// What a reader's touches do in an area that has them itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view is to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The reader says nothing while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Where a reader's menus put actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// `nil` for that of a reader's own.
  let name: Text?

  /// Actions that a reader has by default.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that change what is edited.
  public static let edit = AccessibilityActionCategory(Text("Edit"))

  private init(name: Text?) { self.name = name }

  public static func == (
    one: AccessibilityActionCategory, other: AccessibilityActionCategory
  ) -> Bool { String(describing: one.name) == String(describing: other.name) }

  /// A category of an app's own.
  public init(_ name: Text) { self.init(name: name) }
  /// A category of an app's own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A category of an app's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(verbatim: String(name))) }
}

extension View {
  // MARK: - Rotors

  /// Adds a list of places that a reader can step through.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(label, entries()._labels) }
  /// Adds a list of places that a reader can step through.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(Text(verbatim: String(label)), entries()._labels) }
  /// Gives a rotor of the system its places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(Text(verbatim: systemRotor.label), entries()._labels) }

  /// Adds a rotor with an entry for each element of an array.
  public func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(Text(label), entries.map { Text(verbatim: $0[keyPath: entryLabel]) }) }
  /// Adds a rotor with an entry for each element of an array.
  public func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label, entries.map { Text(verbatim: $0[keyPath: entryLabel]) }) }
  /// Adds a rotor with an entry for each element of an array.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Entry: Identifiable>(
    _ label: L, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries, entryLabel: entryLabel)
  }
  /// Gives a rotor of the system an entry for each element of an array.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: systemRotor.label), entries: entries, entryLabel: entryLabel)
  }
  /// Adds a rotor with an entry for each element of an array, found by an id of its own.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(Text(label), entries.map { Text(verbatim: $0[keyPath: entryLabel]) }) }
  /// Adds a rotor with an entry for each element of an array, found by an id of its own.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label, entries.map { Text(verbatim: $0[keyPath: entryLabel]) }) }

  /// Adds a rotor of passages of the view's own text.
  public func accessibilityRotor(
    _ label: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(label), passages: textRanges) }
  /// Adds a rotor of passages of the view's own text.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label, passages: textRanges) }
  /// Adds a rotor of passages of the view's own text.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(verbatim: String(label)), passages: textRanges) }
  /// Gives a rotor of the system passages of the view's own text.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(verbatim: systemRotor.label), passages: textRanges) }

  /// What of a range lies outside the text is no part of its passage.
  private func rotor(_ label: Text, passages: [Range<String.Index>]) -> some View {
    transformingNodes { node, environment in
      let isField = node.semantics.role?.isField == true
      let text = (isField ? node.semantics.value : nil) ?? node.plainText
      let whole = text.startIndex..<text.endIndex
      return node.changingSemantics {
        $0.details.rotors.append(
          AccessibilityDetails.Rotor(
            TextResolution.plainText(of: label, in: environment),
            entries: passages.map { String(text[$0.clamped(to: whole)]) }))
      }
    }
  }

  private func rotor(_ label: Text, _ places: [Text]) -> some View {
    transformingNodes { node, environment in
      @MainActor func spoken(_ text: Text) -> String {
        TextResolution.plainText(of: text, in: environment)
      }
      return node.changingSemantics {
        $0.details.rotors.append(
          AccessibilityDetails.Rotor(spoken(label), entries: places.map(spoken)))
      }
    }
  }

  // MARK: - Actions

  /// Adds a place from which something can be dragged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    self.point(description, as: \.dragPoints)
  }
  /// Adds a place from which something can be dragged.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { accessibilityDragPoint(point, description: Text(verbatim: String(description))) }
  /// Adds a place onto which something can be dropped.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    self.point(description, as: \.dropPoints)
  }
  /// Adds a place onto which something can be dropped.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { accessibilityDropPoint(point, description: Text(verbatim: String(description))) }
  /// Sets what is said when the view has been scrolled.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics {
        guard isEnabled else { return }
        $0.details.scrollStatus = TextResolution.plainText(of: status, in: environment)
      }
    }
  }
  /// Sets what is said when the view has been scrolled.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(verbatim: String(status)), isEnabled: isEnabled) }

  private func point(
    _ description: Text, as list: WritableKeyPath<AccessibilityDetails, [String]>
  ) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics {
        $0.details[keyPath: list].append(TextResolution.plainText(of: description, in: environment))
      }
    }
  }

  // MARK: - Under a condition

  /// Sets what a screen reader says for the view where the condition holds.
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  /// Sets what a screen reader says for the view where the condition holds.
  @_disfavoredOverload
  @ViewBuilder
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(Text(verbatim: String(label))) } else { self }
  }
  /// Sets the value that a screen reader says where the condition holds.
  @ViewBuilder
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }
  /// Sets the value that a screen reader says where the condition holds.
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  /// Sets the value that a screen reader says where the condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }
  /// Sets what happens when the view is activated where the condition holds.
  @ViewBuilder
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }
  /// Sets what happens when the view is activated where the condition holds.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  /// Sets what happens when the view is activated where the condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }
  /// Names the view for voices where the condition holds.
  @ViewBuilder
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View {
    if isEnabled { accessibilityInputLabels(labels) } else { self }
  }
  /// Names the view for voices where the condition holds.
  public func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled) }
  /// Sets where the view is touched for its reader where the condition holds.
  @ViewBuilder
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityActivationPoint(point) } else { self }
  }
  /// Sets where the view is touched for its reader where the condition holds.
  @ViewBuilder
  public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityActivationPoint(point) } else { self }
  }
}
