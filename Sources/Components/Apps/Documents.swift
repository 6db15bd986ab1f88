public import Foundation

// Files that an app opens and writes. No file is opened or written while a view is evaluated.

/// A file as a value.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file as an object.
public protocol ReferenceFileDocument: ObservableObject {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  associatedtype Snapshot

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document that is open, with a place for what changes.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A document as an object that is open.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// The windows of an app of documents; there are none.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  /// `editor` is never called.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  /// `editor` is never called.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
  /// `viewer` is never called.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

#if !canImport(Darwin)
  extension URL {
    /// Whether the file may be read; there is nobody to ask here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
  }

  /// A file or a folder in memory, which Apple's systems have in Foundation.
  public final class FileWrapper {
    public let regularFileContents: Data?
    public let fileWrappers: [String: FileWrapper]?
    public var preferredFilename: String?
    public var filename: String?
    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }

    /// A file of bytes.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }
    /// A folder of files.
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = children
    }
  }
#endif
