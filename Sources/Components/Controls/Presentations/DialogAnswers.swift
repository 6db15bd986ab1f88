import Foundation

/// The answers of a dialog as rows of words or as capsules; two are beside each other where they fit.
struct DialogAnswers<Actions: View>: View {
  typealias Body = Never

  let actions: Actions
  let answers: PresentationMetrics.Answers
  /// The least height of an answer, in points.
  let rowHeight: CGFloat

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let style = DialogAnswerStyle(answers: answers, rowHeight: rowHeight, font: .body)
    let entries = actions._resolve(
      in: context.with { environment in
        environment.buttonStyle = AnyButtonStyle(style)
        environment.font = answers == .capsules ? .body : .footnote
      })
    let nodes = entries.filter(\.isAnswer)
    let fields = entries.filter { !$0.isAnswer }
    // The way back is before the other answer, and below several.
    let isPair = nodes.count == 2
    let cancels = nodes.filter(\.isCancelling)
    let others = nodes.filter { !$0.isCancelling }
    let rows = isPair ? cancels + others : others + cancels
    let layout = AnswerLayout(nodes: rows, answers: answers, isPair: isPair)
    guard !fields.isEmpty else { return layout._resolve(in: context) }
    return VStack(spacing: 0) {
      DialogFields(nodes: fields, answers: answers)
      layout
    }._resolve(in: context)
  }
}

/// The text fields of a dialog, between its words and its answers.
private struct DialogFields: View {
  let nodes: [ResolvedNode]
  let answers: PresentationMetrics.Answers

  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if answers == .capsules {
      VStack(spacing: 8) {
        ForEach(Array(nodes.indices), id: \.self) { index in
          ResolvedContent(nodes: [nodes[index]])
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background { RoundedRectangle(cornerRadius: 22).fill(Color.fill) }
        }
      }
      .padding(.horizontal, 14)
      .padding(.bottom, 14)
    } else {
      let shape = RoundedRectangle(cornerRadius: 7)
      VStack(spacing: 0) {
        ForEach(Array(nodes.indices), id: \.self) { index in
          if index > 0 {
            Rectangle().fill(Color.separator).frame(height: pixel).accessibilityHidden(true)
          }
          ResolvedContent(nodes: [nodes[index]])
            .padding(.horizontal, 7)
            .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
        }
      }
      .background { shape.fill(Color.page) }
      .overlay { shape.strokeBorder(Color.separator, lineWidth: pixel) }
      .padding(.horizontal, 16)
      .padding(.bottom, 20)
    }
  }
}

struct AnswerLayout: View {
  let nodes: [ResolvedNode]
  let answers: PresentationMetrics.Answers
  let isPair: Bool
  /// Whether nothing is above the first answer.
  var skipsFirstLine = false

  @Environment(\.pixelLength) private var pixel

  var body: some View {
    switch answers {
    case .buttons, .dividedWords:
      if isPair {
        ViewThatFits(in: .horizontal) {
          pair
          column(of: nodes.reversed())
        }
      } else {
        column(of: nodes)
      }
    case .capsules:
      Group {
        if isPair {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
              answer(nodes[0])
              answer(nodes[1])
            }
            VStack(spacing: 8) { all(of: nodes.reversed()) }
          }
        } else {
          VStack(spacing: 8) { all(of: nodes) }
        }
      }
      .padding(.horizontal, 14)
      .padding(.bottom, 14)
    }
  }

  private var pair: some View {
    VStack(spacing: 0) {
      line
      HStack(spacing: 0) {
        answer(nodes[0])
        Rectangle().fill(Color.separator).frame(width: pixel).accessibilityHidden(true)
        answer(nodes[1])
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private func column(of nodes: [ResolvedNode]) -> some View {
    VStack(spacing: 0) {
      ForEach(Array(nodes.indices), id: \.self) { index in
        if index > 0 || !skipsFirstLine { line }
        answer(nodes[index])
      }
    }
  }

  private var line: some View {
    Rectangle().fill(Color.separator).frame(height: pixel).accessibilityHidden(true)
  }

  private func all(of nodes: [ResolvedNode]) -> some View {
    ForEach(Array(nodes.indices), id: \.self) { answer(nodes[$0]) }
  }

  private func answer(_ node: ResolvedNode) -> some View {
    ResolvedContent(nodes: [node]).frame(maxWidth: .infinity)
  }
}

/// An answer of a dialog: a word in the tint, the way back in bold.
struct DialogAnswerStyle: ButtonStyle {
  let answers: PresentationMetrics.Answers
  let rowHeight: CGFloat
  let font: Font

  func makeBody(configuration: Configuration) -> some View {
    DialogAnswer(
      configuration: configuration, answers: answers, rowHeight: rowHeight, font: font)
  }
}

private struct DialogAnswer: View {
  let configuration: ButtonStyleConfiguration
  let answers: PresentationMetrics.Answers
  let rowHeight: CGFloat
  let font: Font

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isCancelling = configuration.role == .cancel
    let isCapsule = answers == .capsules
    configuration.label
      .font(font)
      .fontWeight(isCapsule ? .medium : isCancelling ? .semibold : nil)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: isCapsule ? max(rowHeight, 48) : rowHeight)
      .background {
        if isCapsule { RoundedRectangle(cornerRadius: 24).fill(Color.fill) }
      }
      .component(isCancelling ? ResolvedNode.cancellingAnswer : "answer", source: nil)
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    if configuration.role == .destructive { return .error }
    return answers == .capsules ? .textPrimary : .accentColor
  }
}

extension ResolvedNode {
  /// Whether the node answers a question rather than being filled in.
  fileprivate var isAnswer: Bool {
    !containsNode { $0.semantics.role == .textField ? true : nil }
  }

  fileprivate static let cancellingAnswer = "cancellingAnswer"

  /// Whether the node is the answer that changes nothing.
  var isCancelling: Bool {
    containsNode { $0.name == Self.cancellingAnswer ? true : nil }
  }
}
