public import Foundation

extension ForEach where Content: View {
  /// Accepted for source compatibility: rows stay where they are.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Accepted for source compatibility: rows stay where they are.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }

  /// Accepted for source compatibility: nothing is dropped on a picture.
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> Self {
    self
  }

  /// One view for each element that a binding leads to, with edits that a picture never makes.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
  }
}

/// The edits that a list offers.
public struct EditActions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let move = EditActions(rawValue: 1)
  public static let delete = EditActions(rawValue: 2)
  public static let all: EditActions = [.move, .delete]
}

extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
