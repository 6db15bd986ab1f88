public import Foundation
import Layout

// What a scroll view shows of its content: its beginning, unless it is scrolled to something before the picture is made.

extension View {
  /// Gives the view an identity that scroll views find it by.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(content: self, id: AnyHashable(id))
  }

  /// Sets which point of their content the scroll views in the view show at the same point of theirs.
  ///
  /// Content that is smaller than its scroll view is put at that point, too.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformingEnvironment { $0.scrollAnchors = ScrollAnchors(start: anchor, small: anchor) }
  }

  /// The same for one of the roles that the anchor has; content does not change its size in a picture.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformingEnvironment { environment in
      switch role {
      case .initialOffset: environment.scrollAnchors.start = anchor
      case .alignment: environment.scrollAnchors.small = anchor
      default: break
      }
    }
  }

  /// Shows the part of a scroll view in the view that a view of an identity is in.
  ///
  /// - Parameter anchor: the point of that view that is at the same point of the scroll view; `nil` scrolls no further than
  ///   needed.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map { AnyHashable($0) }
    return transformingEnvironment { environment in
      guard let target else { return }
      environment.scrollRequest = ScrollRequest(place: .view(target), anchor: anchor)
    }
  }

  /// Shows a scroll view in the view where it is scrolled to.
  ///
  /// - Parameter anchor: as for the identity of a view, where the position has none of its own.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let request = position.wrappedValue.request
    return transformingEnvironment { environment in
      guard var request else { return }
      request.anchor = request.anchor ?? anchor
      environment.scrollRequest = request
    }
  }

  /// Sets which point of its content a scroll view shows at the same point of its own.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}

/// What the anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where it is scrolled to at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in place where its content changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is that is smaller than it.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where a scroll view is scrolled to.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  /// `nil` where nothing is asked for.
  var request: ScrollRequest?

  /// A position at an edge.
  public init(edge: Edge? = nil) {
    if let edge { scrollTo(edge: edge) }
  }
  /// A position by the identity of a view, which is yet to be given.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// A position by the identity of a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// A position in points from the start of the content.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {
    let anchor: UnitPoint =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    request = ScrollRequest(place: .content, anchor: anchor)
  }
  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    request = ScrollRequest(place: .view(AnyHashable(id)), anchor: anchor)
  }
  /// Goes to a point of the content.
  public mutating func scrollTo(point: CGPoint) {
    request = ScrollRequest(place: .point(point), anchor: nil)
  }
  /// Goes to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Goes to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }
  /// Goes to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }
}

/// Gives access to the scroll views in its content.
public struct ScrollViewReader<Content: View>: View {
  @State private var scrolls = ScrollRequests()
  private let content: (ScrollViewProxy) -> Content

  /// Makes content that can scroll the views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    let scrolls = scrolls
    content(ScrollViewProxy(scrolls: scrolls))
      .transformingEnvironment { environment in
        if let request = scrolls.last { environment.scrollRequest = request }
      }
  }
}

/// Scrolls to a view.
public struct ScrollViewProxy: Sendable {
  fileprivate let scrolls: ScrollRequests

  /// Shows the view of an identity.
  ///
  /// - Parameter anchor: the point of the view that is at the same point of the scroll view; `nil` scrolls no further than
  ///   needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scrolls.last = ScrollRequest(place: .view(AnyHashable(id)), anchor: anchor)
  }
}

/// What a reader's scroll views were last asked for, while a picture is made by one thread.
private final class ScrollRequests: @unchecked Sendable {
  var last: ScrollRequest?
}

/// What a scroll view is asked to show.
struct ScrollRequest: Hashable {
  enum Place: Hashable {
    case content
    case view(AnyHashable)
    /// In points from the start of the content.
    case point(CGPoint)
  }

  var place: Place
  var anchor: UnitPoint?
}

/// The anchors of the scroll views of a place.
struct ScrollAnchors: Equatable {
  /// Which point of the content is shown at first.
  var start: UnitPoint?
  /// Where content is that is smaller than its scroll view.
  var small: UnitPoint?
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

private struct ScrollRequestKey: EnvironmentKey {
  static var defaultValue: ScrollRequest? { nil }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  var scrollRequest: ScrollRequest? {
    get { self[ScrollRequestKey.self] }
    set { self[ScrollRequestKey.self] = newValue }
  }

  /// The view that scroll views are asked to show.
  var scrollTarget: AnyHashable? {
    if case .view(let id) = scrollRequest?.place { id } else { nil }
  }

  /// Leaves to scroll views in the content of one only what a view in theirs is asked for by.
  mutating func enterScrollView() {
    scrollAnchors = ScrollAnchors()
    if scrollTarget == nil { scrollRequest = nil }
  }
}

/// A view with an identity.
private struct Identified<Content: View>: View {
  typealias Body = Never

