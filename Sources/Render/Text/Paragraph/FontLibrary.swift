package import Components
import Synchronization
import Typography

/// Chooses faces: a request and a language become a chain of faces in fallback order.
///
/// First what the request asks for, then the look's family, the given fonts in their order, and the embedded
/// ones. Files are opened when a text first needs their set.
package final class FontLibrary: Sendable {
  /// How many sets of fonts are kept open: one for each team's fonts and theme at a time.
  private static let capacity = 8

  private let books = Mutex<[(fonts: FontSet, book: FontBook)]>([])

  /// The one that texts are set with: what a picture opened is open for the next.
  package static let shared = FontLibrary()

  package init() {}

  /// The faces to try for a request in a language, in order.
  func chain(for request: FontRequest, language: String) -> FontChain {
    request.fonts.isEmpty
      ? Self.chain(for: request, asked: nil, given: [])
      : book(of: request.fonts).chain(for: request, language: HanLanguage(language))
  }

  /// The faces of a set of files, and what is wrong with some.
  package func book(of fonts: FontSet) -> FontBook {
    books.withLock { books in
      if let known = books.first(where: { $0.fonts == fonts }) { return known.book }
      if books.count == Self.capacity { books.removeFirst() }
      let book = FontBook(fonts)
      books.append((fonts, book))
      return book
    }
  }

  /// Why the font that a request names is not the one that is drawn; `nil` where it is.
  package func lack(of request: FontRequest) -> String? {
    guard case .named(let name) = request.family else { return nil }
    let book = request.fonts.isEmpty ? nil : book(of: request.fonts)
    guard
      !FontName.choices(name).contains(where: { choice in
        book?.collection.contains(choice) == true || Self.embeddedFamily(choice) != nil
      })
    else { return nil }
    let known = (book?.collection.names ?? []) + Self.embedded.map(\.family)
    let near = nearestName(to: name, in: known).map { "; did you mean \(messageQuoted($0))?" } ?? ""
    let given = (book?.collection.families ?? []).filter { !$0.isEmpty }
    let list = given.isEmpty ? "no fonts are given" : "given are \(given.joined(separator: ", "))"
    let nameless = zip(book?.collection.faces ?? [], book?.files ?? []).filter {
      $0.0.names.family.isEmpty
    }.map { "; \(request.fonts.files[$0.1].path) has no name for its family" }
    let damaged = (book?.issues ?? []).map { "; \($0.path) cannot be used: \($0.reason)" }
    return
      "there is no font \(messageQuoted(name))\(near) (\(list)\((damaged + nameless).joined()); "
      + "add its file with --fonts or in the resources)"
  }

  /// - Parameters:
  ///   - asked: the face of the given fonts that the request names.
  ///   - given: one face of each given family, in order.
  static func chain(
    for request: FontRequest, asked: FontFace?, given: [FontFace]
  ) -> FontChain {
    var sources: [FontChain.Source] = []
    switch request.family {
    case .sans: break
    case .sansDisplay: sources.append(.embedded(sansDisplay.name(nearest: request.weight)))
    case .rounded: sources.append(.embedded(rounded.name(nearest: request.weight)))
    case .serif: sources.append(.embedded(serif.name(nearest: request.weight)))
    case .monospaced: sources.append(.embedded(mono.name(nearest: request.weight)))
    case .named(let name):
      if let asked {
        sources.append(.given(asked))
      } else if let family = FontName.choices(name).lazy.compactMap(embeddedFamily).first {
        sources.append(.embedded(family.name(nearest: request.weight)))
      }
    }
    func add(_ source: FontChain.Source) {
      if !sources.contains(source) { sources.append(source) }
    }
    add(.embedded(sans.name(nearest: request.weight)))
    for face in given { add(.given(face)) }
    for family in [hebrew, arabic, mono, emoji, emojiPictures, colorEmoji] {
      add(.embedded(family.name(nearest: request.weight)))
    }
    return FontChain(sources)
  }

  private static func embeddedFamily(_ name: String) -> EmbeddedFamily? {
    embedded.first { $0.family.utf8.elementsEqual(name.utf8) }
  }

  private static let embedded = [
    sans, sansDisplay, rounded, serif, hebrew, arabic, mono, emoji, emojiPictures, colorEmoji,
  ]
  private static let sans = EmbeddedFamily("Stillframe Sans", Array(EmbeddedFamily.faces.keys))
  private static let sansDisplay = EmbeddedFamily(
    "Stillframe Sans Display", Array(EmbeddedFamily.faces.keys))
  private static let rounded = EmbeddedFamily("Stillframe Sans Rounded", [400, 500, 600, 700])
  private static let serif = EmbeddedFamily("Stillframe Serif", [400, 600, 700])
  private static let hebrew = EmbeddedFamily("Stillframe Sans Hebrew", [400, 500, 600, 700])
  private static let arabic = EmbeddedFamily("Stillframe Sans Arabic", [400, 500, 600, 700])
  private static let mono = EmbeddedFamily("Stillframe Mono", [400, 600])
  private static let emoji = EmbeddedFamily("Stillframe Emoji", [400])
  private static let emojiPictures = EmbeddedFamily("Stillframe Emoji Pictures", [400])
  private static let colorEmoji = EmbeddedFamily("Stillframe Emoji Color", [400])
}

/// An embedded family as its face names tell it.
private struct EmbeddedFamily {
  let family: String
  let weights: [Int]
  /// What the names of its faces begin with.
  private let prefix: String

  init(_ family: String, _ weights: [Int]) {
    self.family = family
    self.weights = weights
    prefix = family.replacing(" ", with: "")
  }

  /// What faces of a weight are called.
  static let faces = [
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
    700: "Bold", 800: "ExtraBold", 900: "Black",
  ]

  func name(nearest weight: Int) -> String {
    "\(prefix)-\(nearest(weights, to: weight).flatMap { Self.faces[$0] } ?? "Regular")"
  }

  /// The nearest weight; of two at the same distance the heavier.
  private func nearest(_ weights: [Int], to weight: Int) -> Int? {
    weights.min { left, right in
      ((left - weight).magnitude, right) < ((right - weight).magnitude, left)
    }
  }
}

/// A name of a font as views and themes write it.
enum FontName {
  /// The name itself, then the names between its commas.
  static func choices(_ name: String) -> [String] {
    guard name.contains(",") else { return [name] }
    return [name] + name.split(separator: ",").map { String($0.trimmingSpaces) }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
