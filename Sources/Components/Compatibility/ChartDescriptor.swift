import Graphics

// What an app tells a screen reader of a chart, by the names that Apple's Accessibility framework has for it.

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
  /// What a value on the axis is called.
  func _described(_ value: AXDataPoint.Value) -> String
  /// What the axis reaches over.
  var _extent: String { get }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How values are spread over the axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var title: String
  /// The least and the greatest value.
  public var range: ClosedRange<Double>
  public var scaleType = ScaleType.linear
  /// The values that have lines.
  public var gridlinePositions: [Double]
  /// What a value is called.
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  public func _described(_ value: AXDataPoint.Value) -> String {
    switch value {
    case .number(let number): valueDescriptionProvider(number)
    case .category(let name): name
    }
  }

  public var _extent: String {
    valueDescriptionProvider(range.lowerBound) + "–" + valueDescriptionProvider(range.upperBound)
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  public func _described(_ value: AXDataPoint.Value) -> String {
    switch value {
    case .number(let number): decimalText(number)
    case .category(let name): name
    }
  }

  public var _extent: String { categoryOrder.joined(separator: ", ") }
}

/// A point of a chart.
public final class AXDataPoint {
  /// A place on an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  /// The place on the horizontal axis.
  public var xValue: Value
  /// The place on the vertical axis, if there is one.
  public var yValue: Double?
  /// The places on further axes.
  public var additionalValues: [Value]
  /// What the point is called.
  public var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// Points that belong together.
public final class AXDataSeriesDescriptor {
  public var name: String?
  /// Whether there is something between the points, as on a line.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart: its axes and what lies between them.
public final class AXChartDescriptor {
  /// Which way a chart goes.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterclockwise
  }

  public var title: String?
  /// What the chart shows, in a sentence or two.
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// What knows how a chart is told to a screen reader.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// The chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a chart up to date; a picture makes a new one instead.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Tells a screen reader what a chart shows, which it also plays as sound.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    transformingNodes { node, _ in
      node.changingSemantics {
        $0.details.chart = representable.makeChartDescriptor().told
      }
    }
  }
}

extension AXChartDescriptor {
  /// The chart as dumps and readers have it.
  fileprivate var told: AccessibilityDetails.Chart {
    var axes: [any AXDataAxisDescriptor] = [xAxis]
    if let yAxis { axes.append(yAxis) }
    axes += additionalAxes
    return AccessibilityDetails.Chart(
      title: title, summary: summary, axes: axes.map { "\($0.title): \($0._extent)" },
      series: series.map { series in
        AccessibilityDetails.Chart.Series(
          name: series.name ?? "", points: series.dataPoints.map(told))
      })
  }

  private func told(_ point: AXDataPoint) -> String {
    var values = [xAxis._described(point.xValue)]
    if let y = point.yValue { values.append(yAxis?._described(.number(y)) ?? decimalText(y)) }
    values += zip(additionalAxes, point.additionalValues).map { $0._described($1) }
    if let label = point.label { values.insert(label, at: 0) }
    return values.joined(separator: ", ")
  }
}
