extension ResolvedNode.Kind {
  /// The name by which trees, paths and messages call a node of this kind.
  public var typeName: String {
    switch self {
    case .stack(let style): style.axis == .horizontal ? "hstack" : "vstack"
    case .overlay: "zstack"
    case .layered: "layers"
    case .grid: "grid"
    case .scroll: "scrollView"
    case .spacer: "spacer"
    case .divider: "divider"
    case .text: "text"
    case .shape(let content): content.geometry.outline.typeName
    case .icon, .image: "image"
    case .link: "link"
    case .frame: "frame"
    case .padding: "padding"
    case .aspectRatio: "aspectRatio"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .hitTarget: "hitTarget"
    case .offset: "offset"
    case .effect(let effect): effect.typeName
    case .element: "element"
    case .sizeReader, .reader: "geometryReader"
    case .fitting: "viewThatFits"
    case .replaced: "replaced"
    case .mark: "mark"
    case .guide: "guide"
    case .trait: "trait"
    case .custom: "layout"
    case .arranged(let style): style.typeName
    }
  }
}

extension ShapeGeometry.Outline {
  var typeName: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .producer, .path: "path"
    }
  }
}

extension VisualEffect {
  var typeName: String {
    switch self {
    case .opacity: "opacity"
    case .shadow: "shadow"
    case .clip: "clip"
    case .mask: "mask"
    case .blur: "blur"
    case .blend: "blend"
    case .compositingGroup: "group"
    case .colorMatrix: "colorMatrix"
    case .rotation: "rotation"
    case .scale: "scale"
    case .transform: "transform"
    }
  }
}
