public import Foundation
import Layout

/// A part of a view's geometry that another view can ask for.
public struct Anchor<Value> {
  let mark: GeometryMark
  fileprivate let source: Source

  /// The value for the frame of the view in the points of the view that asks.
  func value(_ frame: Rect) -> Value { source.value(frame.cgRect) }

  /// Which part of the geometry it is.
  public struct Source: Sendable {
    fileprivate let id: String
    fileprivate let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Sendable {}

extension Anchor: Hashable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.mark == rhs.mark && lhs.source.id == rhs.source.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(mark)
    hasher.combine(source.id)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(id: "bounds") { $0 }
  }
  /// A rectangle in the view's points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(id: "rect \(rect)") { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(id: "point \(point)") {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
  }
  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(id: "unit \(point.x) \(point.y)") {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

/// A view with a mark on it, by which others find its frame.
struct Marked<Content: View>: View {
  typealias Body = Never

  let content: Content
  var space: String?
  /// Tells those who want to know about the mark.
  let announce: (GeometryMark, ResolveContext) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let session = context.environment.identity?.session else {
      return content._resolve(in: context)
    }
    session.usesMarks = true
    let mark = context.mark(space: space)
    let nodes = content._resolve(in: context)
    announce(mark, context)
    guard let first = nodes.first else { return nodes }
    var marked = ResolvedNode(.mark(mark), children: [first])
    marked.zIndex = first.zIndex
    marked.gridCell = first.gridCell
    return [marked] + nodes.dropFirst()
  }
}

extension ResolveContext {
  /// A mark that stays the same one from round to round.
  fileprivate func mark(space: String?) -> GeometryMark {
    guard let identity = environment.identity, identity.session.isTracking else {
      return GeometryMark(space: space)
    }
    let place = identity.child(.mark)
    let mark = place.values[0] as? GeometryMark ?? GeometryMark(space: space)
    place.values[0] = mark
    return mark
  }
}

/// A view that hands an anchor of itself up.
private struct AnchorPreferring<Content: View, Key: PreferenceKey, A>: View {
  typealias Body = Never

  let content: Content
  let source: Anchor<A>.Source
  let change: (inout Key.Value, Anchor<A>) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.preferenceScope != nil else {
      return content._resolve(in: context)
    }
    let held = MarkHolder()
    let inner = context.addPreferenceScope(
      PreferenceScope(changing: Key.self) { value in
        guard let mark = held.mark else { return }
        change(&value, Anchor(mark: mark, source: source))
      })
    return Marked(content: content) { mark, _ in held.mark = mark }
      ._resolve(in: context.with { $0.preferenceScope = inner })
  }
}

/// The mark of a view, once it has one.
private final class MarkHolder {
  var mark: GeometryMark?
}

extension View {
  /// Hands up a part of the view's geometry, in place of what its content hands up.
  public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    AnchorPreferring<Self, Key, A>(content: self, source: value) {
      $0 = transform($1)
    }
  }

  /// Adds a part of the view's geometry to what it hands up.
  public func transformAnchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferring<Self, Key, A>(
      content: self, source: value, change: transform)
  }
}
