import Foundation
import Resources

/// A screen or component described in JSON: what a story is in Swift.
@MainActor
package struct Document {
  /// The newest form of documents that this reader knows.
  package static let newestVersion = 1

  /// The document as a story; its id is the document's name.
  package let story: Story

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - file: how messages and findings name the document.
  ///   - fallbackName: the name of a document that gives none, usually from its file's name.
  ///   - files: what the document may name.
  package init(
    parsing bytes: [UInt8], file: String, fallbackName: String, files: DocumentFiles
  ) throws(DocumentError) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw DocumentError(error)
    }
    let context = DocumentContext(name: file, files: files)
    story = try Self.story(root, file: file, fallbackName: fallbackName, context)
  }

  /// Reads a document whose files are all read into memory, and that names no folders.
  package init(
    parsing bytes: [UInt8], file: String, fallbackName: String,
    readFile: @escaping (String) throws -> [UInt8]
  ) throws(DocumentError) {
    try self.init(
      parsing: bytes, file: file, fallbackName: fallbackName, files: DocumentFiles(readFile))
  }

  /// What a list says of a document: its name and its variants. The view is not read.
  package struct Heading: Sendable {
    package var id: String
    package var variants: [Variant]
  }

  /// Reads the heading of a document.
  ///
  /// - Returns: `nil` for JSON that is meant as something else: neither `view` nor `version` is there.
  package static func heading(
    parsing bytes: [UInt8], fallbackName: String
  ) throws(DocumentError) -> Heading? {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      // Data may be larger or deeper than documents.
      guard mayBeMeant(bytes) else { return nil }
      throw DocumentError(error)
    }
    guard mayBeMeant(root) else { return nil }
    try check(root)
    _ = try version.read(root, owner, headingContext)
    return try heading(root, fallbackName: fallbackName, headingContext).heading
  }

  /// Headings name no files, and nothing in them knows its own.
  private static let headingContext = DocumentContext(
    name: "", files: DocumentFiles { _ in [] })

  /// Whether JSON may be meant as a document: one with neither a view nor a version is something else,
  /// such as a package's settings; one that cannot be read is told about later.
  package static func mayBeMeant(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONDocument(parsing: bytes, limits: .data).root else { return true }
    return mayBeMeant(root)
  }

  private static func mayBeMeant(_ root: JSONValue) -> Bool {
    root.kind != .object || root["view"] != nil || root["version"]?.number != nil
  }

  /// The view of a document that another one includes.
  static func view(
    parsing bytes: [UInt8], _ context: DocumentContext
  ) throws(DocumentError) -> AnyView {
    let root: JSONValue
    do {
      var limits = JSONLimits.document
      limits.outerDepth = context.depth
      root = try JSONDocument(parsing: bytes, limits: limits).root
    } catch {
      throw DocumentError(error)
    }
    try check(root)
    _ = try version.read(root, owner, context)
    return try content(root, context)
  }

  /// The view with its controls.
  private static func content(
    _ root: JSONValue, _ context: DocumentContext
  ) throws(DocumentError) -> AnyView {
    let controls = try controls.read(root, owner, context)
    guard let inside = root["view"] else { return try view.read(root, owner, context) }
    return try DocumentTemplate(inside, controls, context, read: DocumentValue<AnyView>.view.read)
      .view()
  }

  /// Refuses what is no document, and keys that documents do not have.
  private static func check(_ root: JSONValue) throws(DocumentError) {
    guard root.kind == .object else {
      throw root.wrongKind(expected: "a document: an object with \"version\" and \"view\"")
    }
    try root.checkKeys(signature.keys, of: owner)
  }

  private static let owner = "a document"

  /// The members of a document, for the reader and for the schema.
  package static var properties: [SchemaObject.Property] { signature.properties }

  private static let signature = DocumentSignature(
    owner: owner, version, name, schemaAddress, variants, environment, look, theme, fonts,
    resources,
    size, background, speech, controls, view)

  private static let schemaAddress = DocumentParameter<String?>.optional(
    "$schema", .string, "The address of the JSON Schema, for editors.")
  private static let version = DocumentParameter<Int>.required(
    "version", .integer(1...newestVersion), "The form of the document: 1.")
  private static let name = DocumentParameter<String?>.optional(
    "name", .storyName, "What goldens and reports call it, such as \"order-card\".")
  private static let variants = DocumentParameter<[Variant]?>.optional(
    "variants", .array(of: .variant, minimumCount: 1, named: "variants"),
    "The appearances to verify; light, dark, rtl and ax3 by default.")
  private static let environment = DocumentParameter<DocumentEnvironment>.optional(
    "environment", DocumentEnvironment.reference, default: DocumentEnvironment(),
    "The environment that every variant starts from.")
  private static let theme = DocumentParameter<Theme?>.optional(
    "theme", .themeFile, "A file of design tokens, relative to the document.")
  private static let fonts = DocumentParameter<[FontFile]>.optional(
    "fonts", .array(of: .fontFile, named: "fonts"), default: [],
    "Files of fonts, relative to the document; the first is tried first.")
  private static let resources = DocumentParameter<[Resources]>.optional(
    "resources", .array(of: .resourceFolder, named: "folders"), default: [],
    """
    Folders of asset catalogs, texts and fonts below that of the document; of two with one name the \
    later folder's is used.
    """)
  private static let look = DocumentParameter<Look?>.optional(
    "look", .cases("look"), "How controls, text and colours look; as iOS 18 draws by default.")
  private static let size = DocumentParameter<DocumentSize>.optional(
    "size", .size, default: DocumentSize(), "The available space; 390 points wide by default.")
  private static let background = DocumentParameter<StoryCanvas.Backdrop>.optional(
    "background", .backdrop, default: .background, "The colour behind the view.")
  private static let speech = DocumentParameter<Bool>.optional(
    "speech", .boolean, default: false,
    "Whether goldens have what VoiceOver says beside the picture.")
  private static let controls = DocumentParameter<[DocumentControl]>.optional(
    "controls", .controls, default: [],
    "Values that can be set from outside; {\"control\": NAME} in the view stands for one.")
  private static let view = DocumentParameter<AnyView>.required("view", .view, "What is shown.")

  private static func heading(
    _ root: JSONValue, fallbackName: String, _ context: DocumentContext
  ) throws(DocumentError) -> (heading: Heading, environment: DocumentEnvironment) {
    let name = try Self.name.read(root, owner, context) ?? fallbackName
    let environment = try Self.environment.read(root, owner, context)
    let variants = try Self.variants.read(root, owner, context) ?? Variant.standard
    return (Heading(id: name, variants: environment.merged(into: variants)), environment)
  }

  private static func story(
    _ root: JSONValue, file: String, fallbackName: String, _ context: DocumentContext
  ) throws(DocumentError) -> Story {
    try check(root)
    _ = try schemaAddress.read(root, owner, context)
    _ = try version.read(root, owner, context)
    let (heading, environment) = try heading(root, fallbackName: fallbackName, context)
    let theme = try Self.theme.read(root, owner, context)
    let fonts = try Self.fonts.read(root, owner, context)
    let resources = try Self.resources.read(root, owner, context)
    let look = try Self.look.read(root, owner, context)
    let size = try Self.size.read(root, owner, context)
    let backdrop = try background.read(root, owner, context)
    let speech = try Self.speech.read(root, owner, context)
    let view = try content(root, context)

    var canvas = StoryCanvas(
      width: size.width, height: size.height, scale: size.scale ?? size.device?.scale ?? 2,
      backdrop: backdrop, device: size.device, locale: environment.locale,
      theme: theme, look: look)
    canvas.time = environment.time ?? 0
    canvas.resources = resources.reduce(.none) { $0.merging($1) }
    if !fonts.isEmpty { canvas.resources = canvas.resources.merging(Resources(fonts: fonts)) }
    // What no variant can say holds for the view itself.
    let rest = environment.withoutVariantAxes
    return Story(
      heading.id, variants: heading.variants, canvas: { [canvas] in canvas },
      source: SourceLocation(file: file, line: root.position.line)
    ) {
      AnyView(view.transformEnvironment(\.self) { rest.apply(to: &$0) })
    }.snapshots(speech: speech)
  }
}

