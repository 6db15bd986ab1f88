/// A placeholder for content of a known form, ready for lists and grids that are loading.
public struct SkeletonRow: View {
  /// What is loading.
  public enum Form: String, Hashable, CaseIterable, Sendable {
    /// A card with a picture beside two lines and a badge.
    case order
    /// A card with a picture above two lines.
    case plantCard
    /// A row of a list of results.
    case result
    /// A screen about one thing: its picture, its title and a paragraph.
    case detail
    /// A day with what is to be done on it.
    case schedule
    /// Two columns of cards.
    case collectionGrid
  }

  private let form: Form

  /// A placeholder for one kind of content.
  public init(_ form: Form) {
    self.form = form
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    content
      .accessibilityElement(children: .ignore)
      .accessibilityHidden(true)
      .component("skeletonRow", source: nil)
  }

  @ViewBuilder private var content: some View {
    switch form {
    case .order: order
    case .plantCard: plantCard
    case .result: result
    case .detail: detail
    case .schedule: schedule
    case .collectionGrid: collectionGrid
    }
  }

  private var order: some View {
    Card {
      HStack(spacing: theme.space.sm) {
        Skeleton(.circle)
          .frame(width: theme.control.avatarMedium, height: theme.control.avatarMedium)
        titles(lastIndent: theme.space.xxl)
        Capsule()
          .fill(SkeletonStyle())
          .frame(width: theme.space.xxxl, height: theme.space.lg)
      }
    }
  }

  private var plantCard: some View {
    Card {
      titles(lastIndent: theme.space.xxl)
    } media: {
      Rectangle().fill(SkeletonStyle()).frame(height: theme.space.xxxl + theme.space.xxl)
    }
  }

  private var result: some View {
    HStack(spacing: theme.space.sm) {
      Skeleton(.rectangle)
        .frame(width: theme.control.avatarMedium, height: theme.control.avatarMedium)
      titles(lastIndent: theme.space.xxxl)
    }
    .padding(.vertical, theme.space.xs)
  }

  private var detail: some View {
    VStack(alignment: .leading, spacing: theme.space.md) {
      Skeleton(.rectangle).frame(height: theme.space.xxxl * 3)
      line(.title2, indent: theme.space.xxxl * 2)
      Skeleton(.lines(3))
    }
  }

  private var schedule: some View {
    VStack(alignment: .leading, spacing: theme.space.sm) {
      line(.headline, indent: theme.space.xxxl * 3)
      ForEach(0..<2) { index in
        HStack(spacing: theme.space.sm) {
          Skeleton(.circle)
            .frame(width: theme.control.checkboxSide, height: theme.control.checkboxSide)
          line(.body, indent: index == 0 ? theme.space.xxl : theme.space.xxxl * 2)
        }
      }
    }
  }

  private var collectionGrid: some View {
    VStack(spacing: theme.space.md) {
      ForEach(0..<2) { _ in
        HStack(spacing: theme.space.md) {
          plantCard
          plantCard
        }
      }
    }
  }

  /// A title with a shorter line below it.
  private func titles(lastIndent: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      line(.headline, indent: theme.space.md)
      line(.footnote, indent: lastIndent)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// A line of text that leaves room at its end, as words do.
  private func line(_ font: Font, indent: CGFloat) -> some View {
    Skeleton(.line).font(font).padding(.trailing, indent)
  }
}
