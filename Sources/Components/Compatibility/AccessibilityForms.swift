import Foundation

extension View {
  // The first names of the modifiers.
  /// The older spelling of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older spelling of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older spelling of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older spelling of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older spelling of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// The older spelling of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The older spelling of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The older spelling of `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets what a screen reader says of the result of an action.
  public func accessibilityHint(_ hint: Text) -> some View {
    saying(\.hint) { TextResolution.plainText(of: hint, in: $0) }
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
  let label: Text
  private let id: String

  /// A key with a label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.key)
  }
  /// The same, for a label that is a `Text`; `id` tells keys with the same label apart.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
  /// The same, for a label that is translated.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public static func == (
    one: AccessibilityCustomContentKey, other: AccessibilityCustomContentKey
  ) -> Bool {
    one.id == other.id
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension View {
  /// Says for the view what the texts in other views say, of which the view itself can be one.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let shown = ShownContent()
    let label = content(PlaceholderContentView(content: shown))
    return LabelledByViews(content: self, shown: shown, label: label)
  }
}

/// A view where it is named a second time: what it was made into, so that it appears once.
private final class ShownContent: View {
  typealias Body = Never

  var nodes: [ResolvedNode] = []

  func _resolve(in context: ResolveContext) -> [ResolvedNode] { nodes }
}

/// A view with the words of others, which are not shown.
private struct LabelledByViews<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let shown: ShownContent
  let label: Label

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    shown.nodes = content._resolve(in: context)
    let hidden = context.entering(.part).with { environment in
      environment.preferenceScope = nil
      environment.presentations = nil
    }
    var words: [String] = []
    var open = Array(label._resolve(in: hidden).reversed())
    while let node = open.popLast() {
      if let label = node.semantics.label {
        words.append(label)
      } else if case .text(let content) = node.kind {
        words.append(content.text.plainText)
      } else {
        open += node.children.reversed()
      }
    }
    guard !words.isEmpty else { return shown.nodes }
    return ResolvedContent(nodes: shown.nodes).saying(\.label) { _ in words.joined(separator: ", ")
    }
    ._resolve(in: context)
  }
}
