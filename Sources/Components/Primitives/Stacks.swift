public import Foundation

/// Views in a row, from leading to trailing.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row; `spacing` is the gap in points between the views, `nil` for what both prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [
      .stack(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, children: content._resolve(in: context), in: context.environment)
    ]
  }
}

/// Views in a column, from top to bottom.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column; `spacing` is the gap in points between the views, `nil` for what both prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var children = content._resolve(in: context)
    children.closeEdgesOfColumn(in: context.environment)
    return [
      .stack(
        .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, children: children, in: context.environment)
    ]
  }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Makes a stack as large as its largest view, on which the others are aligned.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    alignment.note(in: context.environment)
    return [ResolvedNode(.overlay(alignment), children: content._resolve(in: context))]
  }
}

/// A row whose views a moving picture would make on demand; a still one shows them all.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row; the gap is in points, `nil` for what both views prefer. Pinning has no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    // A lazy row takes the height it is offered, unlike an eager one.
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// A column whose views a moving picture would make on demand; a still one shows them all.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column; the gap is in points, `nil` for what both views prefer. Pinning has no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    // A lazy column takes the width it is offered, unlike an eager one.
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Which parts of a lazy stack stay in view while it scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from its bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Has no effect in a picture: headers are where they are.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Has no effect in a picture: footers are where they are.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Room that grows as far as its stack allows.
public struct Spacer: View {
  public typealias Body = Never

  /// The least length in points; `nil` for the gap of the theme.
  public var minLength: CGFloat?

  /// Makes room of a least length in points; a negative one counts as 0.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let least = minLength?.finite(or: 0) ?? Double(context.environment.theme.space[.xs])
    return [ResolvedNode(.spacer(minLength: max(least, 0)))]
  }
}

/// A thin line between the views of a stack.
public struct Divider: View {
  public typealias Body = Never

  /// Makes a line one pixel thick, across the direction of the stack around.
  public init() {}

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    return [
      ResolvedNode(
        .divider(
          thickness: Double(environment.pixelLength),
          Color.separator.resolve(in: environment.appearance)))
    ]
  }
}

extension ResolvedNode {
  /// A row or column with the theme's spacing where the author gave none.
  @MainActor
  static func stack(
    _ axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [ResolvedNode],
    in environment: EnvironmentValues
  ) -> ResolvedNode {
    alignment.note(in: environment)
    let style = StackStyle(
      axis: axis, spacing: spacing?.finite(or: 0) ?? Double(environment.theme.space[.xs]),
      adaptsSpacing: spacing == nil && environment.textProportions != nil, alignment: alignment)
    return ResolvedNode(.stack(style), children: children)
  }
}
