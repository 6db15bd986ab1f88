import Codecs
import Foundation

extension DocumentTable {
  /// Symbols and pictures.
  static var pictures: [DocumentComponent] {
    [
      .element(
        "image", "A symbol of the icon table, or a PNG file.",
        .optional("systemName", .symbolName, "The name of a symbol."),
        .optional("file", .pictureFile, "A PNG file, relative to the document."),
        .optional("scale", .points(0.25...8), default: 1, "Pixels per point of the file."),
        .optional("label", .string, "What a screen reader says."),
        .optional("decorative", .boolean, default: false, "Whether a screen reader skips it.")
      ) { symbol, file, scale, label, decorative in
        var image: Image
        switch (symbol, file) {
        case (let name?, nil): image = Image(systemName: name)
        case (nil, let bytes?): image = Image(pngData: bytes, scale: scale)
        default: throw DocumentRefusal("image needs exactly one of \"systemName\" and \"file\"")
        }
        image.label = label
        image.isDecorative = decorative
        return DocumentElement(image)
      }
    ]
  }
}

extension DocumentValue where Value == String {
  /// The name of a symbol of the icon table.
  static var symbolName: DocumentValue {
    var type = DocumentValue<String>.string
    type.schema = .reference("symbol")
    type.expected = "the name of a symbol"
    let read = type.read
    type.read = { value, context throws(DocumentError) in
      let name = try read(value, context)
      guard IconTable.icon(named: name) != nil else {
        throw DocumentError(
          at: value,
          .unknownName(
            name, kind: "symbol", nearest: IconTable.nearestName(to: name),
            known: IconTable.names))
      }
      return name
    }
    return type
  }
}

extension DocumentValue where Value == [UInt8] {
  /// A picture file beside the document.
  static var pictureFile: DocumentValue {
    DocumentValue(expected: "the path of a PNG file", schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else {
        throw value.wrongKind(expected: "the path of a PNG file")
      }
      let bytes = try context.bytes(of: path, namedBy: value)
      guard let size = PNGHeader.size(of: bytes) else {
        throw DocumentError(at: value, .unreadable(file: path, reason: "it is not a PNG file"))
      }
      let longest = 16_384
      guard size.width <= longest, size.height <= longest else {
        throw DocumentError(
          at: value,
          .unreadable(
            file: path,
            reason:
              "it has \(size.width) × \(size.height) pixels; at most \(longest) a side are read"
          ))
      }
      return bytes
    }
  }
}
