extension Icon {
  /// A filled symbol taken apart for two colours: the shape, and the marks cut out of it.
  ///
  /// A badge, with what is cut out of it, is the mark of what it stands on. `nil` where there is
  /// neither, so that one colour is all there is.
  var levels: (shape: Icon, marks: Icon)? {
    if let room = layers.lastIndex(where: { $0.operation == .clear }), room < layers.count - 1 {
      return (
        Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: Array(layers[...room])),
        Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: Array(layers[(room + 1)...]))
      )
    }
    var shape: [Layer] = []
    var marks: [Layer] = []
    for layer in layers {
      switch layer.operation {
      case .cut: marks.append(layer.drawn(as: .stroke))
      case .hole: marks.append(layer.drawn(as: .fill))
      case .knockout: marks += layer.parts
      case .stroke, .fill, .slash, .raised, .clear: shape.append(layer)
      }
    }
    guard !marks.isEmpty, !shape.isEmpty else { return nil }
    return (
      Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: shape),
      Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: marks)
    )
  }
}

extension Icon {
  /// The colours of solid symbols that have their own: of what is filled, and of the lines over it.
  private static let colors: [String: (solid: Color, lines: Color)] = [
    "bolt.fill": (.yellow, .yellow), "cloud.bolt.fill": (.white, .yellow),
    "cloud.bolt.rain.fill": (.white, .yellow), "cloud.drizzle.fill": (.white, .cyan),
    "cloud.fill": (.white, .white), "cloud.fog.fill": (.white, .white),
    "cloud.heavyrain.fill": (.white, .cyan), "cloud.rain.fill": (.white, .cyan),
    "cloud.sun.fill": (.white, .yellow), "heart.fill": (.red, .red),
    "star.fill": (.yellow, .yellow),
    "sun.max.fill": (.yellow, .yellow), "sun.min.fill": (.yellow, .yellow),
  ]

  /// A symbol with colours of its own, taken apart for them in painting order; `nil` for others,
  /// which are drawn in the foreground style.
  var coloredParts: [(icon: Icon, color: Color)]? {
    guard let colors = Self.colors[name] else { return nil }
    let lines = layers.filter { $0.operation == .stroke }
    let solid = layers.filter { $0.operation != .stroke }
    let parts = [(solid, colors.solid), (lines, colors.lines)].filter { !$0.0.isEmpty }
    return parts.map { layers, color in
      (Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: layers), color)
    }
  }
}

extension Icon.Layer {
  /// The same path with another operation.
  fileprivate func drawn(as operation: Icon.Operation) -> Icon.Layer {
    Icon.Layer(operation: operation, path: path, lineScale: lineScale)
  }
}

extension SymbolEnvironment {
  /// Whether symbols have a colour for each level: asked for, or given by several styles.
  func hasLevels(_ environment: EnvironmentValues) -> Bool {
    switch renderingMode {
    case .hierarchical?, .palette?: true
    case nil: environment.foregroundLevels.secondary != nil
    default: false
    }
  }
}
