extension Icon {
  /// A filled symbol taken apart for two colours: the shape, and the marks cut out of it.
  ///
  /// `nil` where nothing is cut out, so that one colour is all there is.
  var levels: (shape: Icon, marks: Icon)? {
    var shape: [Layer] = []
    var marks: [Layer] = []
    for layer in layers {
      switch layer.operation {
      case .cut: marks.append(Layer(operation: .stroke, path: layer.path))
      case .hole: marks.append(Layer(operation: .fill, path: layer.path))
      case .stroke, .fill, .slash, .raised: shape.append(layer)
      }
    }
    guard !marks.isEmpty, !shape.isEmpty else { return nil }
    return (
      Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: shape),
      Icon(name: name, mirrorsInRTL: mirrorsInRTL, layers: marks)
    )
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
