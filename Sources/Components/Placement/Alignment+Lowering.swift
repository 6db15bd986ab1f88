import Layout

extension HorizontalAlignment {
  /// The alignment in the engine's words; overflow keeps it, as in SwiftUI.
  var item: ItemAlignment {
    switch kind {
    case .leading: .unsafe(.start)
    case .center: .unsafe(.center)
    case .trailing: .unsafe(.end)
    case .custom(let guide): .unsafe(guide.nearestPosition)
    }
  }
}

extension VerticalAlignment {
  /// The alignment in the engine's words; overflow keeps it, as in SwiftUI.
  var item: ItemAlignment {
    switch kind {
    case .top: .unsafe(.start)
    case .center: .unsafe(.center)
    case .bottom: .unsafe(.end)
    case .firstTextBaseline: .baseline
    case .lastTextBaseline: .lastBaseline
    case .custom(let guide): .unsafe(guide.nearestPosition)
    }
  }
}

extension CustomGuide {
  /// The engine aligns edges and middles only: a custom guide counts as the one that
  /// it is nearest to in a unit square.
  fileprivate var nearestPosition: ItemAlignment.Position {
    switch id.defaultValue(in: ViewDimensions(width: 1, height: 1)) {
    case ..<0.25: .start
    case 0.75...: .end
    default: .center
    }
  }
}
