public import Foundation

// Values of the environment that code for SwiftUI reads or sets beside the ones that views use.

extension EnvironmentValues {
  /// The relative size of the symbols in a view.
  public var imageScale: SymbolScale {
    get { symbol.scale }
    set { symbol.scale = newValue }
  }

  /// Which form of a symbol is shown.
  public var symbolVariants: SymbolVariants {
    get { symbol.variants }
    set { symbol.variants = newValue }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbol.renderingMode }
    set { symbol.renderingMode = newValue }
  }

  /// Whether scroll views can be scrolled, for views to read; none is scrolled in a picture.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// What could be undone: nothing, in a picture.
  public var undoManager: UndoManager? { nil }
  /// Whether a screen reader is on: always false in a picture.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a switch controls the device: always false in a picture.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// The shortcut that buttons and switches here have.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Which form of a widget is shown; a picture is of the small one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// Whether typing is left uncorrected; has no effect in a picture.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// The least height of a row of a list in points, 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { chosenRowHeight ?? 44 }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// The least height of a row that an author has set; `nil` for that of the theme.
  var chosenRowHeight: CGFloat? { self[LeastRowHeightKey.self] }

  /// The least height of the header of a list's section in points; `nil` for that of the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  /// The moment at which a picture is taken, for texts that tell a distance in time.
  ///
  /// It is the start of 2001 in Greenwich, in the program of an imported app 9 January 2026 at 9:41, and later by the time of the
  /// picture; a story can set it.
  public var currentDate: Date {
    get {
      self[CurrentDateKey.self]
        ?? (RepeatableProcess.isAsked
        ? RepeatableProcess.moment : Date(timeIntervalSinceReferenceDate: 0))
        .addingTimeInterval(renderTime)
    }
    set { self[CurrentDateKey.self] = newValue }
  }
}

#if !canImport(Darwin)
  /// What was done and can be undone, which Apple's systems have in Foundation: here nothing is.
  public final class UndoManager {
    public init() {}
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {}
    public func setActionName(_ name: String) {}
    public func removeAllActions() {}
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
  }
#endif

/// The sizes and shapes of widgets.
public enum WidgetFamily: String, Hashable, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}
private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LeastHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date? { nil }
}
