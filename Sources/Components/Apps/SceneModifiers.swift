public import Foundation
public import Streams

// Modifiers of scenes; they compile and change nothing.

extension Scene {
  /// Accepted for source compatibility: `action` is never called, even if `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    self
  }
  /// The same, for an action without the values.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }
  /// The same, for an action with the new value only.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    self
  }
  /// Accepted for source compatibility: `content` is never called, as there is no menu bar.
  public func commands<Content: CommandContent>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
  /// Accepted for source compatibility: there are no menus that could go.
  public func commandsRemoved() -> some Scene { self }
  /// Accepted for source compatibility: no view reads a scene's environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }
  /// The same, for an observable object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  /// The same, for an object that an `@EnvironmentObject` would read.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Accepted for source compatibility: no window has the size, which is in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// The same, for a width and a height in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Accepted for source compatibility: no window has the position.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted for source compatibility: `@AppStorage` never reads a store.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Accepted for source compatibility: there is no window to style.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// Accepted for source compatibility: there is no window with a toolbar.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  /// Accepted for source compatibility: there is no window to resize.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Accepted for source compatibility: there is no menu bar.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  /// Accepted for source compatibility: no key opens the scene.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    self
  }
  /// The same, for a shortcut as one value.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Accepted for source compatibility: no event reaches a scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Accepted for source compatibility: `action` is never called.
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
  /// The type of the entries that these are made of.
  associatedtype Body: CommandContent

  /// The entries that these are made of; nothing asks for them.
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
  /// Takes entries as they are.
  public static func buildExpression<Content: CommandContent>(_ content: Content) -> Content {
    content
  }
  /// Drops the entries of a block, as there is no menu bar.
  public static func buildBlock<each Content: CommandContent>(
    _ content: repeat each Content
  ) -> CommandList {
    CommandList()
  }
  /// Drops the entries of an `if`.
  public static func buildOptional(_ content: CommandList?) -> CommandList { CommandList() }
  /// The entries of the first branch.
  public static func buildEither(first: CommandList) -> CommandList { first }
  /// The entries of the second branch.
  public static func buildEither(second: CommandList) -> CommandList { second }
  /// Drops entries that only some versions of a system have.
  public static func buildLimitedAvailability(_ content: some CommandContent) -> CommandList {
    CommandList()
  }
}

/// Several entries of an app's menus.
public struct CommandList: CommandContent {
  public typealias Body = Never
}

/// A custom menu.
public struct CommandMenu<Content: View>: CommandContent {
  public typealias Body = Never

  /// A menu with a name; `content` is never called.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a text as its name; `content` is never called.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// A menu with a name that is not translated; `content` is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries beside or in place of the system's.
public struct CommandGroup<Content: View>: CommandContent {
  public typealias Body = Never

  /// Entries before a group of the system's; `addition` is never called.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries after a group of the system's; `addition` is never called.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries in place of a group of the system's; `addition` is never called.
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

  /// The entries; nothing shows them.
  public init() {}
}

/// The system's entries for toolbars.
public struct ToolbarCommands: CommandContent {
  public typealias Body = Never

  /// The entries; nothing shows them.
  public init() {}
}

/// The system's entries for editing text.
public struct TextEditingCommands: CommandContent {
  public typealias Body = Never

  /// The entries; nothing shows them.
  public init() {}
}
