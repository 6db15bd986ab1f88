public import Foundation

#if canImport(Darwin)
  public import UniformTypeIdentifiers
#else
  /// A kind of data.
  public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// The kind with an identifier; every identifier is accepted.
    public init?(_ identifier: String) {
      self.identifier = identifier
    }

    /// The kind with an identifier, which an app declares.
    public init(exportedAs identifier: String) {
      self.identifier = identifier
    }

    /// The kind with an identifier, which another app declares.
    public init(importedAs identifier: String) {
      self.identifier = identifier
    }

    public static let item = UTType(importedAs: "public.item")
    public static let data = UTType(importedAs: "public.data")
    public static let content = UTType(importedAs: "public.content")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let html = UTType(importedAs: "public.html")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let movie = UTType(importedAs: "public.movie")
    public static let audio = UTType(importedAs: "public.audio")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let folder = UTType(importedAs: "public.folder")
  }
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

    /// Whether it has an object of a class; always false.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
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
