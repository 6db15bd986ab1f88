// After a leaf's content changed: how far up does the change reach?
//
// Every answer about a node follows from the question and what is inside the node. So the changed
// leaf is asked again what it had been asked; if it gives the same answers, nothing above it can
// have changed. Otherwise the same goes for its parent, and so on: a new word in a row of fixed
// height ends at the row, and the list of a thousand rows around it is not looked at.
extension LayoutPass {
  /// Brings the answers about leaves and what is around them up to date, as far up as they change.
  mutating func revalidate(_ leaves: [Int32]) {
    var waiting = leaves.map { (node: Int($0), depth: depth(of: Int($0))) }
    waiting.sort { ($0.depth, $1.node) < ($1.depth, $0.node) }
    // What is deeper comes first, so that a node is asked only once everything in it is settled.
    var level: [Int] = []
    var currentDepth = 0
    while !level.isEmpty || !waiting.isEmpty {
      if level.isEmpty, let deepest = waiting.last { currentDepth = deepest.depth }
      while let next = waiting.last, next.depth == currentDepth {
        level.append(next.node)
        waiting.removeLast()
      }
      var parents: [Int] = []
      for node in level {
        nodes[node].marks.remove(.stale)
        guard giveNewAnswers(node) else { continue }
        nodes[node].marks.insert(.itemIsStale)
        let parent = Int(nodes[node].parent)
        guard parent >= 0, !nodes[parent].marks.contains(.dirty),
          !nodes[parent].marks.contains(.stale)
        else { continue }
        nodes[parent].marks.insert(.stale)
        parents.append(parent)
      }
      level = parents
      currentDepth -= 1
    }
  }

  private func depth(of node: Int) -> Int {
    var depth = 0
    var current = nodes[node].parent
    while current != NodeRecord.none {
      depth += 1
      current = nodes[Int(current)].parent
    }
    return depth
  }

  /// Asks a node again what it has been asked, and returns whether any answer is another one now.
  private mutating func giveNewAnswers(_ node: Int) -> Bool {
    let old = caches[Int(nodes[node].cache)]
    guard old.isComplete, old.questionsStandAlone, canBeAskedAgain(node) else {
      forgetUpwards(from: node)
      return false
    }
    caches[Int(nodes[node].cache)].forget()
    // Once one answer is another, nobody may want the others again.
    for answer in [old.olderWidths, old.newestWidths].compactMap(\.self) {
      guard confirms(answer, of: node) else { return true }
    }
    nodeAskedAgain = Int32(truncatingIfNeeded: node)
    defer { nodeAskedAgain = NodeRecord.none }
    for answer in [old.olderSize, old.newestSize].compactMap(\.self) {
      guard confirms(answer, of: node, goal: answer.hasBaselines ? .baselines : .size)
      else { return true }
    }
    // The last one leaves its frames, so that those inside are again as the parent knows them.
    guard let last = old.last else { return false }
    return !confirms(last, of: node, goal: .final)
  }

  private mutating func confirms(_ answer: WidthAnswer, of node: Int) -> Bool {
    let new = untilAnswered { $0.widths(of: node, needsMinimum: answer.minimum != nil) }
    return new.maximum == answer.maximum
      && (answer.minimum == nil || new.minimum == answer.minimum)
  }

  private mutating func confirms(
    _ answer: LayoutAnswer, of node: Int, goal: LayoutGoal
  ) -> Bool {
    let space = ConstraintSpace(asking: answer.question)
    let new = untilAnswered { $0.layout(node, in: space, goal: goal) }
    let old = answer.result
    return new.width == old.width && new.height == old.height
      && new.intrinsicHeight == old.intrinsicHeight
      && (!answer.hasBaselines
        || (new.firstBaseline == old.firstBaseline && new.lastBaseline == old.lastBaseline))
  }

  private mutating func widths(of node: Int, needsMinimum: Bool) -> IntrinsicWidths {
    if nodes[node].marks.contains(.measured) {
      return measureWidths(
        of: node, heights: WidthAnswer.Heights(), needsMinimum: needsMinimum)
    }
    let edges = boxEdges(of: node, percentageBase: nil).horizontal
    return intrinsicWidths(of: node, in: ConstraintSpace()) + (.zero - edges)
  }

  /// Whether a question as it is kept says all there is to know about the space around a node.
  private func canBeAskedAgain(_ node: Int) -> Bool {
    nodes[node].traits.isDisjoint(with: [
      .percentPadding, .relativeHeightLimits, .relativeHug, .ratio, .outOfFlow, .hidden,
    ]) && nodes[node].marks.isDisjoint(with: [.hasAbsolutes, .widthSeesHeight, .breaksWords])
  }

  /// Forgets a node and everything above it, as far as it is still known.
  private func forgetUpwards(from node: Int) {
    var current = Int32(truncatingIfNeeded: node)
    while current != NodeRecord.none, !nodes[Int(current)].marks.contains(.dirty) {
      nodes[Int(current)].marks.formUnion(.changed)
      caches[Int(nodes[Int(current)].cache)].forget()
      current = nodes[Int(current)].parent
    }
  }
}

extension NodeCache {
  fileprivate var questionsStandAlone: Bool {
    [last, newestSize, olderSize].allSatisfy { $0?.question.standsAlone ?? true }
  }
}

extension LayoutQuestion {
  /// Whether the space in which the question arose can be told from the question alone.
  fileprivate var standsAlone: Bool {
    !contentHasSay && !heightBase.isDefinite && !availableHeight.isDefinite
      && !widthBase.isDefinite && !availableWidth.isDefinite
  }
}

extension ConstraintSpace {
  /// A space in which a node is asked a given question.
  fileprivate init(asking question: LayoutQuestion) {
    self.init(width: question.width.length)
    widthIsFixed = true
    height = question.definiteHeight.length ?? question.forcedHeight.length
    heightIsFixed = height != nil
    contentHeightIsIndefinite = question.forcedHeight.isDefinite
  }
}
