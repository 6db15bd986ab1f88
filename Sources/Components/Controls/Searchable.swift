/// What a screen says about its search.
struct ScreenSearch {
  /// The terms; `nil` where nothing is searched.
  var text: String?
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  /// Whether somebody searches: the field has the focus.
  var isActive = false
  /// Whether the title and the actions of the bar stay during a search.
  var keepsBar = false
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  var suggestions: AnyView?
  var hidesSuggestions = false

  /// Whether the field is alone in the bar.
  var takesBar: Bool { text != nil && isActive && !keepsBar }

  /// The field, with the way out of the search where there is one.
  @MainActor var field: SearchField? {
    text.map {
      var field = SearchField(text: .constant($0), prompt: prompt ?? Text("Search"))
      field.isActive = isActive
      return field
    }
  }

  /// The choice of scopes: on iOS it comes with the first letter, unless the screen asks for it earlier.
  @MainActor var shownScopes: AnyView? {
    let isEarly = scopeActivation == .onSearchPresentation
    guard isActive, let text, isEarly || !text.isEmpty else { return nil }
    return scopes
  }

  /// What is suggested, in place of the screen's content.
  @MainActor
  func suggested(in context: ResolveContext) -> [ResolvedNode]? {
    guard isActive, text != nil, !hidesSuggestions, let suggestions else { return nil }
    let sections = ListSections.sections(of: suggestions, in: context)
    guard sections.contains(where: { !$0.rows.isEmpty }) else { return nil }
    return ListBody(sections: sections).listStyle(.plain)._resolve(in: context)
  }
}

/// A view that says something about the search of its screen, or of the stack in it.
private struct SearchDescribed<Content: View>: View {
  typealias Body = Never

  let content: Content
  let describe: @MainActor (inout ScreenSearch) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if context.environment.navigationCollector?.isShown != true {
      return content._resolve(in: context.with { $0.outerSearch.append(describe) })
    }
    return content.describingNavigation { describe(&$0.search) }._resolve(in: context)
  }
}

private struct OuterSearchKey: EnvironmentKey {
  static var defaultValue: [@MainActor (inout ScreenSearch) -> Void] { [] }
}

extension EnvironmentValues {
  /// What is said of a search around a navigation stack, for the screen that the stack shows.
  var outerSearch: [@MainActor (inout ScreenSearch) -> Void] {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

extension View {
  private func describingSearch(
    _ describe: @escaping @MainActor (inout ScreenSearch) -> Void
  ) -> some View {
    SearchDescribed(content: self, describe: describe)
  }

  private func searching(
    _ text: Binding<String>, _ isPresented: Bool, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    environment(\.isSearching, isPresented).describingSearch { search in
      search.text = text.wrappedValue
      search.prompt = prompt
      search.placement = placement
      search.isActive = isPresented
    }
  }

  /// Adds a search field to the screen's navigation bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, false, placement, prompt)
  }

  /// Adds a search field to the screen's navigation bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, false, placement, Text(prompt))
  }

  /// Adds a search field with a prompt that is shown as it is.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, false, placement, Text(prompt))
  }

  /// Adds a search field to the screen's navigation bar; while it is in use, it takes the bar.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented.wrappedValue, placement, Text(prompt))
  }

  /// Adds a search field to the screen's navigation bar; while it is in use, it takes the bar.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented.wrappedValue, placement, prompt)
  }

  /// Adds a search field with a prompt that is shown as it is; while it is in use, it takes the bar.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, isPresented.wrappedValue, placement, Text(prompt))
  }

  /// Adds a search field with suggestions, which an active search shows.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searching(text, false, placement, prompt)
  }

  /// Shows suggestions in place of the screen's content while somebody searches.
  public func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View {
    let view = AnyView(suggestions())
    return describingSearch { $0.suggestions = view }
  }

  /// Shows or hides the suggestions in some places; a phone has them in place of the content.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    describingSearch {
      if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden }
    }
  }

  /// Adds a choice of what is searched, below the field while terms are typed.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a choice of what is searched, below the field.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
    let view = AnyView(picker.pickerStyle(.segmented).labelsHidden())
    return describingSearch { search in
      search.scopes = view
      search.scopeActivation = activation
    }
  }

  /// Says whether the title and the actions of the bar stay while somebody searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    describingSearch { $0.keepsBar = behavior == .avoidHidingContent }
  }
}

/// How a search field and its bar share their room.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let keepsBar: Bool

  public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// When the scopes of a search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// Where suggestions for a search are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  /// Several of the places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set by its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
