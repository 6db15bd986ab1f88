/// The axes along which a node takes all the room it is offered, as SwiftUI's flexible views do.
///
/// Greed propagates: a container with a greedy child is greedy along the same axis, until a fixed
/// frame or `fixedSize` stops it.
struct AxisGreed: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = AxisGreed(rawValue: 1)
  static let vertical = AxisGreed(rawValue: 2)
  static let both: AxisGreed = [.horizontal, .vertical]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The greed along one axis.
  init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension Axis {
  /// The axis across this one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
