public import Foundation

#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#else
  /// A kind of data.
  public struct UTType: Hashable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
      self.identifier = identifier
    }

    public init(exportedAs identifier: String) {
      self.identifier = identifier
    }

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
    public override init() {}
    public init(object: Any) {}
    public init?(contentsOf url: URL?) {}

    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  }
#endif

/// Takes what is dropped; nothing is in a picture.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
