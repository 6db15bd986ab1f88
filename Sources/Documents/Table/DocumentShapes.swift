import Foundation

extension DocumentTable {
  /// Shapes, colours and gradients.
  static var shapes: [DocumentComponent] {
    [
      .shape("rectangle", "A rectangle that fills the available space.") {
        DocumentShape(Rectangle())
      },
      .shape(
        "roundedRectangle", "A rectangle with equal round corners.",
        .required("cornerRadius", .radius, "Points, or a radius token."),
        .optional("style", .cornerStyle, default: .continuous, "The kind of corner.")
      ) { radius, style in
        DocumentShape(DocumentRectangle(radius: radius, style: style))
      },
      .shape(
        "unevenRoundedRectangle", "A rectangle with a radius for each corner.",
        .optional("topLeadingRadius", .length, default: 0, "Points."),
        .optional("bottomLeadingRadius", .length, default: 0, "Points."),
        .optional("bottomTrailingRadius", .length, default: 0, "Points."),
        .optional("topTrailingRadius", .length, default: 0, "Points."),
        .optional("style", .cornerStyle, default: .continuous, "The kind of corner.")
      ) { topLeading, bottomLeading, bottomTrailing, topTrailing, style in
        DocumentShape(
          UnevenRoundedRectangle(
            topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
            bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style))
      },
      .shape(
        "capsule", "A rectangle with round ends.",
        .optional("style", .cornerStyle, default: .continuous, "The kind of corner at the ends.")
      ) { DocumentShape(Capsule(style: $0)) },
      .shape("circle", "The largest circle that fits.") { DocumentShape(Circle()) },
      .shape("ellipse", "An ellipse that fills the available space.") { DocumentShape(Ellipse()) },
      .view(
        "color", "A colour that fills the available space.",
        .required("value", .color, "A role, or #RRGGBB[AA].")
      ) { $0 },
      .view(
        "linearGradient", "A gradient along a line.", .colors, .stops,
        .optional("startPoint", .unitPoint, default: .top, "Where it begins."),
        .optional("endPoint", .unitPoint, default: .bottom, "Where it ends.")
      ) { colors, stops, start, end in
        LinearGradient(
          gradient: try gradient(colors, stops), startPoint: start, endPoint: end)
      },
      .view(
        "radialGradient", "A gradient around a point.", .colors, .stops,
        .optional("center", .unitPoint, default: .center, "Its centre."),
        .optional("startRadius", .length, default: 0, "Where it begins, in points."),
        .required("endRadius", .length, "Where it ends, in points.")
      ) { colors, stops, center, start, end in
        RadialGradient(
          gradient: try gradient(colors, stops), center: center, startRadius: start,
          endRadius: end)
      },
      .view(
        "angularGradient", "A gradient by angle, clockwise.", .colors, .stops,
        .optional("center", .unitPoint, default: .center, "Its centre."),
        .optional("startAngle", .degrees, default: .zero, "Degrees."),
        .optional("endAngle", .degrees, default: .degrees(360), "Degrees.")
      ) { colors, stops, center, start, end in
        AngularGradient(
          gradient: try gradient(colors, stops), center: center, startAngle: start, endAngle: end)
      },
    ]
  }
}

/// The gradient of `colors` or `stops`, whichever is given.
func gradient(_ colors: [Color]?, _ stops: [Gradient.Stop]?) throws -> Gradient {
  switch (colors, stops) {
  case (let colors?, nil): Gradient(colors: colors)
  case (nil, let stops?): Gradient(stops: stops)
  default: throw DocumentRefusal("a gradient needs exactly one of \"colors\" and \"stops\"")
  }
}

extension DocumentParameter where Value == [Color]? {
  static var colors: DocumentParameter {
    .optional(
      "colors", .array(of: .color, minimumCount: 2, named: "colours"),
      "Two or more colours at equal distances.")
  }
}

extension DocumentParameter where Value == [Gradient.Stop]? {
  static var stops: DocumentParameter {
    .optional(
      "stops", .array(of: .gradientStop, minimumCount: 2, named: "stops"),
      "Colours at positions from 0 to 1.")
  }
}

