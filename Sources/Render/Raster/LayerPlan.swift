/// How each layer of a list must be drawn, found before anything is.
enum LayerPlan: Equatable {
  /// Its commands may go straight to what is beneath.
  case direct
  /// Band by band, in memory of one band.
  case group
  /// As a whole picture: a filter or backdrop inside needs pixels from other bands.
  case surface

  /// The plan of the layer pushed by each command; `direct` for commands that push none.
  ///
  /// - Parameter deepestGroup: groups in more layers than these are whole pictures. Each is finished
  ///   before the next is begun, while every group around another takes the memory of a band.
  static func plans(for commands: [DrawCommand], deepestGroup: Int) -> [LayerPlan] {
    var plans = [LayerPlan](repeating: .direct, count: commands.count)
    var open: [Int] = []
    // The outermost layer that begins with each open one: a mask of one is a mask of the other.
    var holders: [Int] = []
    func raise(_ index: Int?, to plan: LayerPlan) {
      guard let index, plans[index].rank < plan.rank else { return }
      plans[index] = plan
    }
    /// A surface can only be drawn into another one, so every group around it becomes one.
    func raiseGroups() {
      for layer in open where plans[layer] == .group { plans[layer] = .surface }
    }
    for (index, command) in commands.enumerated() {
      switch command {
      case .pushLayer(let style):
        plans[index] = style.plan
        // A blend mode meets what its own group holds, not the page.
        if style.blendMode != .normal { raise(open.last, to: .group) }
        let isFirst = open.last.map { $0 == index - 1 } ?? false
        holders.append(isFirst && style.plan == .direct ? holders[holders.count - 1] : index)
        open.append(index)
      case .popLayer:
        guard let closed = open.popLast() else { continue }
        holders.removeLast()
        if plans[closed] == .group, open.count >= deepestGroup { plans[closed] = .surface }
        if plans[closed] == .surface { raiseGroups() }
      case .pushMask: raise(holders.last, to: .group)
      case .backdrop: raiseGroups()
      default: continue
      }
    }
    return plans
  }

  private var rank: Int {
    switch self {
    case .direct: 0
    case .group: 1
    case .surface: 2
    }
  }
}

extension LayerStyle {
  fileprivate var plan: LayerPlan {
    let looksAround = filters.contains { filter in
      if case .colorMatrix = filter { false } else { true }
    }
    if looksAround { return .surface }
    return opacity < 1 || blendMode != .normal || !filters.isEmpty ? .group : .direct
  }
}
