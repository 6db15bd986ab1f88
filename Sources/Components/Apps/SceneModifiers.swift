public import Foundation

// Modifiers of scenes; they compile and change nothing.

extension Scene {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    self
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    self
  }
  public func commands<Content: CommandContent>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
  public func commandsRemoved() -> some Scene { self }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene {
    self
  }
}

/// How windows look.
public enum WindowStyle: Hashable, Sendable { case automatic, hiddenTitleBar, titleBar, plain }
/// How a window's toolbar looks.
public enum WindowToolbarStyle: Hashable, Sendable {
  case automatic, unified, unifiedCompact, expanded
}
/// What limits the size of a window.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }
/// How an entry in the menu bar shows its content.
public enum MenuBarExtraStyle: Hashable, Sendable { case automatic, menu, window }
/// Work that the system asks an app for.
public enum BackgroundTask: Hashable, Sendable {
  case appRefresh(String)
  case urlSession(String)
}

/// Entries of an app's menus; a picture has no menu bar. SwiftUI calls it `Commands`, which is the
/// name of a library here.
@MainActor @preconcurrency
public protocol CommandContent {
  associatedtype Body: CommandContent

  @CommandsBuilder var body: Body { get }
}

extension CommandContent where Body == Never {
  /// Never called: nothing asks for the entries.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: CommandContent {}

/// Composes entries of an app's menus.
@MainActor @preconcurrency @resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: CommandContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<each Content: CommandContent>(
    _ content: repeat each Content
  ) -> CommandList {
    CommandList()
  }
  public static func buildOptional(_ content: CommandList?) -> CommandList { CommandList() }
  public static func buildEither(first: CommandList) -> CommandList { first }
  public static func buildEither(second: CommandList) -> CommandList { second }
  public static func buildLimitedAvailability(_ content: some CommandContent) -> CommandList {
    CommandList()
  }
}

/// Several entries of an app's menus.
public struct CommandList: CommandContent {
  public typealias Body = Never
}

/// A menu of an author's own.
public struct CommandMenu<Content: View>: CommandContent {
  public typealias Body = Never

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Entries beside or in place of the system's.
public struct CommandGroup<Content: View>: CommandContent {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's entries.
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem
  case importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar
  case windowSize, windowList, singleWindowList, windowArrangement, help
}

/// The system's entries for a sidebar.
public struct SidebarCommands: CommandContent {
  public typealias Body = Never

  public init() {}
}

/// The system's entries for toolbars.
public struct ToolbarCommands: CommandContent {
  public typealias Body = Never

  public init() {}
}

/// The system's entries for editing text.
public struct TextEditingCommands: CommandContent {
  public typealias Body = Never

  public init() {}
}
