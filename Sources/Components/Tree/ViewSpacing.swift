public import Foundation

/// How far a view wants to be from its neighbours, edge by edge and by what the neighbour is.
///
/// A text wants other distances from a text than from anything else; what is no text wants none of its
/// own, and two such views are as far apart as the container decides.
public struct ViewSpacing: Hashable, Sendable {
  /// What is wanted above the view.
  var top = Preference.besideText
  /// What is wanted below the view.
  var bottom = Preference.besideText
  /// What is wanted before the view.
  var leading = Preference()
  /// What is wanted after the view.
  var trailing = Preference()
  /// The distance in points between views of which neither wants one.
  var standard: Double
  /// Whether the view is room, which keeps its preferences in a frame.
  var isRoom = false

  /// What is wanted on one edge, in points; each kind of distance only counts where both neighbours
  /// have a value for it.
  struct Preference: Hashable, Sendable {
    static let nothing = -Double.infinity

    /// To whatever is there, where no other value matches.
    var any = nothing
    /// What something that is no text adds to the distance that a text wants from it.
    var toText = nothing
    /// What a text wants to something that is no text.
    var fromText = nothing
    /// The room that a line of text brings along: the leading above it, nothing below it.
    var line = nothing
    /// From baseline to baseline of the text that has the edge's `line`.
    var pitch = nothing

    /// The edge of something that is no text.
    static let besideText = Preference(toText: 0)

    /// The distance to the opposite edge of a neighbour; `nil` where neither wants one.
    func distance(to other: Preference) -> Double? {
      let matched = max(fromText + other.toText, toText + other.fromText, line + other.line)
      let distance = matched > Self.nothing ? matched : max(any, other.any)
      return distance > Self.nothing ? distance : nil
    }

    /// Takes the larger distance of each kind; of two lines that of the larger text.
    mutating func formUnion(_ other: Preference) {
      any = max(any, other.any)
      toText = max(toText, other.toText)
      fromText = max(fromText, other.fromText)
      if other.pitch > pitch { (line, pitch) = (other.line, other.pitch) }
    }
  }

  /// No distance at all.
  public static let zero = ViewSpacing(uniform: 0)

  /// What a view wants that is no text.
  public init() {
    standard = Double(Theme.standard.space[.xs])
  }

  /// Wants the same distance in points from everything.
  init(uniform distance: Double) {
    standard = distance
    top = Preference(any: distance)
    (bottom, leading, trailing) = (top, top, top)
  }

  /// What room wants that grows along an axis, or along both: nothing between it and its neighbours.
  init(roomAlong axis: Axis?) {
    self = .zero
    isRoom = true
    if axis == .horizontal { (top, bottom) = (Preference(), Preference()) }
    if axis == .vertical { (leading, trailing) = (Preference(), Preference()) }
  }

  /// Wants nothing yet, to be united with others.
  static let nothing: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (Preference(), Preference())
    return spacing
  }()

  /// The distance between the view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(preferredDistance(to: next, along: axis) ?? standard)
  }

  /// The distance that the views want; `nil` where neither wants one.
  func preferredDistance(to next: ViewSpacing, along axis: Axis) -> Double? {
    axis == .vertical
      ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
  }

  /// Takes the larger distance of each kind on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    isRoom = false
  }

  /// The larger distance of each kind on the given edges, and the view's own on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Forgets what the view wants on edges that something without a text is at now.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .besideText }
    if edges.contains(.bottom) { bottom = .besideText }
    if edges.contains(.leading) { leading = Preference() }
    if edges.contains(.trailing) { trailing = Preference() }
  }
}

// MARK: - What containers and modifiers make of it

extension ViewSpacing {
  /// Takes the next view of a stack: the outer edges of the first and of the last one count, and
  /// across the stack those of all.
  mutating func append(_ next: ViewSpacing, isFirst: Bool, along axis: Axis) {
    if isFirst {
      self = next
      isRoom = false
      return
    }
    if axis == .vertical {
      formUnion(next, edges: .horizontal)
      bottom = next.bottom
    } else {
      formUnion(next, edges: .vertical)
      trailing = next.trailing
    }
  }

  /// Forgets what is wanted on the edges where there is padding.
  mutating func pad(_ edges: EdgeDistances) {
    var padded: Edge.Set = []
    if edges.top != 0 { padded.insert(.top) }
    if edges.bottom != 0 { padded.insert(.bottom) }
    if edges.leading != 0 { padded.insert(.leading) }
    if edges.trailing != 0 { padded.insert(.trailing) }
    reset(padded)
    isRoom = false
  }

  /// Forgets what is wanted along the axes on which a frame decides; room keeps it.
  mutating func frame(_ style: FrameStyle) {
    guard !isRoom else { return }
    if style.height != nil || style.minHeight != nil || style.idealHeight != nil
      || style.maxHeight != nil
    {
      reset(.vertical)
    }
    if style.width != nil || style.minWidth != nil || style.idealWidth != nil
      || style.maxWidth != nil
    {
      reset(.horizontal)
    }
  }
}
