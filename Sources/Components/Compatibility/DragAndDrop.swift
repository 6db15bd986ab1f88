public import Foundation

#if canImport(Darwin)
  public import UniformTypeIdentifiers
#endif

#if !canImport(Darwin)
  /// Data that is dragged; nothing is in a picture.
  public final class NSItemProvider: NSObject {
    /// A provider without data.
    public override init() {}
    /// A provider of an object, which nothing asks for.
    public init(object: Any) {}
    /// A provider of a file, which nothing reads.
    public init?(contentsOf url: URL?) {}

    /// A provider of something of a kind, which nothing asks for.
    public init(item: Any?, typeIdentifier: String?) {}

    /// A name for the file of it.
    public var suggestedName: String?
    /// What it has: nothing.
    public var registeredTypeIdentifiers: [String] { [] }

    /// Whether it has an object of a class; always false.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
    /// Whether it has something of a kind; always false.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

    /// Never calls the closure: nothing is dragged.
    @discardableResult
    public func loadObject<T>(
      ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Never calls the closure: nothing is dragged.
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Never calls the closure: nothing is dragged.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Never calls the closure: nothing is dragged.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
    /// Never calls the closure: nothing is dragged.
    @discardableResult
    public func loadTransferable<T>(
      type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
  }
#endif

/// Takes what is dropped; nothing is in a picture.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; whether that succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// Called when what is dragged comes over the view.
  func dropEntered(info: DropInfo)
  /// Called when what is dragged moves over the view; `nil` leaves the proposal as it is.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when what is dragged leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Always `nil`: the proposal stays as it is.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// Where it is dropped, in points of the view.
  public let location: CGPoint

  /// Whether it has items of such kinds; always false.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The items of such kinds; always none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Whether it has items of such kinds; always false.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The items of such kinds; always none.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  /// What is done with what is dropped.
  public let operation: DropOperation

  /// A proposal for an operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
