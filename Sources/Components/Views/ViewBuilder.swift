/// Composes views from the statements of a closure, as SwiftUI's builder of the same name.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  /// A view by itself.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view, for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The only view of a closure.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, which become siblings.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without `else`, where its condition holds.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  /// The view of the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  /// A view that is only there on some systems, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views side by side in a builder, as a tuple; they become siblings.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  private let members: Members

  /// Makes one view of several.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    members = Members(value) { value, context in
      var nodes: [ResolvedNode] = []
      var position = 0
      var siblings = ResolvePass.Siblings()
      let chosen = PreviewPart.takeChoice {
        // Optimised builds of Swift 6.3 count one round for a loop that leaves the elements alone.
        var types: [Any.Type] = []
        repeat types.append((each Content).self)
        return types.count
      }
      for view in repeat each value {
        siblings.next()
        if chosen == nil || chosen == position {
          nodes += view._resolve(in: context.entering(.position(position)))
        }
        position += 1
      }
      siblings.end()
      return nodes
    }
  }

  /// The views.
  public var value: T { members.value }

  @MainActor
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    members.resolve(members.value, context)
  }

  /// The views in one place: modifiers copy what they are applied to again and again, and a copy of many
  /// views copies all that is in them.
  private nonisolated final class Members {
    let value: T
    let resolve: @MainActor (T, ResolveContext) -> [ResolvedNode]

    init(_ value: T, resolve: @escaping @MainActor (T, ResolveContext) -> [ResolvedNode]) {
      self.value = value
      self.resolve = resolve
    }
  }
}

/// One of two views, chosen by an `if` or a `switch` in a builder.
public enum ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  case first(TrueContent)
  case second(FalseContent)

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    switch self {
    case .first(let content): content._resolve(in: context.entering(.branch(true)))
    case .second(let content): content._resolve(in: context.entering(.branch(false)))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    map { $0._resolve(in: context.entering(.branch(true))) } ?? []
  }
}
