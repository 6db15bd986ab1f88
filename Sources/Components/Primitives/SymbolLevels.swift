extension Icon {
  /// A filled symbol taken apart for two colours: the shape, and the marks cut out of it.
  ///
  /// `nil` where nothing is cut out, so that one colour is all there is.
  var levels: (shape: Icon, marks: Icon)? {
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
