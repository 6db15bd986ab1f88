import Foundation

/// A placeholder in the shape of content that is still loading.
///
/// A band of light sweeps over it from leading to trailing; it is shown at the time of the picture
/// and does not move where the reader asks for less motion.
public struct Skeleton: View {
  /// The form of the placeholder.
  public enum Shape: Hashable, Sendable {
    /// One line of text in the font of the place.
    case line
    /// Several lines of text, the last one shorter.
    case lines(Int)
    case rectangle
    case circle
  }

  private let shape: Shape

  /// A placeholder of a form; a number of lines below 1 is 1.
  public init(_ shape: Shape = .rectangle) {
    self.shape = shape
  }

  @Environment(\.theme) private var theme
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    placeholder
      .accessibilityElement()
      .accessibilityHidden(true)
      .component("skeleton", source: nil)
  }

  @ViewBuilder private var placeholder: some View {
    switch shape {
    case .line:
      line
    case .lines(let count):
      VStack(alignment: .leading, spacing: theme.space.xs) {
        ForEach(0..<max(count, 1)) { index in
          // Paragraphs rarely end at the margin; a short last line reads as text.
          if index > 0, index == count - 1 {
            HStack(spacing: 0) {
              line
              Spacer(minLength: theme.space.xxxl)
            }
          } else {
            line
          }
        }
      }
    case .rectangle:
      RoundedRectangle(cornerRadius: theme.radius.medium).fill(SkeletonStyle())
    case .circle:
      Circle().fill(SkeletonStyle())
    }
  }

  private var line: some View {
    let height = CGFloat((font ?? .body).size(in: theme, typeSize: typeSize))
    return RoundedRectangle(cornerRadius: min(height * 0.3, theme.radius.small))
      .fill(SkeletonStyle())
      .frame(height: height)
  }
}

extension Font {
  /// The size in points that the font has at a type size.
  fileprivate func size(in theme: Theme, typeSize: DynamicTypeSize) -> Double {
    resolve(in: AppearanceContext(theme: theme, dynamicTypeSize: typeSize)).size
  }
}
