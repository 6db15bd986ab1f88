package import Components
import Typography

extension FontLibrary {
  /// Whether all that a text shows are pictures: emoji of a face in colour.
  package func showsPictures(
    _ text: String, in font: FontRequest, language: String
  ) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    guard scalars.contains(where: { UnicodeData.properties(of: $0).isEmoji }) else { return false }
    var finder = FaceFinder(chain(for: font, language: language))
    var clusters = GraphemeBreaker()
    let starts = scalars.indices.filter {
      clusters.startsCluster(UnicodeData.properties(of: scalars[$0]))
    }
    var found = false
    for (start, end) in zip(starts, starts.dropFirst() + [scalars.count]) {
      let cluster = scalars[start..<end]
      let isBlank = cluster.allSatisfy {
        UnicodeData.isDefaultIgnorable($0) || $0 == 0x20 || $0 == 0xA0 || $0 == 0x0A
      }
      if isBlank { continue }
      guard finder.face(for: cluster).hasColorGlyphs else { return false }
      found = true
    }
    return found
  }
}
