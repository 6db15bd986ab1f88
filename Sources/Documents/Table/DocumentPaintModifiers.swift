import Foundation

extension DocumentTable {
  /// Colour, edges and effects.
  static var paintModifiers: [DocumentModifier] {
    [
      .single(
        "foregroundStyle", .shapeStyle, "The style of the text, symbols and shapes inside."
      ) { $0.foregroundStyle($1) },
      .single("tint", .color, "The colour of controls and accents inside.") { $0.tint($1) },
      .labelled(
        "border", "Draws a line inside the view's edge.",
        .required("style", .shapeStyle, "A colour, gradient or material."),
        .optional("width", .points(0...1_000), default: 1, "Points.")
      ) { view, style, width in view.border(style, width: width) }
      .orShort(.shapeStyle, when: isStyle) { view, style in view.border(style) },
      .single("cornerRadius", .radius, "Clips the view to round corners; points or a token.") {
        $0.clipShape(DocumentRectangle(radius: $1))
      },
      .single("clipShape", .shape, "Clips the view to a shape.") { $0.clipShape($1.outline) },
      .flag("clipped", "Clips the view to its frame.") { $0.clipped() },
      .single("opacity", .number(0...1), "How opaque the view is.") { $0.opacity($1) },
      .labelled(
        "shadow", "Casts a shadow.",
        .optional("color", .color, default: Color(.sRGBLinear, white: 0, opacity: 0.33), "Colour."),
        .required("radius", .points(0...1_000), "The blur in points."),
        .optional("x", .points(-10_000...10_000), default: 0, "Points to the right."),
        .optional("y", .points(-10_000...10_000), default: 0, "Points down.")
      ) { view, color, radius, x, y in view.shadow(color: color, radius: radius, x: x, y: y) },
      .single(
        "elevation", DocumentValue<Int>.integer(0...4), "How high the view floats, from 0 to 4."
      ) { view, level in view.elevation(ElevationToken(rawValue: level) ?? .level0) },
      .labelled(
        "mask", "Shows the view only where another one paints.",
        .required("content", .view, "The view whose paint counts."),
        .optional("alignment", .alignment, default: .center, "Where it lies.")
      ) { view, content, alignment in view.mask(alignment: alignment) { content } },
      .flag("hidden", "Keeps the space and shows nothing.") { $0.hidden() },
    ] + effects
  }

  private static var effects: [DocumentModifier] {
    [
      .single("blur", .points(0...200), "Blurs the view; the radius in points.") {
        $0.blur(radius: $1)
      },
      .flag("compositingGroup", "Paints the view on its own before opacity and blending.") {
        $0.compositingGroup()
      },
      .labelled(
        "rotationEffect", "Rotates what is painted, clockwise.",
        .required("degrees", .degrees, "The angle."),
        .optional("anchor", .unitPoint, default: .center, "The point that stays.")
      ) { view, angle, anchor in view.rotationEffect(angle, anchor: anchor) }
      .orShort(.degrees) { view, angle in view.rotationEffect(angle) },
      .labelled(
        "scaleEffect", "Scales what is painted.",
        .optional("x", .points(-100...100), default: 1, "The horizontal factor."),
        .optional("y", .points(-100...100), default: 1, "The vertical factor."),
        .optional("anchor", .unitPoint, default: .center, "The point that stays.")
      ) { view, x, y, anchor in view.scaleEffect(x: x, y: y, anchor: anchor) }
      .orShort(.points(-100...100)) { view, factor in view.scaleEffect(factor) },
      .single("grayscale", .number(0...1), "Removes colour.") { $0.grayscale($1) },
      .single("saturation", .number(0...10), "Scales the saturation.") { $0.saturation($1) },
      .single("brightness", .number(-1...1), "Brightens the view.") { $0.brightness($1) },
      .single("contrast", .number(-10...10), "Scales the contrast.") { $0.contrast($1) },
      .single("hueRotation", .degrees, "Rotates all hues, in degrees.") { $0.hueRotation($1) },
      .flag("colorInvert", "Inverts all colours.") { $0.colorInvert() },
      .single("colorMultiply", .color, "Multiplies all colours by one.") { $0.colorMultiply($1) },
    ]
  }

