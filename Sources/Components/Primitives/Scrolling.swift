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
    request = ScrollRequest(place: .edge(edge), anchor: nil)
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
    scrolls.last = ScrollRequest(place: .view(AnyHashable(id)), anchor: anchor, isOfReader: true)
  }
}

/// What a reader's scroll views were last asked for, while a picture is made by one thread.
private final class ScrollRequests: @unchecked Sendable {
  var last: ScrollRequest?
}

/// What a scroll view is asked to show.
struct ScrollRequest: Hashable {
  enum Place: Hashable {
    case edge(Edge)
    case view(AnyHashable)
    /// In points from the start of the content.
    case point(CGPoint)
  }

  var place: Place
  var anchor: UnitPoint?
  /// Whether all scroll views are asked, and not only the first one.
  var isOfReader = false
  /// Whether it is in the content of the one that is asked: only the view there has still to be found.
  var isTaken = false
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

  /// Leaves to scroll views in the content of one only what a reader asks for.
  mutating func enterScrollView() {
    scrollAnchors = ScrollAnchors()
    if scrollRequest?.isOfReader == false { scrollRequest?.isTaken = true }
  }

  /// Lets nothing be scrolled but by the engine.
  mutating func leaveScrolling() { (scrollAnchors, scrollRequest) = (ScrollAnchors(), nil) }
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
@MainActor
struct ScrollAim {
  private let request: ScrollRequest?
  private let anchors: ScrollAnchors
  private let session: ResolveSession?
  private let direction: LayoutDirection

  init(_ environment: EnvironmentValues) {
    request = environment.scrollRequest.flatMap { $0.isTaken ? nil : $0 }
    anchors = environment.scrollAnchors
    session = environment.identity?.session
    direction = environment.layoutDirection
  }

  /// Whether it is the beginning, as always.
  private var isStart: Bool { request == nil && anchors == ScrollAnchors() }

  /// The nodes of a scroll view, which are scrolled once its size is known.
  func applied(to nodes: [ResolvedNode]) -> [ResolvedNode] {
    guard !isStart else { return nodes }
    let content = SizeDependentContent(replacing: { geometry, nodes in
      nodes.map { scrolled($0, in: geometry.size) }
    })
    return [ResolvedNode(.replaced(content), children: nodes)]
  }

  private func scrolled(_ node: ResolvedNode, in size: Size) -> ResolvedNode {
    guard case .scroll(let axes, _) = node.kind, node.children.count == 1,
      let session, let placement = session.placement
    else { return node }
    var content = node.children[0]
    content.layoutDirection = content.layoutDirection ?? direction
    // As layout has it: along both axes the width is offered, and only the height is scrolled.
    let axis = axes == .horizontal ? Axis.horizontal : .vertical
    let places = placement.arranging(session.usesArrangement).geometry(
      of: content, width: axis == .vertical ? size.width : nil,
      height: axis == .horizontal ? size.height : nil)
    let target = content.outermostScrollTarget.flatMap { places.marks[$0]?.frame }
    if axes == [.horizontal, .vertical], asksSideways, places.size.width > size.width + 0.5 {
      PictureGaps.note("a scroll view along both axes is scrolled up and down alone")
    }
    var node = node
    if axis == .vertical {
      let distance = distance(
        content: places.size.height, room: size.height, target: target.map { ($0.minY, $0.maxY) },
        edges: (.top, .bottom), \.y, \.y)
      node.children = [ResolvedNode(.offset(x: 0, y: -distance), children: [content])]
    } else {
      let isMirrored = direction == .rightToLeft
      let width = places.size.width
      let distance = distance(
        content: width, room: size.width,
        target: target.map { isMirrored ? (width - $0.maxX, width - $0.minX) : ($0.minX, $0.maxX) },
        edges: (.leading, .trailing), \.x, \.x)
      node.children = [
        ResolvedNode(.offset(x: isMirrored ? distance : -distance, y: 0), children: [content])
      ]
    }
    return node
  }

  /// Whether something may be asked for that is beside what is seen.
  private var asksSideways: Bool {
    switch request?.place {
    case .edge(.top), .edge(.bottom): false
    case .edge, .view, .point: true
    case nil: anchors.start != nil
    }
  }

  /// How far the content is moved towards its start along an axis, in points.
  ///
  /// - Parameters:
  ///   - target: from where to where in the content the view is that is asked for; `nil` where it is not in it.
  ///   - edges: the edges at the start and the end of the axis.
  private func distance(
    content: Double, room: Double, target: (start: Double, end: Double)?,
    edges: (start: Edge, end: Edge), _ share: (UnitPoint) -> CGFloat, _ part: (CGPoint) -> CGFloat
  ) -> Double {
    let rest = content - room
    if rest <= 0 { return rest * (anchors.small.map { share($0).finite(or: 0) } ?? 0) }
    let start = rest * (anchors.start.map { share($0).finite(or: 0) } ?? 0)
    var distance = start
    switch request?.place {
    case .edge(edges.start): distance = 0
    case .edge(edges.end): distance = rest
    case .point(let point): distance = part(point).finite(or: 0)
    case .view:
      guard let target else { break }
      if let anchor = request?.anchor.map({ share($0).finite(or: 0) }) {
        distance = target.start + anchor * (target.end - target.start - room)
      } else if target.start < start || target.end - target.start > room {
        distance = target.start
      } else if target.end > start + room {
        distance = target.end - room
      }
    case .edge, nil: break
    }
    return min(max(distance, 0), rest)
  }
}

extension [ResolvedNode] {
  /// Marks the first node of a view that scroll views are asked to show.
  @MainActor
  mutating func markScrollTarget(from first: Int, in context: ResolveContext) {
    guard first < count, let session = context.environment.identity?.session else { return }
    session.usesMarks = true
    self[first] = self[first].wrappedPlainly(in: .mark(GeometryMark(isScrollTarget: true)))
  }
}

extension ResolvedNode {
  /// Of the views that scroll views are asked to show, the first of those that are in the fewest others.
  fileprivate var outermostScrollTarget: GeometryMark? {
    var level = [[self]]
    while !level.isEmpty {
      var inner: [[ResolvedNode]] = []
      for nodes in level {
        for node in nodes {
          if case .mark(let mark) = node.kind, mark.isScrollTarget { return mark }
          if !node.branch.isEmpty { inner.append(node.children) }
        }
      }
      level = inner
    }
    return nil
  }
}
