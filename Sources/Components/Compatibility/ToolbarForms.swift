import Foundation

/// Items of a toolbar that a user could rearrange, which a picture's never does.
public typealias CustomizableToolbarContent = ToolbarContent

extension ToolbarItemGroup {
  /// Items that would fold into a menu with a label where there is little room.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarContent {
  /// Leaves the items out.
  @ToolbarContentBuilder public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    if !hidden { self }
  }
}

/// Which changes of a toolbar's item are allowed.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

/// How a toolbar's item can be rearranged.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item that the system would put into a bar; the bar has it by itself.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  /// An item; both arguments are ignored.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing to the bar.
  public func _describe(_ bar: _ToolbarItems) {}
}

/// An item that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

extension View {
  /// Takes an item that a bar has by itself away from it.
  @ViewBuilder public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    if item == .title { navigationTitle(Text(verbatim: "")) } else { self }
  }

  /// Adds a search field; its tokens are not shown.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// The same, with suggested tokens, which are not shown either.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// The same, for tokens that could be changed.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// How a search field shares a toolbar.
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }
/// Whether a text can be dictated.
public enum TextInputDictationBehavior: Hashable, Sendable { case automatic }
