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

/// The children of a container that take room up to a maximum, by axis.
struct LimitedChildren {
  typealias Child = (index: Int, most: Double)

  private var horizontal: [Child]? = []
  private var vertical: [Child]? = []

  /// The children with a maximum along an axis; `nil` where another one takes all there is.
  subscript(axis: Axis) -> [Child]? { axis == .horizontal ? horizontal : vertical }

  mutating func append(_ child: BoxDraft, at index: Int) {
    append(child, at: index, along: .horizontal, to: &horizontal)
    append(child, at: index, along: .vertical, to: &vertical)
  }

  private func append(
    _ child: BoxDraft, at index: Int, along axis: Axis, to list: inout [Child]?
  ) {
    guard child.greed.contains(AxisGreed(axis)) else { return }
    if let most = child.greatest(along: axis) {
      list?.append((index, most))
    } else {
      list = nil
    }
  }
}
