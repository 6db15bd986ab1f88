// CSS property names and keywords, spelled in camelCase as scripts spell them.
extension LayoutStyle {
  /// Sets one property by its name; of a physical and a logical edge, the later one wins.
  ///
  /// - Throws: `StylePropertyError` for a name or a value that is not known.
  public mutating func set(
    property: String, value: StyleValue
  ) throws(StylePropertyError) {
    let reader = StyleValueReader(property: property, value: value)
    if try setSize(property, reader) { return }
    if try setEdge(property, reader) { return }
    if try setFlex(property, reader) { return }
    if try setAlignment(property, reader) { return }
    if try setKind(property, reader) { return }
    throw .unknownProperty(property)
  }

  private mutating func setSize(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "width": width = try reader.size()
    case "height": height = try reader.size()
    case "minWidth": minWidth = try reader.size()
    case "minHeight": minHeight = try reader.size()
    case "maxWidth": maxWidth = try reader.size(none: true)
    case "maxHeight": maxHeight = try reader.size(none: true)
    case "flexBasis": flexBasis = try reader.size(content: true)
    case "rowGap": rowGap = try reader.length()
    case "columnGap": columnGap = try reader.length()
    case "aspectRatio": aspectRatio = try reader.number(orKeyword: "auto")
    default: return false
    }
    return true
  }

  private mutating func setEdge(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    if try setInset(property, reader) { return true }
    if try setMargin(property, reader) { return true }
    if try setPadding(property, reader) { return true }
    return try setBorder(property, reader)
  }

  private mutating func setInset(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "top", "insetBlockStart": inset.top = try reader.length(auto: true)
    case "right":
      inset.right = try reader.length(auto: true)
      if inset.hasLogical { laterEdges.insert(.insetRight) }
    case "bottom", "insetBlockEnd": inset.bottom = try reader.length(auto: true)
    case "left":
      inset.left = try reader.length(auto: true)
      if inset.hasLogical { laterEdges.insert(.insetLeft) }
    case "insetInlineStart":
      inset.start = try reader.length(auto: true)
      laterEdges.subtract([.insetLeft, .insetRight])
    case "insetInlineEnd":
      inset.end = try reader.length(auto: true)
      laterEdges.subtract([.insetLeft, .insetRight])
    default: return false
    }
    return true
  }

  private mutating func setMargin(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "marginTop", "marginBlockStart": margin.top = try reader.length(auto: true)
    case "marginRight":
      margin.right = try reader.length(auto: true)
      if margin.hasLogical { laterEdges.insert(.marginRight) }
    case "marginBottom", "marginBlockEnd": margin.bottom = try reader.length(auto: true)
    case "marginLeft":
      margin.left = try reader.length(auto: true)
      if margin.hasLogical { laterEdges.insert(.marginLeft) }
    case "marginInlineStart":
      margin.start = try reader.length(auto: true)
      laterEdges.subtract([.marginLeft, .marginRight])
    case "marginInlineEnd":
      margin.end = try reader.length(auto: true)
      laterEdges.subtract([.marginLeft, .marginRight])
    default: return false
    }
    return true
  }

  private mutating func setPadding(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "paddingTop", "paddingBlockStart": padding.top = try reader.length()
    case "paddingRight":
      padding.right = try reader.length()
      if padding.hasLogical { laterEdges.insert(.paddingRight) }
    case "paddingBottom", "paddingBlockEnd": padding.bottom = try reader.length()
    case "paddingLeft":
      padding.left = try reader.length()
      if padding.hasLogical { laterEdges.insert(.paddingLeft) }
    case "paddingInlineStart":
      padding.start = try reader.length()
      laterEdges.subtract([.paddingLeft, .paddingRight])
    case "paddingInlineEnd":
      padding.end = try reader.length()
      laterEdges.subtract([.paddingLeft, .paddingRight])
    default: return false
    }
    return true
  }

  private mutating func setBorder(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "borderTop", "borderBlockStart": border.top = try reader.points()
    case "borderRight":
      border.right = try reader.points()
      if border.hasLogical { laterEdges.insert(.borderRight) }
    case "borderBottom", "borderBlockEnd": border.bottom = try reader.points()
    case "borderLeft":
      border.left = try reader.points()
      if border.hasLogical { laterEdges.insert(.borderLeft) }
    case "borderInlineStart":
      border.start = try reader.points()
      laterEdges.subtract([.borderLeft, .borderRight])
    case "borderInlineEnd":
      border.end = try reader.points()
      laterEdges.subtract([.borderLeft, .borderRight])
    default: return false
    }
    return true
  }

  private mutating func setFlex(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "flexGrow": flexGrow = try reader.number()
    case "flexShrink": flexShrink = try reader.number()
    case "order": order = Int32(min(max(try reader.number(), -1e9), 1e9))
    case "layoutPriority": layoutPriority = try reader.number()
    case "flexDirection":
      flexDirection = try reader.keyword([
        "row": .row, "row-reverse": .rowReverse, "column": .column,
        "column-reverse": .columnReverse,
      ])
    case "flexWrap":
      flexWrap = try reader.keyword([
        "nowrap": .nowrap, "wrap": .wrap, "wrap-reverse": .wrapReverse,
      ])
    default: return false
    }
    return true
  }

  private mutating func setAlignment(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "justifyContent": justifyContent = try reader.contentAlignment()
    case "alignContent": alignContent = try reader.contentAlignment()
    case "alignItems": alignItems = try reader.itemAlignment()
    case "alignSelf": alignSelf = try reader.itemAlignment()
    case "justifyItems": justifyItems = try reader.itemAlignment()
    case "justifySelf": justifySelf = try reader.itemAlignment()
    default: return false
    }
    return true
  }

  private mutating func setKind(
    _ property: String, _ reader: StyleValueReader
  ) throws(StylePropertyError) -> Bool {
    switch property {
    case "display":
      display = try reader.keyword([
        "flex": .flex, "none": .none, "overlay": .overlay, "grid": .grid,
      ])
    case "position":
      position = try reader.keyword([
        "relative": .relative, "absolute": .absolute, "static": .static,
      ])
    case "direction":
      direction = try reader.keyword([
        "ltr": .leftToRight, "rtl": .rightToLeft, "inherit": .inherit,
      ])
    case "boxSizing":
      boxSizing = try reader.keyword([
        "border-box": .borderBox, "content-box": .contentBox,
      ])
    case "overflow": overflow = try reader.overflow()
    case "overflowX": overflowX = try reader.overflow()
    case "overflowY": overflowY = try reader.overflow()
    default: return false
    }
    return true
  }
}
