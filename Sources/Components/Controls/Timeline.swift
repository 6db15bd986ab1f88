/// Steps below each other, joined by a line: done, under way and to come.
public struct Timeline: View {
  /// One step.
  public struct Step: Sendable {
    let title: LocalizedStringKey
    let detail: LocalizedStringKey?

    /// A step with a smaller line below its title, if there is one.
    public init(_ title: LocalizedStringKey, detail: LocalizedStringKey? = nil) {
      self.title = title
      self.detail = detail
    }
  }

  private let steps: [Step]
  private let current: Int

  /// A timeline; steps before `current` are done, `steps.count` means that all are.
  public init(_ steps: [Step], current: Int) {
    self.steps = steps
    self.current = current
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        TimelineRow(step: step, position: index - current, isLast: index == steps.count - 1)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .component("timeline", source: nil)
  }
}

/// One step with its mark and the line to the next one.
private struct TimelineRow: View {
  let step: Timeline.Step
  /// Negative for steps that are done, 0 for the current one.
  let position: Int
  let isLast: Bool

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // The longest words of large type need every point of a small phone.
    HStack(alignment: .top, spacing: typeSize.isAccessibilitySize ? theme.space.xs : theme.space.sm)
    {
      VStack(spacing: theme.space.xxs) {
        mark
        if !isLast {
          Capsule()
            .fill(position < 0 ? Color.successText : .border)
            .frame(width: theme.space.xxxs)
            .frame(minHeight: theme.space.md, maxHeight: .infinity)
            .padding(.bottom, theme.space.xxs)
        }
      }
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: theme.space.xxxs) {
        Text(step.title)
          .font(.system(.body, weight: position == 0 ? .semibold : .regular))
          .foregroundStyle(position > 0 ? Color.textSecondary : .textPrimary)
        if let detail = step.detail {
          Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
        }
      }
      .padding(.bottom, isLast ? 0 : theme.space.md)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(position < 0 ? "Done" : position == 0 ? "Current" : "To come")
  }

  @ViewBuilder private var mark: some View {
    if position < 0 {
      Image(systemName: "checkmark.circle.fill").foregroundStyle(Color.successText)
    } else if position == 0 {
      Image(systemName: "target").foregroundStyle(Color.accentColor)
    } else {
      Image(systemName: "circle").foregroundStyle(Color.controlBorder)
    }
  }
}
