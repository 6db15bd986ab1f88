import Foundation

/// A view in a bar of a screen.
@MainActor
struct BarItem {
  enum Kind { case action, confirmation, status, back, gap, flexibleGap }

  let view: AnyView
  var kind = Kind.action

  /// An item as the place that puts it into the bar has it.
  init(_ view: AnyView, kind: Kind = .action, from place: EnvironmentValues? = nil) {
    let keepsTint = kind == .action
    self.view =
      place.map { AnyView(FromPlace(content: view, place: $0, keepsTint: keepsTint)) } ?? view
    self.kind = kind
  }
}

extension [BarItem] {
  /// Whether a gap among the items takes the room that there is.
  @MainActor var isStretched: Bool { contains { $0.kind == .flexibleGap } }
}

/// A view of a bar with what is set where it is written, which is not in the bar: models, a tint, and
/// whether the screen is enabled and edited.
private struct FromPlace: View {
  typealias Body = Never

  let content: AnyView
  let place: EnvironmentValues
  /// Whether the view has the tint of the place where there is one.
  let keepsTint: Bool

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let inner = context.with { environment in
      environment.takeObjects(of: place)
      environment.editMode = place.editMode
      environment.isEnabled = place.isEnabled
      if keepsTint, place.hasTint {
        environment.tintColor = place.tintColor
        environment.tintStyle = place.tintStyle
      }
    }
    return content._resolve(in: inner)
  }
}

extension EnvironmentValues {
  /// Whether controls have another tint than the theme's.
  var hasTint: Bool { tintColor != nil || tintStyle != nil }
}

/// The actions at one end of a bar, beside each other.
struct BarActions: View {
  typealias Body = Never

  let items: [BarItem]
  let spacing: CGFloat
  /// The height of the pieces of glass, in points.
  let height: CGFloat

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    let isFloating = environment.bars.actionChrome == .floating
    let inner = context.with { environment in
      environment.controlPlace = .bar
      let bars = environment.bars
      if bars.showsLargeSymbols {
        environment.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
        environment.imageScale = .large
      }
      if !environment.hasTint { environment.tintColor = bars.actionTint }
    }
    var siblings = ResolvePass.Siblings()
    let parts = items.flatMap { item in
      siblings.next()
      let isPiece = isFloating && item.kind == .confirmation
      let view =
        item.kind == .confirmation
        ? AnyView(item.view.fontWeight(environment.bars.confirmationWeight)) : item.view
      let nodes = view._resolve(in: isPiece ? inner.with { $0.tintColor = .onPrimary } : inner)
      return nodes.map { BarPart(node: $0, kind: $0.isSpacer ? .flexibleGap : item.kind) }
        + (item.kind == .gap || item.kind == .flexibleGap
          ? [BarPart(node: ResolvedNode(.element), kind: item.kind)] : [])
    }
    siblings.end()
    return BarParts(parts: parts, isFloating: isFloating, spacing: spacing, height: height)
      ._resolve(in: context)
  }
}

/// A resolved item of a bar.
private struct BarPart {
  let node: ResolvedNode
  let kind: BarItem.Kind
}

extension ResolvedNode {
  fileprivate var isSpacer: Bool {
    if case .spacer = kind { return true }
    return false
  }
}

private struct BarParts: View {
  let parts: [BarPart]
  let isFloating: Bool
  let spacing: CGFloat
  let height: CGFloat

  @Environment(\.self) private var environment

  var body: some View {
    if isFloating {
      // Without actions there is still their place, which keeps the title in the middle.
      HStack(spacing: environment.theme.space.xs) {
        ForEach(Array(groups.enumerated()), id: \.offset) { _, group in
          switch group[0].kind {
          case .flexibleGap: Spacer(minLength: 0)
          case .confirmation: confirmation(group)
          // What is told is no action: it has no glass.
          case .status: row(group)
          default: glass(group)
          }
        }
      }
    } else {
      HStack(spacing: spacing) {
        ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
          switch part.kind {
          case .gap: EmptyView()
          case .flexibleGap: Spacer(minLength: 0)
          case .back:
            ResolvedContent(nodes: [part.node])
              .padding(.leading, environment.bars.backOffset)
          case .action, .confirmation, .status: ResolvedContent(nodes: [part.node])
          }
        }
      }
    }
  }

  /// The actions that share a piece of glass; the way back and what confirms are by themselves.
  private var groups: [[BarPart]] {
    var groups: [[BarPart]] = [[]]
    for part in parts {
      switch part.kind {
      case .action: groups[groups.count - 1].append(part)
      case .confirmation, .status, .back, .flexibleGap: groups += [[part], []]
      case .gap: groups.append([])
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  private func row(_ parts: [BarPart]) -> some View {
    HStack(spacing: spacing) { ResolvedContent(nodes: parts.map(\.node)) }
  }

  private func glass(_ group: [BarPart]) -> some View {
    row(group)
      .padding(.horizontal, environment.theme.space.sm)
      .frame(minWidth: height, minHeight: height)
      .glassBackground(.glass, cornerRadius: height / 2)
  }

  /// What is agreed to is on a piece in the tint.
  private func confirmation(_ group: [BarPart]) -> some View {
    row(group)
      .padding(.horizontal, environment.theme.space.sm)
      .frame(minWidth: height, minHeight: height)
      .background { RoundedRectangle(cornerRadius: height / 2).fill(Color.accentColor) }
  }
}
