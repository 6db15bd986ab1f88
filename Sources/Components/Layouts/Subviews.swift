/// A view that another one is made of, as its container sees it.
public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// The place of the view among its siblings.
  public struct ID: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// The place of the view among its siblings.
  public let id: ID
  private let node: ResolvedNode

  fileprivate init(node: ResolvedNode, index: Int) {
    self.node = node
    id = ID(index: index)
  }

  /// What the view tells its containers.
  public var containerValues: ContainerValues { ContainerValues(node: node) }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] { [node] }
}

/// The views that another one is made of.
public struct SubviewsCollection: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// The place of a view, from 0.
  public typealias Index = Int
  /// Some of the views, in order.
  public typealias SubSequence = SubviewsCollection

  private let subviews: ArraySlice<Subview>
  /// The view that all of them are, where it is known.
  private let whole: AnyView?

  private init(_ subviews: ArraySlice<Subview>, whole: AnyView? = nil) {
    self.subviews = subviews
    self.whole = whole
  }

  @MainActor init(nodes: [ResolvedNode]) {
    self.init(nodes.enumerated().map { Subview(node: $1, index: $0) }[...])
  }

  /// 0 for all views of a container.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index; traps outside of the range.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views in a range of indices; traps outside of the range.
  public subscript(bounds: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(subviews[bounds])
  }

  /// The views of some content.
  @MainActor static func of(
    _ content: some View, in context: ResolveContext
  ) -> SubviewsCollection {
    let nodes = content._resolve(in: context.with { $0.gathersSubviews = true })
    return SubviewsCollection(nodes: nodes)
  }
}

extension SubviewsCollection {
  /// The views of a header or a footer, which as a whole follow the environment where they are put.
  @MainActor static func whole(
    _ view: AnyView, in context: ResolveContext
  ) -> SubviewsCollection {
    SubviewsCollection(of(view, in: context).subviews, whole: view)
  }
}

extension SubviewsCollection: View {
  public var body: some View {
    if let whole { whole } else { ForEach(Array(subviews)) { $0 } }
  }
}

private struct GathersSubviewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a container asks its views for their tags.
  var gathersSubviews: Bool {
    get { self[GathersSubviewsKey.self] }
    set { self[GathersSubviewsKey.self] = newValue }
  }
}

/// A view made from the views that another one is made of.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  public typealias Body = Never

  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let subviews = SubviewsCollection.of(base, in: context)
    let scope = EnvironmentScope.context ?? context
    let result = EnvironmentScope.$context.withValue(scope) { transform(subviews) }
    return result._resolve(in: context)
  }
}

extension Group {
  /// Makes a view from the views that another one is made of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

extension ForEach where Content: View, Data == [Subview], ID == Subview.ID {
  /// One view for each of those that another one is made of.
  @MainActor public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(data: [], id: \.id, content: content)
    resolveElements = { context in
      SubviewsCollection.of(view, in: context).flatMap { content($0)._resolve(in: context) }
    }
  }
}
