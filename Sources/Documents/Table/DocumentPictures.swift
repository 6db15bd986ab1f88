import Codecs
import Foundation

extension DocumentTable {
  /// Symbols and pictures.
  static var pictures: [DocumentComponent] {
    [
      .element(
        "image", "A symbol, a picture of an asset catalog, or a PNG, JPEG, WebP or SVG file.",
        .optional("systemName", .symbolName, "The name of a symbol."),
        .optional("file", .pictureFile, "A PNG, JPEG, WebP or SVG file, relative to the document."),
        .optional("name", .string, "A picture or symbol of an asset catalog of the resources."),
        .optional("scale", .points(0.25...8), default: 1, "Pixels per point of the file."),
        .optional("label", .string, "What a screen reader says."),
        .optional("decorative", .boolean, default: false, "Whether a screen reader skips it.")
      ) { symbol, file, name, scale, label, decorative in
        var image: Image
        switch (symbol, file, name) {
        case (let symbol?, nil, nil): image = Image(systemName: symbol)
        case (nil, let bytes?, nil): image = Image(data: bytes, scale: scale)
        case (nil, nil, let name?): image = Image(name)
        default:
          throw DocumentRefusal(
            "image needs exactly one of \"systemName\", \"file\" and \"name\"")
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
    DocumentValue(expected: "the path of a picture file", schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else {
        throw value.wrongKind(expected: "the path of a picture file")
      }
      let bytes = try context.bytes(of: path, namedBy: value)
      do throws(PictureError) {
        _ = try PictureDecoder.info(of: bytes)
      } catch {
        throw DocumentError(at: value, .unreadable(file: path, reason: error.description))
      }
      return bytes
    }
  }
}
