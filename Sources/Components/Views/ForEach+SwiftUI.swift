import Foundation

extension ForEach where Content: View {
  /// One view for each element that a binding leads to, with edits that a picture never makes.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
  }

  /// The same, for elements that are told apart by a value of theirs.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content)
  }
}

/// The edits that a list offers.
public struct EditActions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from its bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements can be moved; a picture looks the same.
  public static let move = EditActions(rawValue: 1)
  /// Elements can be deleted; a picture looks the same.
  public static let delete = EditActions(rawValue: 2)
  /// Both edits.
  public static let all: EditActions = [.move, .delete]
}
