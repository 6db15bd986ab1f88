import Foundation

/// A length as a document writes it: points, or a step of the theme's spacing scale.
package enum DocumentSpace: Hashable, Sendable {
  case points(CGFloat)
  case token(SpaceToken)

  func points(in theme: Theme) -> CGFloat {
    switch self {
    case .points(let length): length
    case .token(let token): theme.space[token]
    }
  }
}

extension DocumentValue where Value == DocumentSpace {
  package static var space: DocumentValue {
    let points = DocumentValue<CGFloat>.length.map { DocumentSpace.points($0) }
    let tokens = DocumentValue.name(
      "spacing token", SpaceToken.allCases.map { ($0.rawValue, .token($0)) })
    return points.or(tokens) { $0.kind == .string }
  }
}

/// Content that needs a length which the theme may decide.
struct DocumentSpaced<Content: View>: View {
  @Environment(\.theme) private var theme

  private let space: DocumentSpace?
  private let content: (CGFloat?) -> Content

  init(_ space: DocumentSpace?, @ViewBuilder content: @escaping (CGFloat?) -> Content) {
    self.space = space
    self.content = content
  }

  var body: some View { content(space?.points(in: theme)) }
}
