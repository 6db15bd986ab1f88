import Foundation

#if !canImport(Darwin)
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
    public static let directory = UTType(importedAs: "public.directory")
    public static let folder = UTType(importedAs: "public.folder")
    public static let package = UTType(importedAs: "com.apple.package")
    public static let application = UTType(importedAs: "com.apple.application")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let html = UTType(importedAs: "public.html")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let yaml = UTType(importedAs: "public.yaml")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let sourceCode = UTType(importedAs: "public.source-code")
    public static let swiftSource = UTType(importedAs: "public.swift-source")
    public static let calendarEvent = UTType(importedAs: "public.calendar-event")
    public static let vCard = UTType(importedAs: "public.vcard")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let epub = UTType(importedAs: "org.idpf.epub-container")
    public static let archive = UTType(importedAs: "public.archive")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let tiff = UTType(importedAs: "public.tiff")
    public static let bmp = UTType(importedAs: "com.microsoft.bmp")
    public static let heic = UTType(importedAs: "public.heic")
    public static let heif = UTType(importedAs: "public.heif")
    public static let webP = UTType(importedAs: "org.webmproject.webp")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let rawImage = UTType(importedAs: "public.camera-raw-image")
    public static let icon = UTType(importedAs: "public.icon")
    public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
    public static let avi = UTType(importedAs: "public.avi")
    public static let audio = UTType(importedAs: "public.audio")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
    public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
    public static let aiff = UTType(importedAs: "public.aiff-audio")
    public static let midi = UTType(importedAs: "public.midi-audio")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let contact = UTType(importedAs: "public.contact")
    public static let message = UTType(importedAs: "public.message")
    public static let emailMessage = UTType(importedAs: "public.email-message")
    public static let font = UTType(importedAs: "public.font")
    public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")

    /// Kinds of files: identifier, ending of names, kind on the internet where it has one. From Apple's
    /// list of system-declared uniform types.
    private static let files: [(identifier: String, ending: String, media: String)] = [
      ("public.plain-text", "txt", "text/plain"),
      ("public.comma-separated-values-text", "csv", "text/csv"),
      ("public.tab-separated-values-text", "tsv", "text/tab-separated-values"),
      ("public.rtf", "rtf", "text/rtf"),
      ("public.html", "html", "text/html"),
      ("public.json", "json", "application/json"),
      ("public.xml", "xml", "application/xml"),
      ("public.yaml", "yaml", "application/x-yaml"),
      ("com.apple.property-list", "plist", ""),
      ("public.swift-source", "swift", ""),
      ("public.vcard", "vcf", "text/vcard"),
      ("com.adobe.pdf", "pdf", "application/pdf"),
      ("org.idpf.epub-container", "epub", "application/epub+zip"),
      ("public.zip-archive", "zip", "application/zip"),
      ("org.gnu.gnu-zip-archive", "gz", "application/gzip"),
      ("public.png", "png", "image/png"),
      ("public.jpeg", "jpeg", "image/jpeg"),
      ("com.compuserve.gif", "gif", "image/gif"),
      ("public.tiff", "tiff", "image/tiff"),
      ("com.microsoft.bmp", "bmp", "image/bmp"),
      ("public.heic", "heic", "image/heic"),
      ("public.heif", "heif", "image/heif"),
      ("org.webmproject.webp", "webp", "image/webp"),
      ("public.svg-image", "svg", "image/svg+xml"),
      ("public.mpeg-4", "mp4", "video/mp4"),
      ("com.apple.quicktime-movie", "mov", "video/quicktime"),
      ("public.avi", "avi", "video/avi"),
      ("public.mp3", "mp3", "audio/mpeg"),
      ("public.mpeg-4-audio", "m4a", "audio/mp4"),
      ("com.microsoft.waveform-audio", "wav", "audio/vnd.wave"),
      ("public.aiff-audio", "aiff", "audio/aiff"),
      ("public.midi-audio", "midi", "audio/midi"),
      ("com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip"),
    ]

    /// The kind of files whose names end so; `nil` for one that is not listed here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let ending = ["jpg": "jpeg", "htm": "html", "tif": "tiff", "yml": "yaml"][
        filenameExtension.lowercased(), default: filenameExtension.lowercased()]
      guard let file = Self.files.first(where: { $0.ending == ending }) else { return nil }
      identifier = file.identifier
    }

    /// The kind by its name on the internet; `nil` for one that is not listed here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard let file = Self.files.first(where: { $0.media == mimeType.lowercased() }) else {
        return nil
      }
      identifier = file.identifier
    }

    /// The usual ending of names of its files.
    public var preferredFilenameExtension: String? {
      Self.files.first { $0.identifier == identifier }?.ending
    }

    /// Its name on the internet.
    public var preferredMIMEType: String? {
      Self.files.first { $0.identifier == identifier && !$0.media.isEmpty }?.media
    }

    /// What it is called, which nothing here knows.
    public var localizedDescription: String? { nil }

    /// Whether it is another kind or a special one of it; here only kinds of pictures, films, sounds and
    /// texts are known to be special.
    public func conforms(to type: UTType) -> Bool {
      if self == type || type == .item || type == .data { return true }
      let families = ["image/": UTType.image, "video/": .movie, "audio/": .audio, "text/": .text]
      return families.contains { media, family in
        family == type && preferredMIMEType?.hasPrefix(media) == true
      }
    }
  }
#endif