/// The room that a document asks for.
struct DocumentSize {
  var width: CGFloat? = 390
  var height: CGFloat?
  var scale: CGFloat?
  var device: Device?
}

extension DocumentValue where Value == DocumentSize {
  static var size: DocumentValue {
    .record(
      "a size", .optional("width", .points(1...16_384), "The proposed width in points."),
      .optional("height", .points(1...16_384), "The proposed height in points."),
      .optional("scale", .points(0.25...8), "Pixels per point; 2 by default."),
      .optional("device", .device, "A device whose screen and safe area are used.")
    ) { (width: CGFloat?, height: CGFloat?, scale: CGFloat?, device: Device?) in
      let own = device?.size
      return DocumentSize(
        width: width ?? own?.width ?? 390, height: height ?? own?.height, scale: scale,
        device: device)
    }
  }
}

extension DocumentValue where Value == Device {
  package static var device: DocumentValue { .name("device", Device.all.map { ($0.name, $0) }) }
}

extension DocumentValue where Value == StoryCanvas.Backdrop {
  /// `"transparent"`, or a colour.
  static var backdrop: DocumentValue {
    let nothing = DocumentValue.name("background", ["transparent": .transparent])
    let color = DocumentValue<Color>.color.map { StoryCanvas.Backdrop.color($0) }
    return color.or(nothing) { $0.string == "transparent" }
  }
}

extension DocumentValue where Value == String {
  /// The name of a story or document: segments of small letters, digits and hyphens.
  package static var storyName: DocumentValue {
    let expected = "a name of small letters, digits and hyphens, such as \"order-card\""
    return DocumentValue(
      expected: expected, schema: .pattern("^[a-z0-9-]+(/[a-z0-9-]+)*$")
    ) { value, _ throws(DocumentError) in
      guard let name = value.string, isStoryName(name) else {
        throw value.wrongKind(expected: expected)
      }
      return name
    }
  }
}

/// Whether a text is a story's id: segments of `[a-z0-9-]+` joined by `/`, at most 200 bytes.
package func isStoryName(_ text: String) -> Bool {
  let segments = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return text.utf8.count <= 200
    && segments.allSatisfy { segment in
      !segment.isEmpty
        && segment.allSatisfy { byte in
          (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
        }
    }
}
