import Components

/// `label-repeated`: who goes from control to control hears "Edit, Edit, Edit", and says it to a voice
/// that has to ask which one. Those of one container are `label-duplicate`.
enum LabelRepeatedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let targets = subject.namedTargets
    var places: [String: [Int]] = [:]
    var labels: [String] = []
    for (index, target) in targets.enumerated() {
      guard target.element.speaks, let label = target.label,
        target.semantics.role == .button || target.semantics.role == .link,
        target.ancestors.isEmpty, !target.semantics.isDisabled
      else {
        outcome.exempt()
        continue
      }
      let name = heard(label)
      if places[name] == nil { labels.append(label) }
      places[name, default: []].append(index)
    }
    for label in labels {
      let indices = places[heard(label)] ?? []
      let containers = Set(indices.map { targets[$0].container })
      // Every one but the first of a container is told by another rule.
      guard containers.count > 1, let second = second(of: indices, targets),
        !indices.allSatisfy({ targets[$0].leads(where: targets[indices[0]]) })
      else {
        for _ in indices { outcome.pass() }
        continue
      }
      for _ in indices.dropFirst() { outcome.pass() }
      outcome.fail(
        targets[second].element,
        measured: "\u{201C}\(label)\u{201D} on \(indices.count) controls",
        required: "a name for each",
        advice: targets[second].link != nil
          ? "Say in the words of each link where it leads."
          : "Name what each acts on with `.accessibilityLabel(_:)`, such as \u{201C}Edit "
            + "address\u{201D}, unless all do the same.")
    }
  }

  /// The first one in another container than the first.
  private static func second(of indices: [Int], _ targets: [AuditedTarget]) -> Int? {
    indices.first { index in
      targets[index].container != indices.first.map { targets[$0].container }
    }
  }
}
