import Foundation
import Layout

/// `stillframe-bench layout [--trees FILE] [--reps N] [--only NAME]`.
///
/// Prints for every tree the medians of building it, of its first layout (per node), of a layout
/// with nothing to do, and of one after a leaf was marked as changed; with `--trees` the same for
/// all trees of a conformance file together.
func runLayoutBenchmark(_ arguments: BenchmarkArguments) throws {
  let reps = arguments.number("--reps", default: 20)
  if let file = arguments.value("--trees") {
    try benchmarkConformanceFile(file, reps: reps)
    return
  }
  print("tree nodes build_us cold_us cold_ns_per_node clean_us dirty_leaf_us")
  for benchmark in LayoutBenchmarkTrees.all {
    if let only = arguments.value("--only"), only != benchmark.name { continue }
    try measureLayout(benchmark, reps: reps)
  }
  if arguments.value("--only") == "million" { try measureMillion() }
}

private func measureLayout(_ benchmark: LayoutBenchmarkTree, reps: Int) throws {
  let built = measure(reps: min(reps, 5), warmup: 1) { keep(benchmark.build()) }
  let (fresh, root, leaf) = benchmark.build()
  // A copy would be paid for by the first write to it, so each run gets a tree of its own.
  let cold = try measureEach(reps: reps, prepare: { benchmark.build().tree }) {
    try layOut(&$0, root)
  }
  var tree = fresh
  try layOut(&tree, root)
  let clean = try measureEach(reps: reps, prepare: { () }) { _ in try layOut(&tree, root) }
  var grows = false
  let dirty = try measureEach(
    reps: reps,
    prepare: {
      grows.toggle()
      change(leaf, in: &tree, grows: grows)
    }
  ) { _ in
    try layOut(&tree, root, longer: grows ? leaf : nil)
  }
  let perNode = cold * 1000 / Double(fresh.count)
  print(
    benchmark.name, fresh.count, tenths(built.median * 1000), tenths(cold), tenths(perNode),
    tenths(clean), tenths(dirty))
}

/// Makes a leaf another size: a text gets a character more or less, a box a point.
private func change(_ leaf: NodeID, in tree: inout LayoutTree, grows: Bool) {
  if tree[style: leaf].height == .auto {
    tree.markDirty(leaf)
  } else {
    tree[style: leaf].height = .points(grows ? 6 : 5)
  }
}

/// - Parameter longer: a text that has a character more than the others' rule says.
private func layOut(_ tree: inout LayoutTree, _ root: NodeID, longer: NodeID? = nil) throws {
  try tree.computeLayout(
    root: root, width: .definite(10_000), height: .definite(10_000)
  ) { node, request in
    measureGridText(request, length: 8 + Int(node.index) % 30 + (node == longer ? 1 : 0))
  }
}

/// The median of the time `body` takes, in microseconds, without that of preparing its input.
private func measureEach<Input>(
  reps: Int, prepare: () -> Input, _ body: (inout Input) throws -> Void
) rethrows -> Double {
  let clock = ContinuousClock()
  var samples: [Double] = []
  for repetition in 0..<max(reps, 1) + 2 {
    var input = prepare()
    let elapsed = try clock.measure { try body(&input) }
    // The first two warm up.
    if repetition < 2 { continue }
    let (seconds, attoseconds) = elapsed.components
    samples.append(Double(seconds) * 1e6 + Double(attoseconds) * 1e-12)
    keep(input)
  }
  samples.sort()
  return samples[samples.count / 2]
}

private func tenths(_ value: Double) -> String {
  String(format: "%.1f", value)
}

// MARK: - Memory

/// A million nodes in a tree of fan-out 10: how much memory they take once laid out.
private func measureMillion() throws {
  let before = residentBytes()
  var tree = LayoutTree(reservingCapacity: 1_111_111)
  var style = LayoutStyle()
  style.width = 10_000
  let root = tree.makeNode(style)
  var parents = [root]
  for level in 1...6 {
    var next: [NodeID] = []
    for parent in parents {
      for _ in 0..<10 {
        var item = LayoutStyle()
        item.flexGrow = 1
        item.flexDirection = level.isMultiple(of: 2) ? .row : .column
        item.minHeight = level == 6 ? 2 : .auto
        let node = tree.makeNode(item)
        try tree.appendChild(node, to: parent)
        next.append(node)
      }
    }
    parents = next
  }
  let clock = ContinuousClock()
  let elapsed = try clock.measure { try layOut(&tree, root) }
  let bytes = residentBytes() - before
  print("million", tree.count, "nodes", elapsed, "bytes_per_node", bytes / tree.count)
}

/// The resident set of this process, or 0 where the system does not tell.
private func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

// MARK: - Conformance files

private func benchmarkConformanceFile(_ file: String, reps: Int) throws {
  let data = try Data(contentsOf: URL(fileURLWithPath: file))
  let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
  let cases = document?["cases"] as? [[String: Any]] ?? []
  func buildAll() throws -> [ConformanceTree] {
    try cases.map { entry in
      var tree = ConformanceTree()
      try append(entry["tree"] as? [String: Any] ?? [:], to: &tree, parent: nil)
      return tree
    }
  }
  let built = try measure(reps: reps, warmup: 1) { keep(try buildAll()) }
  let fresh = try buildAll()
  let cold = try measureEach(reps: reps, prepare: { fresh }) { trees in
    for index in trees.indices { keep(try trees[index].layout(direction: .leftToRight)) }
  }
  print(
    "trees", fresh.count, "build_us", tenths(built.median * 1000), "cold_us", tenths(cold))
}

private func append(
  _ node: [String: Any], to tree: inout ConformanceTree, parent: Int?
) throws {
  var style = LayoutStyle()
  let properties = node["style"] as? [String: Any] ?? [:]
  for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
    if let text = value as? String {
      try style.set(property: name, value: .string(text))
    } else if let number = value as? NSNumber {
      try style.set(property: name, value: .number(number.doubleValue))
    }
  }
  let position = try tree.addNode(style, parent: parent, text: node["text"] as? String)
  for child in node["children"] as? [[String: Any]] ?? [] {
    try append(child, to: &tree, parent: position)
  }
}
