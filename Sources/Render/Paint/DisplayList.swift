/// A picture as draw commands in painter's order, with no font lookup or layout left to do.
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture, in points.
  package var size: Size
  /// What the page shows before the first command.
  package var background: ResolvedColor
  package var commands: [DrawCommand]

  package init(
    size: Size, background: ResolvedColor = .clear, commands: [DrawCommand] = []
  ) {
    self.size = size
    self.background = background
    self.commands = commands
  }

  /// Where pushes and pops first fail to match, or `nil` for a well-formed list.
  package var firstImbalance: Imbalance? {
    var open: [(Scope, Int)] = []
    for (index, command) in commands.enumerated() {
      if let scope = command.opens {
        open.append((scope, index))
      } else if let scope = command.closes {
        guard let last = open.popLast(), last.0 == scope else { return .unmatchedPop(index) }
      }
    }
    return open.last.map { .unmatchedPush($0.1) }
  }

  package enum Imbalance: Equatable, Sendable {
    /// The command at this index closes something that is not the innermost open scope.
    case unmatchedPop(Int)
    /// The scope opened at this index is never closed.
    case unmatchedPush(Int)
  }
}

/// What a push opens and only the pop of the same kind closes.
enum Scope: Equatable {
  case clip, transform, layer, mask
}

extension DrawCommand {
  var opens: Scope? {
    switch self {
    case .pushClip: .clip
    case .pushTransform: .transform
    case .pushLayer: .layer
    case .pushMask: .mask
    default: nil
    }
  }

  var closes: Scope? {
    switch self {
    case .popClip: .clip
    case .popTransform: .transform
    case .popLayer: .layer
    case .popMask: .mask
    default: nil
    }
  }
}
