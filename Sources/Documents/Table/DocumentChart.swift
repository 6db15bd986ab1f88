import Components
import Graphics

/// A chart as a document tells it to a screen reader.
struct DocumentChart: AXChartDescriptorRepresentable, Sendable {
  struct Axis: Sendable {
    var title: String
    /// The names on it, in their order.
    var values: [String]
  }

  struct Scale: Sendable {
    var title: String
    var least: Double
    var greatest: Double
  }

  struct Point: Sendable {
    var x: String
    var y: Double
  }

  struct Series: Sendable {
    var name: String
    var points: [Point]
  }

  var title: String
  var summary: String
  var x: Axis
  var y: Scale
  var series: [Series]

  func makeChartDescriptor() -> AXChartDescriptor {
    let scale = AXNumericDataAxisDescriptor(
      title: y.title, range: y.least...max(y.least, y.greatest), gridlinePositions: []
    ) { decimalText($0) }
    return AXChartDescriptor(
      title: title, summary: summary,
      xAxis: AXCategoricalDataAxisDescriptor(title: x.title, categoryOrder: x.values),
      yAxis: scale,
      series: series.map { series in
        AXDataSeriesDescriptor(
          name: series.name, isContinuous: false,
          dataPoints: series.points.map { AXDataPoint(x: $0.x, y: $0.y) })
      })
  }
}

extension DocumentValue where Value == DocumentChart {
  /// A chart with an axis of names and one of numbers.
  static var chart: DocumentValue {
    let number = DocumentValue<Double>.number(-1e15...1e15)
    let axis = DocumentValue<DocumentChart.Axis>.record(
      "an axis", .required("title", .string, "What it is called."),
      .required("values", .array(of: .string, named: "values"), "The names on it.")
    ) { DocumentChart.Axis(title: $0, values: $1) }
    let scale = DocumentValue<DocumentChart.Scale>.record(
      "an axis", .required("title", .string, "What it is called."),
      .required("from", number, "Its least value."),
      .required("to", number, "Its greatest value.")
    ) { DocumentChart.Scale(title: $0, least: $1, greatest: $2) }
    let point = DocumentValue<DocumentChart.Point>.record(
      "a point", .required("x", .string, "A name on the axis x."),
      .required("y", number, "A number on the axis y.")
    ) { DocumentChart.Point(x: $0, y: $1) }
    let series = DocumentValue<DocumentChart.Series>.record(
      "a series", .required("name", .string, "What its points are."),
      .required("points", .array(of: point, named: "points"), "Its points.")
    ) { DocumentChart.Series(name: $0, points: $1) }
    return .record(
      "a chart", .required("title", .string, "What it is called."),
      .optional("summary", .string, default: "", "What it shows, in a sentence."),
      .required("x", axis, "The axis of names."), .required("y", scale, "The axis of numbers."),
      .required("series", .array(of: series, named: "series"), "What it compares.")
    ) { DocumentChart(title: $0, summary: $1, x: $2, y: $3, series: $4) }
  }
}
