import Foundation

extension View {
  // The first names of the modifiers.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets what a screen reader says of the result of an action.
  public func accessibilityHint(_ hint: Text) -> some View {
    transformingNodes { node, environment in
      node.changingSemantics { $0.hint = TextResolution.plainText(of: hint, in: environment) }
    }
  }

  /// Hides the view from assistive technology where the condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Sets what a screen reader says for the view where the condition holds.
  @ViewBuilder
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Makes the view a heading; the level does not show.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Names the view for tests where the condition holds.
  @ViewBuilder
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
/// When custom content is spoken.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }
/// What a text is about.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
/// The part of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The name of custom content that several views have.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  public init(_ labelKey: LocalizedStringKey) {}
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
}
