import Components
package import Typography

/// Chooses faces: a family and a weight become a chain of faces in fallback order.
///
/// A value: registering a face makes another collection. The `.rounded` and `.serif` designs have
/// no faces of their own and are set in the sans family by the resolver.
package struct FontCollection: Sendable {
  private var registered: [RegisteredFace] = []

  private struct RegisteredFace: Sendable {
    let family: String
    let face: FontFace
  }

  /// The embedded families only.
  package init() {}

  /// The collection with one more face under a family name; later faces win over earlier ones of
  /// the same family and weight.
  package func registering(_ face: FontFace, family: String) -> FontCollection {
    var copy = self
    copy.registered.append(RegisteredFace(family: family, face: face))
    return copy
  }

  /// The faces to try for a request, in order.
  func chain(for request: FontRequest) -> FontChain {
    var sources: [FontChain.Source] = []
    switch request.family {
    case .sans: break
    case .sansDisplay: sources.append(.embedded(Self.sansDisplay.name(nearest: request.weight)))
    case .monospaced: sources.append(.embedded(Self.mono.name(nearest: request.weight)))
    case .named(let family):
      if let face = registeredFace(family: family, weight: request.weight) {
        sources.append(.registered(face))
      }
    }
    for family in [Self.sans, Self.hebrew, Self.arabic, Self.mono, Self.emoji, Self.emojiColor] {
      let source = FontChain.Source.embedded(family.name(nearest: request.weight))
      if !sources.contains(source) { sources.append(source) }
    }
    return FontChain(sources)
  }

  private func registeredFace(family: String, weight: Int) -> FontFace? {
    let name = Array(family.utf8)
    let candidates = registered.filter { Array($0.family.utf8) == name }.map(\.face)
    return nearest(candidates.reversed(), to: weight) { $0.metrics.weight }
  }

  private static let sans = EmbeddedFamily("StillframeSans", [400, 500, 600, 700])
  private static let sansDisplay = EmbeddedFamily("StillframeSansDisplay", [400, 500, 600, 700])
  private static let hebrew = EmbeddedFamily("StillframeSansHebrew", [400, 500, 600, 700])
  private static let arabic = EmbeddedFamily("StillframeSansArabic", [400, 500, 600, 700])
  private static let mono = EmbeddedFamily("StillframeMono", [400, 600])
  private static let emoji = EmbeddedFamily("StillframeEmoji", [400])
  private static let emojiColor = EmbeddedFamily("StillframeEmojiColor", [400])
}

/// An embedded family as its face names tell it.
private struct EmbeddedFamily {
  let prefix: String
  let weights: [Int]

  init(_ prefix: String, _ weights: [Int]) {
    self.prefix = prefix
    self.weights = weights
  }

  func name(nearest weight: Int) -> String {
    switch nearest(weights, to: weight, \.self) {
    case 500: "\(prefix)-Medium"
    case 600: "\(prefix)-SemiBold"
    case 700: "\(prefix)-Bold"
    default: "\(prefix)-Regular"
    }
  }

  private func nearest(_ weights: [Int], to weight: Int, _ value: (Int) -> Int) -> Int? {
    Render.nearest(weights, to: weight, value)
  }
}

/// The first element whose weight is nearest; of two at the same distance the heavier.
private func nearest<Element>(
  _ elements: some Sequence<Element>, to weight: Int, _ value: (Element) -> Int
) -> Element? {
  var best: (element: Element, weight: Int)?
  for element in elements {
    let candidate = value(element)
    guard let current = best else {
      best = (element, candidate)
      continue
    }
    let distance = (candidate - weight).magnitude
    let record = (current.weight - weight).magnitude
    if distance < record || (distance == record && candidate > current.weight) {
      best = (element, candidate)
    }
  }
  return best?.element
}
