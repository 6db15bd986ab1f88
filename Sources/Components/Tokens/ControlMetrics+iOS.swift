import Foundation

extension ControlMetrics {
  /// The controls of iOS 13 to 18, as measured on pictures of them.
  static let iOS18: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.sliderTrackHeight = 4
    metrics.progressTrackHeight = 4
    return metrics
  }()

  /// The controls of iOS 26.
  static let iOS26: ControlMetrics = {
    var metrics = iOS18
    metrics.switchWidth = 63
    metrics.switchHeight = 28
    metrics.rowMinHeight = 51
    metrics.rowVerticalPadding = 15
    return metrics
  }()

  /// The metrics with what is still as one look has it replaced by another look's.
  func replacing(_ old: ControlMetrics, by new: ControlMetrics) -> ControlMetrics {
    // What looks have values of their own for; all else is the same in each.
    let lengths: [WritableKeyPath<ControlMetrics, CGFloat>] = [
      \.sliderTrackHeight, \.progressTrackHeight, \.switchWidth, \.switchHeight, \.rowMinHeight,
      \.rowVerticalPadding,
    ]
    let boxes: [WritableKeyPath<ControlMetrics, Box>] = [
      \.mini, \.small, \.regular, \.large, \.extraLarge,
    ]
    var metrics = self
    for path in lengths where self[keyPath: path] == old[keyPath: path] {
      metrics[keyPath: path] = new[keyPath: path]
    }
    for path in boxes where self[keyPath: path] == old[keyPath: path] {
      metrics[keyPath: path] = new[keyPath: path]
    }
    return metrics
  }
}
