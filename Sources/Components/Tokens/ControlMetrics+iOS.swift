import Foundation

extension ControlMetrics {
  /// The controls of iOS 13 to 18, as measured on pictures of them.
  static let iOS18: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.sliderTrackHeight = 4
    metrics.progressTrackHeight = 4
    metrics.spinnerSmall = 20
    metrics.spinnerLarge = 37
    let text = Font.system(.body)
    let small = ControlMetrics.Box(
      height: 28, horizontalPadding: 10, verticalPadding: 5, font: .system(.subheadline))
    metrics.mini = small
    metrics.small = small
    metrics.regular = Box(height: 34, horizontalPadding: 12, verticalPadding: 7, font: text)
    metrics.large = Box(height: 50, horizontalPadding: 20, verticalPadding: 15, font: text)
    metrics.extraLarge = metrics.large
    return metrics
  }()

  /// The controls of iOS 26.
  static let iOS26: ControlMetrics = {
    var metrics = iOS18
    metrics.switchWidth = 63
    metrics.switchHeight = 28
    metrics.sliderTrackHeight = 6
    metrics.sliderKnobSide = 24
    metrics.rowMinHeight = 51
    metrics.rowVerticalPadding = 15
    return metrics
  }()

  /// The metrics with what is still as one look has it replaced by another look's.
  func replacing(_ old: ControlMetrics, by new: ControlMetrics) -> ControlMetrics {
    // What looks have values of their own for; all else is the same in each.
    let lengths: [WritableKeyPath<ControlMetrics, CGFloat>] = [
      \.sliderTrackHeight, \.sliderKnobSide, \.progressTrackHeight, \.spinnerSmall, \.spinnerLarge,
      \.switchWidth, \.switchHeight, \.rowMinHeight, \.rowVerticalPadding,
    ]
    let boxes: [WritableKeyPath<ControlMetrics, Box>] = [
      \.mini, \.small, \.regular, \.large, \.extraLarge,
    ]
    var metrics = self
    for path in lengths where self[keyPath: path] == old[keyPath: path] {
      metrics[keyPath: path] = new[keyPath: path]
    }
    for path in boxes {
      metrics[keyPath: path] = self[keyPath: path].replacing(
        old[keyPath: path], by: new[keyPath: path])
    }
    return metrics
  }
}

extension ControlMetrics.Box {
  /// The box with what is still as one look has it replaced by another look's, each part by itself.
  fileprivate func replacing(_ old: Self, by new: Self) -> Self {
    Self(
      height: height == old.height ? new.height : height,
      horizontalPadding: horizontalPadding == old.horizontalPadding
        ? new.horizontalPadding : horizontalPadding,
      verticalPadding: verticalPadding == old.verticalPadding
        ? new.verticalPadding : verticalPadding,
      font: font == old.font ? new.font : font)
  }
}
