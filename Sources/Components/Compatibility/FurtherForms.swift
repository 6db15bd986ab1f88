public import Foundation

// Forms of SwiftUI that have no meaning in a still picture: they compile and change nothing.

extension View {
  /// Shows or hides the labels of the controls in the view.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}

/// The entries of a menu that a long press would open; it is closed in a picture.
public struct ContextMenu<MenuItems: View> {
  /// A menu; `menuItems` is never called.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way a zoom goes.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// Which way the zoom goes.
  public let direction: Direction
  /// The point that stays in place, as fractions of the view's size.
  public let location: UnitPoint
}

/// What an assistive technology can step through.
public protocol AccessibilityRotorContent {
  /// What its entries are called.
  @MainActor var _labels: [Text] { get }
}

/// One thing to step to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _labels: [Text]

  /// An entry with a label.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {
    _labels = [label]
  }
  /// The same, for a label that is translated.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {
    _labels = [Text(labelKey)]
  }
  /// The same, for a label that is not translated.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {
    _labels = [Text(verbatim: String(label))]
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for each element.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Entries for each element, which knows its own identity.
  @_disfavoredOverload
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }
}

/// Composes what an assistive technology can step through.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes an entry as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Takes the entries of a loop, one after the other.
  @MainActor
  public static func buildExpression<D, I, C>(
    _ content: ForEach<D, I, C>
  ) -> AccessibilityRotorList {
    let entries = content.data.map { content.content($0) as? any AccessibilityRotorContent }
    return AccessibilityRotorList(_labels: entries.flatMap { $0?._labels ?? [] })
  }
  /// Takes the entries of a block, one after the other.
  @MainActor
  public static func buildBlock(_ content: any AccessibilityRotorContent...)
    -> AccessibilityRotorList
  {
    AccessibilityRotorList(_labels: content.flatMap(\._labels))
  }
}

/// Several things to step to.
public struct AccessibilityRotorList: AccessibilityRotorContent {
  public let _labels: [Text]
}

/// Whether a text field offers to rewrite its text.
public struct WritingToolsBehavior: Hashable, Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

/// Whether something dragged over a control opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}

/// How grave a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  public static let automatic = DialogSeverity()
  public static let standard = DialogSeverity()
  public static let critical = DialogSeverity()
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }

  /// A symbol; a picture shows all of it, whatever its value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A picture by name; a picture shows all of it, whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture by name; a picture shows all of it, whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
}

extension EnvironmentValues {
  /// Whether an app can have several windows; always false.
  public var supportsMultipleWindows: Bool { false }
  /// Where the items of a menu start; always `automatic`.
  public var menuOrder: MenuOrder { .automatic }
  /// Whether horizontal scroll indicators are shown; always `automatic`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Whether vertical scroll indicators are shown; always `automatic`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// How scrolling dismisses a keyboard; always `automatic`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  /// Whether the screen is being recorded; always false.
  public var isSceneCaptured: Bool { false }
  /// Whether the view looks as in the frontmost window; always true.
  public var appearsActive: Bool { true }
  /// Whether views respond to a pointer over them; always false.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether a widget's background is shown; always true.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether small controls can be shown large; always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed; always false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play; always false, as nothing moves in a picture.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Whether quick actions are on; always false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the device is in its simplest mode; always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Opens an app's settings; it does nothing in a picture.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Gives the focus back; it does nothing in a picture.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Whether text is corrected; always `nil`, which leaves it to the system.
  public var disableAutocorrection: Bool? { nil }
  /// Begins to change a name; always `nil`, as there is nothing to rename.
  public var rename: RenameAction? { nil }
  /// Whether a held button acts again; always `automatic`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  /// Where the bar of tabs is; always at the bottom.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// Where the accessory of the bar of tabs is; always `nil`, as none is drawn.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// Whether a bar of tabs shows its sections; always false.
  public var isTabBarShowingSections: Bool { false }
  /// How a held drag acts on views; always `automatic`.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}

/// Where a bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind { case bottomBar, topBar, sidebar, ellipsis }

  private let kind: Kind

  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  public static let topBar = TabBarPlacement(kind: .topBar)
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  public static let ellipsis = TabBarPlacement(kind: .ellipsis)
}

/// Where the accessory of a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// How symbols with a value show it.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of their layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how far their outlines are drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the layers of symbols are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// With one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient of it.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How materials look in windows that are not in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// How glass appears and goes; nothing moves in a picture.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension Text {
  /// What the alignment of lines follows.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What the base direction of a text follows.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    /// `nil` leaves it to the look.
    let direction: ParagraphStyle.WritingDirection?

    /// That of the content in the looks of iOS, that of the layout in the library's own.
    public static let `default` = WritingDirectionStrategy(direction: nil)
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(direction: .layoutBased)
    /// The first character with a direction; in a language that is written from right to left, any such character of
    /// its script.
    public static let contentBased = WritingDirectionStrategy(direction: .contentBased)
  }
}

/// Opens an app's settings; does nothing in a picture.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Gives the focus back; does nothing in a picture.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Begins to change a name; does nothing in a picture.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Where on its view a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  /// Shows a popover beside the view; it points to the view's edge, wherever its anchor is.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: () -> Content
  ) -> some View {
    popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content)
  }

  /// Shows a popover beside the view; it points to the view's edge, wherever its anchor is.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: (Item) -> Content
  ) -> some View {
    popover(item: item, arrowEdge: arrowEdge, content: content)
  }
}
