import Foundation

extension DocumentTable {
  /// Size and place.
  static var layoutModifiers: [DocumentModifier] {
    [padding, frame] + sizing + [
      .labelled(
        "offset", "Moves what is painted; layout does not change.",
        .optional("x", .distance, default: 0, "Points to the right."),
        .optional("y", .distance, default: 0, "Points down.")
      ) { view, x, y in view.offset(x: x, y: y) },
      .labelled(
        "overlay", "Puts a view over this one, as large as this one.",
        .required("content", .view, "The view on top."),
        .optional("alignment", .alignment, default: .center, "Where it lies.")
      ) { view, content, alignment in view.overlay(alignment: alignment) { content } }
      .orShort(.view, when: { $0["type"] != nil }) { view, content in view.overlay { content } },
      background,
    ]
  }

  private static var padding: DocumentModifier {
    let described = DocumentModifier.labelled(
      "padding", "Adds space around the view.",
      DocumentParameter.optional("edges", .edges, "At which edges; all by default."),
      side("length", "16 points by default."), side("top", "At the top."),
      side("leading", "At the leading edge."), side("bottom", "At the bottom."),
      side("trailing", "At the trailing edge."),
      side("horizontal", "At the leading and trailing edges."),
      side("vertical", "At the top and bottom.")
    ) {
      (
        view: AnyView, edges: Edge.Set?, length, top, leading, bottom, trailing, horizontal,
        vertical
      )
        -> DocumentPadding in
      DocumentPadding(
        content: view, edges: edges, length: length,
        sides: [
          (Edge.Set.top, top ?? vertical), (Edge.Set.leading, leading ?? horizontal),
          (Edge.Set.bottom, bottom ?? vertical), (Edge.Set.trailing, trailing ?? horizontal),
        ])
    }
    let even = described.orShort(
      DocumentValue<DocumentSpace>.space, when: { $0.kind == .number || $0.kind == .string }
    ) { (view: AnyView, length: DocumentSpace) -> DocumentPadding in
      DocumentPadding(content: view, edges: .all, length: length, sides: [])
    }
    return even.orShort(DocumentValue<Bool>.boolean, when: { $0.kind == .boolean }) {
      (view: AnyView, isOn: Bool) -> DocumentPadding in
      DocumentPadding(content: view, edges: isOn ? .all : [], length: nil, sides: [])
    }
  }

  private static func side(
    _ name: String, _ where: String
  ) -> DocumentParameter<DocumentSpace?> {
    .optional(name, .space, "Points or a spacing token. \(`where`)")
  }

  private static var frame: DocumentModifier {
    .labelled(
      "frame", "Gives the view a size, or limits of one.",
      .optional("width", .length, "Points."), .optional("height", .length, "Points."),
      .optional("minWidth", .length, "Points."), .optional("idealWidth", .length, "Points."),
      .optional("maxWidth", .lengthOrInfinity, "Points or \"infinity\"."),
      .optional("minHeight", .length, "Points."), .optional("idealHeight", .length, "Points."),
      .optional("maxHeight", .lengthOrInfinity, "Points or \"infinity\"."),
      .optional("alignment", .alignment, default: .center, "How the view is aligned inside.")
    ) {
      view, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, place
      in
      let limits = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      let limited =
        limits.allSatisfy { $0 == nil }
        ? view
        : AnyView(
          view.frame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: place))
      return width == nil && height == nil
        ? limited : AnyView(limited.frame(width: width, height: height, alignment: place))
    }
  }

  private static var sizing: [DocumentModifier] {
    [
      .labelled(
        "fixedSize", "Keeps the view at its ideal size.",
        .optional("horizontal", .boolean, default: true, "Along the horizontal axis."),
        .optional("vertical", .boolean, default: true, "Along the vertical axis.")
      ) { view, horizontal, vertical in view.fixedSize(horizontal: horizontal, vertical: vertical) }
      .orShort(.boolean) { view, isOn in view.fixedSize(horizontal: isOn, vertical: isOn) },
      .single(
        "layoutPriority", .number(-1_000...1_000), "Views of a higher priority get space first."
      ) { $0.layoutPriority($1) },
      .labelled(
        "aspectRatio", "Keeps the ratio of width to height.",
        .optional("ratio", .points(0.001...1_000), "Width divided by height; its own by default."),
        .optional("contentMode", .contentMode, default: .fit, "Whether it fits or fills the room.")
      ) { view, ratio, mode in view.aspectRatio(ratio, contentMode: mode) }
      .orShort(.points(0.001...1_000)) { view, ratio in
        view.aspectRatio(ratio, contentMode: .fit)
      },
      .flag("scaledToFit", "Fits the view into the available space, keeping its proportions.") {
        $0.scaledToFit()
      },
      .flag("scaledToFill", "Fills the available space with the view, keeping its proportions.") {
        $0.scaledToFill()
      },
    ]
  }

  private static var background: DocumentModifier {
    .labelled(
      "background", "Puts a style, a shape or a view behind this one.",
      .optional("style", .shapeStyle, "A colour, gradient or material."),
      .optional("in", .shape, "The shape that the style fills; a rectangle by default."),
      .optional("content", .view, "A view behind, in place of a style."),
      .optional("alignment", .alignment, default: .center, "Where the view lies.")
    ) { view, style, shape, content, alignment in
      if let content { return AnyView(view.background(alignment: alignment) { content }) }
      let style = style ?? AnyShapeStyle(.background)
      guard let shape else { return AnyView(view.background(style)) }
      return AnyView(view.background(style, in: shape.outline))
    }
    .orShort(.view, when: { $0["type"] != nil }) { view, content in view.background { content } }
    .orShort(.shapeStyle, when: isStyle) { view, style in view.background(style) }
  }

  /// Whether a value is a style itself, and not an object of labels that holds one, nor a view, some of
  /// which have a colour too.
  static func isStyle(_ value: JSONValue) -> Bool {
    guard value["type"] == nil else { return false }
    return value.kind == .string || value["color"] != nil
      || gradientStyles.contains { value[$0.key] != nil }
  }
}

extension DocumentValue where Value == ContentMode {
  static var contentMode: DocumentValue { .name("content mode", ["fit": .fit, "fill": .fill]) }
}

/// Padding in points or tokens of the theme.
struct DocumentPadding: View {
  @Environment(\.theme) private var theme

  let content: AnyView
  let edges: Edge.Set?
  let length: DocumentSpace?
  let sides: [(edge: Edge.Set, length: DocumentSpace?)]

  var body: some View {
    var view = content
    for side in sides {
      guard let length = side.length else { continue }
      view = AnyView(view.padding(side.edge, length.points(in: theme)))
    }
    let hasSides = sides.contains { $0.length != nil }
    if edges != nil || length != nil || !hasSides {
      view = AnyView(view.padding(edges ?? .all, length?.points(in: theme)))
    }
    return view
  }
}
