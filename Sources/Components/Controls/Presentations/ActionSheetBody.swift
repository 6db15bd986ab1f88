import Foundation

/// Actions below each other at the bottom of the screen.
struct ActionSheetBody: View {
  let title: Text?
  let message: AnyView
  let actions: AnyView

  @Environment(\.self) private var environment

  var body: some View {
    switch environment.presentationMetrics.answers {
    case .buttons: sheet
    case .dividedWords, .capsules: panels
    }
  }

  private var sheet: some View {
    Sheet {
      DialogContent {
        words
        VStack(spacing: environment.theme.space.xs) { actions }
          .buttonStyle(.dialog)
          .controlSize(.large)
          .buttonSizing(.flexible)
      }
    }
  }

  private var words: some View {
    VStack(spacing: environment.theme.space.xxs) {
      title?
        .font(.system(.subheadline, weight: .semibold))
        .accessibilityAddTraits(.isHeader)
      message.font(.footnote)
    }
    .foregroundStyle(Color.textSecondary)
    .multilineTextAlignment(.center)
  }

  /// The actions on one surface and the way back on another, away from the edges of the screen.
  private var panels: some View {
    ActionPanels(words: AnyView(words), actions: actions)
      .environment(\.isElevated, true)
      .padding(.horizontal, environment.theme.space.xs)
      .padding(.bottom, max(environment.safeAreaInsets.bottom, environment.theme.space.xs))
      .frame(maxWidth: environment.formSheetWidth ?? environment.theme.control.sheetWidth)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.dialog)
      .component("actionSheet", source: nil)
  }
}

/// The surfaces of a choice of actions.
private struct ActionPanels: View {
  typealias Body = Never

  let words: AnyView
  let actions: AnyView

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let metrics = context.environment.presentationMetrics
    let style = DialogAnswerStyle(
      answers: metrics.answers, rowHeight: metrics.actionHeight, font: metrics.actionFont)
    let inner = context.with { $0.buttonStyle = AnyButtonStyle(style) }
    let answers = actions._resolve(in: inner)
    var cancels = answers.filter(\.isCancelling)
    if cancels.isEmpty {
      // There is always a way back.
      cancels = Button("Cancel", role: .cancel) {}._resolve(in: inner)
    }
    let said = words._resolve(in: context)
    let others = answers.filter { !$0.isCancelling }
    return ActionPanelsBody(
      words: said.contains { $0.hasText } ? said : [], actions: others, cancels: cancels
    )._resolve(in: context)
  }
}

private struct ActionPanelsBody: View {
  let words: [ResolvedNode]
  let actions: [ResolvedNode]
  let cancels: [ResolvedNode]

  @Environment(\.self) private var environment

  var body: some View {
    let metrics = environment.presentationMetrics
    let shape = RoundedRectangle(cornerRadius: metrics.dialogRadius.points(in: environment))
    if metrics.answers == .capsules {
      DialogContent {
        VStack(spacing: 0) {
          title
          AnswerLayout(nodes: actions + cancels, answers: metrics.answers, isPair: false)
            .padding(.top, words.isEmpty ? 14 : 0)
        }
      }
      .background { shape.fill(metrics.fill) }
    } else {
      VStack(spacing: environment.theme.space.xs) {
        DialogContent {
          VStack(spacing: 0) {
            title
            AnswerLayout(
              nodes: actions, answers: metrics.answers, isPair: false, skipsFirstLine: words.isEmpty
            )
          }
        }
        .background { shape.fill(metrics.fill) }
        ResolvedContent(nodes: cancels).background { shape.fill(metrics.fill) }
      }
    }
  }

  @ViewBuilder private var title: some View {
    if !words.isEmpty {
      ResolvedContent(nodes: words)
        .padding(.horizontal, environment.theme.space.md)
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity)
    }
  }
}

extension ResolvedNode {
  fileprivate var hasText: Bool {
    containsNode { node in
      if case .text = node.kind { true } else { nil }
    }
  }
}
