public import Foundation

/// A movement of fingers; none happens in a picture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value = Body.Value
  /// The gesture that this one is made of; `Never` for those of the library.
  associatedtype Body: Gesture = Never
  /// What the gesture is made of; nobody asks for it in a picture.
  var body: Body { get }
}

extension Gesture where Body == Never {
  /// Never called: the gestures of the library are not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other gestures") }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture of the library that may ask for a drag, which the audit looks at.
@MainActor
protocol DragBearing {
  /// Whether fingers have to move for it.
  var isDrag: Bool { get }
}

extension Gesture {
  /// Whether fingers have to move for the gesture: the bodies of an app's own gestures are not asked.
  var asksForDrag: Bool { (self as? any DragBearing)?.isDrag ?? false }

  fileprivate func composed<T>() -> ComposedGesture<T> { ComposedGesture(isDrag: asksForDrag) }
}

/// A gesture made from others, or with actions; none happens in a picture.
public struct ComposedGesture<Value>: Gesture, DragBearing {
  let isDrag: Bool
}

extension Gesture {
  /// Accepted for source compatibility: `action` is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ComposedGesture<Value> {
    composed()
  }
  /// Accepted for source compatibility: `action` is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ComposedGesture<Value> {
    composed()
  }
  /// Accepted for source compatibility: `body` is never called.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ComposedGesture<Value> {
    composed()
  }
  /// A gesture with another value; `body` is never called.
  public func map<T>(_ body: @escaping (Value) -> T) -> ComposedGesture<T> { composed() }
  /// Both gestures at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture and then the other one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or else the other one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, DragBearing {
  let isDrag: Bool

  /// What both gestures say.
  public struct Value {
    /// What the first gesture says, if it has begun.
    public var first: First.Value?
    /// What the second gesture says, if it has begun.
    public var second: Second.Value?
  }

  /// Both gestures at the same time.
  public init(_ first: First, _ second: Second) {
    isDrag = first.asksForDrag || second.asksForDrag
  }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, DragBearing {
  let isDrag: Bool

  /// How far the sequence has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture and then the second.
  public init(_ first: First, _ second: Second) {
    isDrag = first.asksForDrag || second.asksForDrag
  }
}

/// The first of two gestures that happens.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, DragBearing {
  let isDrag: Bool

  /// Which of the two it was.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture, or else the second.
  public init(_ first: First, _ second: Second) {
    // A tap that does instead what a drag does is another way.
    isDrag = first.asksForDrag && second.asksForDrag
  }
}

/// A tap.
public struct TapGesture: Gesture {
  /// A tap says nothing but that it was.
  public typealias Value = Void

  /// A number of taps in a row.
  public init(count: Int = 1) {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// The place of the tap, in points.
    public var location: CGPoint
  }

  /// A number of taps in a row, with their place in a coordinate space.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
  /// Whether the press has lasted long enough.
  public typealias Value = Bool

  /// A press of so many seconds, within so many points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture, DragBearing {
  let isDrag: Bool

  /// Where a drag is.
  public struct Value: Hashable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it started, in points.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize
    /// Where it would end, in points.
    public var predictedEndLocation: CGPoint

    /// The way from its start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The way from its start to where it would end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// A drag of at least so many points; one of none begins where a finger touches, as a press does.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    isDrag = minimumDistance > 0
  }
}

/// Two fingers that move apart, by the old name.
public struct MagnificationGesture: Gesture {
  /// The distance of the fingers as a multiple of the first one.
  public typealias Value = CGFloat

  /// A gesture from a change of the scale on.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// How far they moved apart.
  public struct Value: Hashable, Sendable {
    /// When they were there.
    public var time: Date
    /// The distance of the fingers as a multiple of the first one.
    public var magnification: CGFloat
    /// How fast the scale changes, per second.
    public var velocity: CGFloat
    /// Where they started, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// Where they started, in points.
    public var startLocation: CGPoint
  }

  /// A gesture from a change of the scale on.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, by the old name.
public struct RotationGesture: Gesture {
  /// How far the fingers turned.
  public typealias Value = Angle

  /// A gesture from an angle on.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far they turned.
  public struct Value: Hashable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far the fingers turned.
    public var rotation: Angle
    /// How fast they turn, as the angle of a second.
    public var velocity: Angle
    /// Where they started, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// Where they started, in points.
    public var startLocation: CGPoint
  }

  /// A gesture from an angle on.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures of a view and its content take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