  /// Modifiers that only shapes and pictures have; they come before all others.
  static var shapeModifiers: [DocumentModifier] {
    [
      onShape("fill", .shapeStyle, "Fills a shape.") { shape, style in
        shape.adding(.fill(style))
      },
      onShape("stroke", .strokedStyle, "Draws a shape's outline, half of it outside.") {
        $0.adding(.stroke($1.style, $1.pen))
      },
      onShape("strokeBorder", .strokedStyle, "Draws a shape's outline inside it.") {
        $0.adding(.strokeBorder($1.style, $1.pen))
      },
      onShape("trim", .trim, "Keeps a part of a shape's outline.") { shape, stretch in
        shape.trimmed(from: stretch.from, to: stretch.to)
      },
      onImage("resizable", .boolean, "Lets a picture fill the available space.") { image, isOn in
        isOn ? image.resizable() : image
      },
      onImage(
        "renderingMode",
        DocumentValue<Image.TemplateRenderingMode>.name(
          "rendering mode", ["template": .template, "original": .original]),
        "Whether a picture takes the foreground style or keeps its colours."
      ) { $0.renderingMode($1) },
      onImage(
        "interpolation",
        DocumentValue<Image.Interpolation>.name(
          "interpolation",
          ["none": Image.Interpolation.none, "low": .low, "medium": .medium, "high": .high]),
        "How a scaled picture is drawn."
      ) { $0.interpolation($1) },
    ]
  }

  private static func onShape<Value>(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Value>, _ help: String,
    apply: @escaping (DocumentShape, Value) -> DocumentShape
  ) -> DocumentModifier {
    let type = DeferredValue(type)
    return DocumentModifier(name: name, help: help, schema: type.value.schema) {
      element, value, context throws(DocumentError) in
      guard let shape = element.shape else {
        throw DocumentError(
          at: value,
          .notAllowed("\(name) is for shapes, before all modifiers that are not for shapes"))
      }
      return DocumentElement(apply(shape, try type.value.read(value, context)))
    }
  }

  private static func onImage<Value>(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Value>, _ help: String,
    apply: @escaping (Image, Value) -> Image
  ) -> DocumentModifier {
    let type = DeferredValue(type)
    return DocumentModifier(name: name, help: help, schema: type.value.schema) {
      element, value, context throws(DocumentError) in
      guard let image = element.image else {
        throw DocumentError(
          at: value,
          .notAllowed("\(name) is for images, before all modifiers that are not for images"))
      }
      return DocumentElement(apply(image, try type.value.read(value, context)))
    }
  }
}

/// A style and the pen that draws with it.
struct DocumentStroke {
  var style: AnyShapeStyle
  var pen: StrokeStyle
}

extension DocumentValue where Value == DocumentStroke {
  static var strokedStyle: DocumentValue {
    let plain = DocumentValue<AnyShapeStyle>.shapeStyle.map {
      DocumentStroke(style: $0, pen: StrokeStyle(lineWidth: 1))
    }
    let described = DocumentValue.record(
      "a stroke",
      .optional("style", .shapeStyle, default: AnyShapeStyle(.foreground), "Its colour."),
      .optional("lineWidth", .points(0...1_000), default: 1, "Points."),
      .optional("lineCap", .lineCap, default: .butt, "How a line ends."),
      .optional("lineJoin", .lineJoin, default: .miter, "How lines meet."),
      .optional(
        "dash", .array(of: .length, named: "lengths"), default: [], "Lengths of dashes and gaps."),
      .optional("dashPhase", .distance, default: 0, "Where in the dashes the line begins.")
    ) { style, width, cap, join, dash, phase in
      DocumentStroke(
        style: style,
        pen: StrokeStyle(
          lineWidth: width, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase))
    }
    return described.or(plain) { DocumentTable.isStyle($0) }
  }
}

/// A stretch of an outline in fractions of its length.
struct DocumentTrim {
  var from: CGFloat
  var to: CGFloat
}

extension DocumentValue where Value == DocumentTrim {
  static var trim: DocumentValue {
    .record(
      "trim", .optional("from", .points(0...1), default: 0, "Where it begins, from 0 to 1."),
      .optional("to", .points(0...1), default: 1, "Where it ends, from 0 to 1.")
    ) { DocumentTrim(from: $0, to: $1) }
  }
}

extension DocumentValue where Value == CGLineCap {
  static var lineCap: DocumentValue {
    .name("line cap", ["butt": .butt, "round": .round, "square": .square])
  }
}

extension DocumentValue where Value == CGLineJoin {
  static var lineJoin: DocumentValue {
    .name("line join", ["miter": .miter, "round": .round, "bevel": .bevel])
  }
}
