public import Foundation

// What is dragged, copied and shared. Nothing is, in a still picture: representations are kept by nobody.

/// A value that can be given to another app.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is given.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}

/// Lists forms in which a value is given.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> AnyTransferRepresentation<Item> { AnyTransferRepresentation() }
  public static func buildEither<R: TransferRepresentation>(first: R) -> R { first }
  public static func buildEither<R: TransferRepresentation>(second: R) -> R { second }
  public static func buildOptional<R: TransferRepresentation>(
    _ content: R?
  ) -> AnyTransferRepresentation<Item> { AnyTransferRepresentation() }
}

/// Any form in which a value is given.
public struct AnyTransferRepresentation<Item>: TransferRepresentation {}

extension TransferRepresentation {
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping (Item) -> String?) -> Self { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who may be given a value.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// A value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}

/// A value by another one.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping (Item) throws -> Proxy) {}
  public init(exporting: @escaping (Item) async throws -> Proxy) {}
  public init(importing: @escaping (Proxy) throws -> Item) {}
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
}

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was given; none is.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    AnyTransferRepresentation<String>()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    AnyTransferRepresentation<URL>()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    AnyTransferRepresentation<Data>()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    AnyTransferRepresentation<AttributedString>()
  }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    AnyTransferRepresentation<Image>()
  }
}
