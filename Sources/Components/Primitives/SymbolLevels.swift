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
  /// The colours that a solid symbol has of its own; what has none of them is in the foreground style.
  private struct Colors {
    /// Of what is filled.
    var solid: Color?
    /// Of the lines over it.
    var lines: Color?
    /// Of the marks that are cut out of it.
    var marks: Color?

    init(_ solid: Color?, lines: Color? = nil, marks: Color? = nil) {
      (self.solid, self.lines, self.marks) = (solid, lines, marks)
    }
  }

  private static let colors: [String: Colors] = [
    "bolt.fill": Colors(.yellow, lines: .yellow),
    "checkmark.circle.fill": Colors(.green, marks: .white),
    "cloud.bolt.fill": Colors(.white, lines: .yellow),
    "cloud.bolt.rain.fill": Colors(.white, lines: .yellow),
    "cloud.drizzle.fill": Colors(.white, lines: .cyan),
    "cloud.fill": Colors(.white, lines: .white), "cloud.fog.fill": Colors(.white, lines: .white),
    "cloud.heavyrain.fill": Colors(.white, lines: .cyan),
    "cloud.rain.fill": Colors(.white, lines: .cyan),
    "cloud.sun.fill": Colors(.white, lines: .yellow),
    "exclamationmark.triangle.fill": Colors(.yellow, marks: .white),
    "heart.fill": Colors(.red, lines: .red), "minus.circle.fill": Colors(.red, marks: .white),
    "plus.circle.fill": Colors(.green, marks: .white),
    "star.fill": Colors(.yellow, lines: .yellow),
    "sun.max.fill": Colors(.yellow, lines: .yellow),
    "sun.min.fill": Colors(.yellow, lines: .yellow),
    "sunrise.fill": Colors(.yellow), "sunset.fill": Colors(.yellow),
    "xmark.circle.fill": Colors(.red, marks: .white),
  ]

  /// A symbol with colours of its own, taken apart for them in painting order, `nil` for the foreground style; `nil` for
  /// others, which are drawn in that alone.
  var coloredParts: [(icon: Icon, color: Color?)]? {
    guard let colors = Self.colors[name] else { return nil }
    if let marks = colors.marks {
      return levels.map { [($0.shape, colors.solid), ($0.marks, marks)] }
    }
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
