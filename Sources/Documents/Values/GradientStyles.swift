import Foundation

/// A gradient as a style: an object with one key, the name of the gradient.
@MainActor
struct DocumentGradientStyle {
  let key: String
  let object: SchemaObject
  let read: (JSONValue, DocumentContext) throws(DocumentError) -> AnyShapeStyle
}

extension DocumentTable {
  /// The gradients that may be used in place of a colour, such as `{"linearGradient": {…}}`.
  static let gradientStyles: [DocumentGradientStyle] = [
    style(
      "gradient",
      .name("gradient token", GradientToken.allCases.map { ($0.rawValue, $0) }),
      "A gradient of the theme."
    ) { AnyShapeStyle(ThemeGradient($0)) },
    style(
      "linearGradient",
      .record(
        "linearGradient", .colors, .stops,
        .optional("startPoint", .unitPoint, default: .top, "Where it begins."),
        .optional("endPoint", .unitPoint, default: .bottom, "Where it ends.")
      ) { colors, stops, start, end in
        try AnyShapeStyle(
          LinearGradient(
            gradient: gradient(colors, stops), startPoint: start, endPoint: end))
      }, "Along a line."
    ) { $0 },
    style(
      "radialGradient",
      .record(
        "radialGradient", .colors, .stops,
        .optional("center", .unitPoint, default: .center, "Its centre."),
        .optional("startRadius", .length, default: 0, "Points."),
        .required("endRadius", .length, "Points.")
      ) { colors, stops, center, start, end in
        try AnyShapeStyle(
          RadialGradient(
            gradient: gradient(colors, stops), center: center, startRadius: start,
            endRadius: end))
      }, "Around a point."
    ) { $0 },
    style(
      "angularGradient",
      .record(
        "angularGradient", .colors, .stops,
        .optional("center", .unitPoint, default: .center, "Its centre."),
        .optional("startAngle", .degrees, default: .zero, "Degrees."),
        .optional("endAngle", .degrees, default: .degrees(360), "Degrees.")
      ) { colors, stops, center, start, end in
        try AnyShapeStyle(
          AngularGradient(
            gradient: gradient(colors, stops), center: center, startAngle: start,
            endAngle: end))
      }, "By angle, clockwise."
    ) { $0 },
  ]

  private static func style<Value>(
    _ key: String, _ type: DocumentValue<Value>, _ help: String,
    make: @escaping (Value) -> AnyShapeStyle
  ) -> DocumentGradientStyle {
    let property = SchemaObject.Property(
      name: key, schema: type.schema, help: help, isRequired: true)
    return DocumentGradientStyle(key: key, object: SchemaObject(properties: [property])) {
      value, context throws(DocumentError) in
      try value.checkKeys([key], of: "a gradient")
      guard let inner = value[key] else {
        throw DocumentError(at: value, .missingKey(key, of: "a gradient", expected: type.expected))
      }
      return make(try type.read(inner, context))
    }
  }
}