  let content: Content
  let id: AnyHashable

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var nodes = content._resolve(in: context)
    if id == context.environment.scrollTarget { nodes.markScrollTarget(from: 0, in: context) }
    return nodes
  }
}

/// What a scroll view is to show of its content.
struct ScrollAim {
  let request: ScrollRequest?
  let anchors: ScrollAnchors

  init(_ environment: EnvironmentValues) {
    (request, anchors) = (environment.scrollRequest, environment.scrollAnchors)
  }

  /// Whether it is the beginning, as always.
  var isStart: Bool { request == nil && anchors == ScrollAnchors() }

  /// How far the content is moved towards its start along an axis, in points.
  ///
  /// - Parameters:
  ///   - target: where what is asked for is in the content; `nil` where it is not in it.
  ///   - anchor: of a point, its part along the axis.
  fileprivate func distance(
    content: Double, room: Double, target: Range<Double>?, _ anchor: (UnitPoint) -> CGFloat
  ) -> Double {
    let rest = content - room
    if rest <= 0 { return rest * (anchors.small.map { Double(anchor($0)) } ?? 0) }
    let start = rest * (anchors.start.map { Double(anchor($0)) } ?? 0)
    guard let target else { return start }
    var distance = start
    if let share = request?.anchor.map({ Double(anchor($0)) }) {
      distance = target.lowerBound + share * (target.upperBound - target.lowerBound - room)
    } else if target.lowerBound < start {
      distance = target.lowerBound
    } else if target.upperBound > start + room {
      distance = target.upperBound - room
    }
    return min(max(distance, 0), rest)
  }
}

/// The trait of the view that scroll views are asked to show.
private enum ScrollTargetTrait {}

extension [ResolvedNode] {
  /// Marks the nodes of a view that scroll views are asked to show.
  @MainActor
  mutating func markScrollTarget(from first: Int, in context: ResolveContext) {
    guard first < count, let session = context.environment.identity?.session else { return }
    session.usesMarks = true
    let trait = ViewTraits(key: ObjectIdentifier(ScrollTargetTrait.self), value: true)
    for index in first..<count { self[index] = self[index].wrappedPlainly(in: .trait(trait)) }
  }

  /// The nodes of a scroll view with what it is to show.
  @MainActor
  func scrolled(to aim: ScrollAim, in size: Size, _ context: ResolveContext) -> [ResolvedNode] {
    guard !aim.isStart, let placement = context.environment.identity?.session.placement else {
      return self
    }
    return map { $0.scrolled(to: aim, in: size, placement) }
  }
}

extension ResolvedNode {
  fileprivate func scrolled(
    to aim: ScrollAim, in size: Size, _ placement: Placement
  ) -> ResolvedNode {
    guard case .scroll(let axes, _) = kind, children.count == 1 else { return self }
    let content = children[0]
    let tree = placement.place(
      content, width: axes.contains(.horizontal) ? nil : size.width,
      height: axes.contains(.vertical) ? nil : size.height)
    var target: Rect?
    switch aim.request?.place {
    case .content: target = Rect(origin: .zero, size: tree.size)
    case .point(let point): target = Rect(x: point.x, y: point.y, width: 0, height: 0)
    case .view: target = content.scrollTarget(placed: tree.root)
    case nil: break
    }
    var aim = aim
    if case .point = aim.request?.place { aim = aim.anchored(at: .topLeading) }
    func distance(_ axis: Axis) -> Double {
      guard axes.contains(Axis.Set(axis)) else { return 0 }
      return axis == .horizontal
        ? aim.distance(
          content: tree.size.width, room: size.width, target: target.map { $0.minX..<$0.maxX }, \.x)
        : aim.distance(
          content: tree.size.height, room: size.height, target: target.map { $0.minY..<$0.maxY },
          \.y)
    }
    let (x, y) = (distance(.horizontal), distance(.vertical))
    guard x != 0 || y != 0 else { return self }
    var node = self
    node.children = [ResolvedNode(.offset(x: -x, y: -y), children: [content])]
    return node
  }

  /// The frame of the view that is asked for, among placed nodes that are those of this one.
  private func scrollTarget(placed: PositionedNode) -> Rect? {
    var frame: Rect?
    var waiting = [(self, placed)]
    while let (node, placed) = waiting.popLast() {
      if case .trait(let trait) = node.kind, trait.key == ObjectIdentifier(ScrollTargetTrait.self) {
        frame = frame?.union(placed.frame) ?? placed.frame
      } else {
        waiting += zip(node.children, placed.children)
      }
    }
    return frame
  }
}

extension ScrollAim {
  private init(request: ScrollRequest?, anchors: ScrollAnchors) {
    (self.request, self.anchors) = (request, anchors)
  }

  fileprivate func anchored(at anchor: UnitPoint) -> ScrollAim {
    var request = request
    request?.anchor = anchor
    return ScrollAim(request: request, anchors: anchors)
  }
}
