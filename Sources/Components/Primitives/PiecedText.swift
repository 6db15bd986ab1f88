/// A stretch of a text between its images, or one of those.
enum TextPiece {
  case runs([StyledText.Run])
  case image(Image, EnvironmentValues)

  var isImage: Bool {
    if case .image = self { true } else { false }
  }
}

/// A text with images in its line, as a row whose parts share a baseline.
///
/// Words wrap within their own stretch, not around the images.
struct PiecedText: View {
  typealias Body = Never

  let pieces: [TextPiece]
  let resolution: TextResolution
  /// The shadows of the words; images have those of their own style.
  let shadows: [ResolvedShadow]

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = pieces.flatMap { piece -> [ResolvedNode] in
      switch piece {
      case .runs(let runs):
        let node = resolution.node(for: runs)
        return context.refusal(node.textCost, .bytes) ?? [node.shadowed(by: shadows)]
      case .image(let image, let environment):
        return image._resolve(in: ResolveContext(environment: environment))
      }
    }
    guard nodes.count > 1 else { return nodes }
    return [
      .stack(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline),
        spacing: 0, children: nodes, in: context.environment)
    ]
  }
}

extension Text {
  /// Whether there is an image somewhere in the text.
  var holdsImage: Bool {
    switch content {
    case .image: true
    case .joined(let texts): texts.contains(where: \.holdsImage)
    case .localized(let key): key.embedded.contains { $0.text.holdsImage }
    case .verbatim, .attributed, .deferred: false
    }
  }
}
