import Components
import Synchronization
package import Typography

/// The faces of one set of files.
package final class FontBook: Sendable {
  /// A file that cannot be used, or a face of it.
  package struct Issue: Sendable {
    package let path: String
    package let reason: String
  }

  private struct ChainKey: Hashable {
    let family: FontRequest.Family
    let query: FontQuery
    let language: HanLanguage?
  }

  /// The most chains that are kept; sizes count where a font has an axis for them.
  private static let limit = 1024

  package let collection: FontCollection
  package let issues: [Issue]
  /// For each face of the collection the place of its file in the set.
  package let files: [Int]
  private let hasOpticalSizes: Bool
  private let chains = Mutex<[ChainKey: FontChain]>([:])

  init(_ fonts: FontSet) {
    var collection = FontCollection()
    var issues: [Issue] = []
    var files: [Int] = []
    for (index, font) in fonts.files.enumerated() {
      let count = unsafe FontFace.count(in: font.file.bytes)
      for number in 0..<count {
        do throws(FontError) {
          collection.add(
            try unsafe FontFace(font.file.bytes, keptBy: font.file, index: number))
          files.append(index)
        } catch {
          issues.append(Issue(path: font.path, reason: "\(error)"))
        }
      }
    }
    self.collection = collection
    self.issues = issues
    self.files = files
    hasOpticalSizes = collection.faces.contains { face in
      face.axes.contains { $0.tag == "opsz" }
    }
  }

  func chain(for request: FontRequest, language: HanLanguage?) -> FontChain {
    let query = FontQuery(
      weight: request.weight, width: request.stretch * 100, isItalic: request.isItalic,
      size: hasOpticalSizes ? request.size : 0)
    let key = ChainKey(family: request.family, query: query, language: language)
    if let known = chains.withLock({ $0[key] }) { return known }
    var asked: FontFace?
    if case .named(let name) = request.family {
      asked =
        FontName.choices(name).lazy.compactMap {
          self.collection.face(named: $0, for: query)
        }.first
    }
    let chain = FontLibrary.chain(
      for: request, asked: asked, given: collection.fallbacks(for: query, language: language))
    return chains.withLock { chains in
      if let known = chains[key] { return known }
      if chains.count == Self.limit { chains = [:] }
      chains[key] = chain
      return chain
    }
  }
}
