/// What an app offers in Xcode's library, which nothing here shows.
@MainActor
public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The view that modifiers are shown on.
  associatedtype ModifierBase
  /// The modifiers.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: Any) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem {
  /// Where the entry is.
  public enum Category: Hashable, Sendable { case effect, layout, control, other }

  /// An entry for a view or a modified one; `snippet` is never called.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Collects the entries of a library.
@resultBuilder
public enum LibraryContentBuilder {
  /// Several entries.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