extension DocumentValue where Value == Gradient.Stop {
  static var gradientStop: DocumentValue {
    .record(
      "a stop", .required("color", .color, "The colour."),
      .required("location", .points(0...1), "Where it stands, from 0 to 1.")
    ) { Gradient.Stop(color: $0, location: $1) }
  }
}

extension DocumentValue where Value == RoundedCornerStyle {
  static var cornerStyle: DocumentValue {
    .name("corner style", ["continuous": .continuous, "circular": .circular])
  }
}

/// A corner radius as a document writes it: points, or a step of the theme's radius scale.
enum DocumentRadius: Hashable, Sendable {
  case points(CGFloat)
  case token(RadiusToken)
}

extension DocumentValue where Value == DocumentRadius {
  static var radius: DocumentValue {
    let points = DocumentValue<CGFloat>.length.map { DocumentRadius.points($0) }
    let tokens = DocumentValue.name(
      "radius token", RadiusToken.allCases.map { ($0.rawValue, .token($0)) })
    return points.or(tokens) { $0.kind == .string }
  }
}

/// A rectangle with round corners, whose radius the theme may decide.
nonisolated struct DocumentRectangle: InsettableShape {
  var radius: DocumentRadius
  var style = RoundedCornerStyle.continuous
  // Not as a wrapper: Swift 6.2 has none in what belongs to no actor.
  private let theme = Environment(\.theme)

  init(radius: DocumentRadius, style: RoundedCornerStyle = .continuous) {
    self.radius = radius
    self.style = style
  }

  private var rectangle: RoundedRectangle {
    let points =
      switch radius {
      case .points(let points): points
      case .token(let token): theme.wrappedValue.radius[token]
      }
    return RoundedRectangle(cornerRadius: points, style: style)
  }

  func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  var _geometry: ShapeGeometry { rectangle._geometry }

  func inset(by amount: CGFloat) -> InsetOf<DocumentRectangle> { InsetOf(self, by: amount) }
}

extension DocumentValue where Value == DocumentShape {
  /// A shape as an argument: the name of one without arguments, or the object of a shape component.
  static var shape: DocumentValue {
    let plain = DocumentValue.name(
      "shape",
      [
        ("rectangle", DocumentShape(Rectangle())), ("capsule", DocumentShape(Capsule())),
        ("circle", DocumentShape(Circle())), ("ellipse", DocumentShape(Ellipse())),
      ])
    let described = DocumentValue(
      expected: "a shape, such as {\"type\": \"circle\"}", schema: .reference("shape")
    ) { value, context throws(DocumentError) in
      try DocumentTable.standard.shape(value, context)
    }
    return plain.or(described) { $0.kind == .object }
  }
}

extension DocumentValue where Value == AnyShapeStyle {
  /// A colour, a gradient or a material.
  static var shapeStyle: DocumentValue {
    let color = DocumentValue<Color>.color
    let styles = namedStyles
    let gradients = DocumentTable.gradientStyles
    let expected =
      "a colour (a role such as \"primary\", or \"#RRGGBB\" or \"#RRGGBBAA\"), a material or a gradient"
    return DocumentValue(expected: expected, schema: .reference("shapeStyle")) {
      value, context throws(DocumentError) in
      switch value.kind {
      case .string:
        if let style = styles.first(where: { $0.name == value.string }) { return style.style }
        return AnyShapeStyle(try color.read(value, context))
      case .object:
        for gradient in gradients where value[gradient.key] != nil {
          return try gradient.read(value, context)
        }
        return AnyShapeStyle(try color.read(value, context))
      default:
        throw value.wrongKind(expected: expected)
      }
    }
  }

  /// The definition to which the schema refers wherever a style is expected.
  static var shapeStyleDefinition: Schema {
    let gradients = DocumentTable.gradientStyles.map { Schema.object($0.object) }
    return .anyOf([.reference("color"), .words(namedStyles.map(\.name))] + gradients)
  }

  private static var namedStyles: [(name: String, style: AnyShapeStyle)] {
    [
      ("foreground", AnyShapeStyle(.foreground)), ("tint", AnyShapeStyle(.tint)),
      ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)),
      ("thinMaterial", AnyShapeStyle(.thinMaterial)),
      ("regularMaterial", AnyShapeStyle(.regularMaterial)),
      ("thickMaterial", AnyShapeStyle(.thickMaterial)),
      ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)),
    ]
  }
}
