import Typography

/// The faces to try for one font request, in order; embedded ones are opened when first asked.
final class FontChain: Sendable {
  enum Source: Equatable, Sendable {
    case embedded(String)
    /// Of the files that came with the request.
    case given(FontFace)

    static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.embedded(let left), .embedded(let right)): left == right
      case (.given(let left), .given(let right)): left === right
      default: false
      }
    }

    fileprivate func open() -> FontFace? {
      switch self {
      case .embedded(let name): EmbeddedFonts.face(named: name)
      case .given(let face): face
      }
    }
  }

  /// The face that sets the line's metrics.
  let primary: FontFace
  /// The others; the last three are the emoji faces: without colours, bitmaps, drawn in colour.
  private let fallbacks: [(source: Source, face: Lazy<FontFace?>)]
  private let given: [ObjectIdentifier]

  /// - Parameter sources: at least one; the last three are the emoji faces, the ones in colour last.
  init(_ sources: [Source]) {
    guard let face = sources.first?.open() else {
      preconditionFailure("an embedded font is damaged")
    }
    primary = face
    given = sources.compactMap { source in
      if case .given(let face) = source { ObjectIdentifier(face) } else { nil }
    }
    fallbacks = sources.dropFirst().map { ($0, Lazy()) }
  }

  /// Whether a line is made high enough for a face: those that are given are drawn for scripts that need
  /// more room than the line has; the embedded ones do with it.
  func enlargesLines(_ face: FontFace) -> Bool {
    face !== primary && given.contains(ObjectIdentifier(face))
  }

  var fallbackCount: Int { fallbacks.count }

  func fallback(_ index: Int) -> FontFace? {
    let (source, face) = fallbacks[index]
    return face.get { source.open() }
  }
}
