import Components
import Layout

/// The words for results: what differs, where, and which command accepts it.
public struct SnapshotWording: Sendable {
  /// The tool that the reader runs, such as `render-cli`.
  public let tool: String

  /// Makes words that name a tool.
  public init(tool: String = "render-cli") { self.tool = tool }

  /// One line for the variant.
  public func summary(_ result: SnapshotResult) -> String {
    "\(result.name): \(statement(result))"
  }

  /// The summary, the findings of each gate, and the command; nothing more for what passed.
  public func explanation(_ result: SnapshotResult) -> String {
    var lines = lines(result)
    if let command = acceptCommand(result) { lines.append("  accept with: \(command)") }
    return lines.joined(separator: "\n")
  }

  /// The explanation without the command.
  package func lines(_ result: SnapshotResult) -> [String] {
    var lines = [summary(result)]
    if let engine = result.goldenEngine, engine != EngineVersion.current,
      result.status == .differs
    {
      lines.append(
        """
          the golden is of engine \(engine), this is engine \(EngineVersion.current): differences \
        may be those that its changelog names
        """)
    }
    if case .stopped(let fault) = result.outcome { lines += fault.details.map { "  " + $0 } }
    if case .differs(let comparison) = result.outcome {
      lines += details(comparison).map { "  " + $0 }
    }
    return lines
  }

  /// The command that makes the variant pass, if it is meant to look like this.
  public func acceptCommand(_ result: SnapshotResult) -> String? {
    result.remedy.map { remedy in
      switch remedy {
      case .approve: "\(tool) approve \(result.name.story)"
      case .record(let mode):
        "\(tool) record \(mode.map { "--record \($0) " } ?? "")\(result.name.story)"
      }
    }
  }

  /// What happened, without the name.
  public func statement(_ result: SnapshotResult) -> String {
    switch result.outcome {
    case .match(let comparison):
      comparison.usesTolerance ? "passes by its tolerance" : "passes"
    case .unchanged: "passes by its hash"
    case .missing: "has no golden"
    case .recorded: "recorded"
    case .unusable(let error): "\(error)"
    case .refused(let reasons): "no golden is made of it: \(reasons.joined(separator: "; "))"
    case .failed(let reason): "cannot be rendered: \(reason)"
    case .stopped(let fault): "cannot be rendered: \(fault.reason)"
    case .differs(let comparison):
      "differs in " + Self.list(comparison.failedGates.map(\.rawValue))
        + Self.places(comparison)
    case .hashesDiffer(let gates):
      "differs in \(Self.list(gates.map(\.rawValue))) by its hashes; no picture is stored"
    }
  }

  /// The nodes that a reader looks for first.
  private static func places(_ comparison: SnapshotComparison) -> String {
    let nodes = comparison.allChangedNodes.prefix(3)
    guard !nodes.isEmpty else { return "" }
    let more = comparison.allChangedNodes.count - nodes.count
    return ", at " + nodes.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  // MARK: Gates

  /// The findings of every gate that is not passed, a line each.
  public func details(_ comparison: SnapshotComparison) -> [String] {
    comparison.failedGates.flatMap { gate in
      switch gate {
      case .pixels: pixelDetails(comparison)
      case .tree: section("tree", comparison.tree) + section("heard", comparison.speech)
      case .audit: section("audit", comparison.audit)
      }
    }
  }

  private func section(_ name: String, _ difference: TreeDiff) -> [String] {
    guard !difference.isMatch else { return [] }
    return ["\(name):"] + difference.text().split(separator: "\n").map { "  \($0)" }
  }

  private func pixelDetails(_ comparison: SnapshotComparison) -> [String] {
    let pixels = comparison.pixels
    var lines: [String] = []
    if !pixels.isSameSize {
      lines.append(
        """
        pixels: expected \(pixels.expectedWidth)×\(pixels.expectedHeight), \
        actual \(pixels.actualWidth)×\(pixels.actualHeight)
        """)
    }
    let share = Double(pixels.differingPixels) * 100 / Double(max(pixels.comparedPixels, 1))
    lines.append(
      """
      pixels: \(pixels.differingPixels) of \(pixels.comparedPixels) differ \
      (\(decimalText(share)) %)\(worst(pixels))
      """)
    for region in pixels.regions.prefix(8) { lines.append("  changed box \(region)") }
    if pixels.regions.count > 8 { lines.append("  and \(pixels.regions.count - 8) more boxes") }
    if !comparison.changedNodes.isEmpty {
      lines.append("  in " + comparison.changedNodes.joined(separator: ", "))
    }
    if let tolerance = comparison.tolerance {
      lines.append(
        """
          the tolerance allows \(tolerance.pixelsPerWindow) pixels in a window of \
        32×32, \(pixels.densestWindow) differ (reason: \(tolerance.reason))
        """)
    }
    return lines
  }

  private func worst(_ pixels: PixmapComparison) -> String {
    guard let worst = pixels.worst else { return "" }
    guard let expected = worst.expected, let actual = worst.actual else {
      return ", the first at \(worst.x),\(worst.y) in one picture only"
    }
    return """
      , most by \(worst.difference) at \(worst.x),\(worst.y): expected \(Self.hex(expected)), \
      actual \(Self.hex(actual))
      """
  }

  /// Premultiplied red, green, blue and alpha as `#rrggbbaa`; alpha only where it is not opaque.
  static func hex(_ pixel: [UInt8]) -> String {
    "#"
      + (pixel.last == 255 ? pixel.dropLast() : pixel[...])
      .map { hexadecimal($0, digits: 2, uppercase: false) }.joined()
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension SnapshotComparison {
  /// The nodes of changed tree lines, then those that changed regions show; each once.
  ///
  /// Containers that only follow what is in them, such as a row that is as wide as its text, are left
  /// out.
  public var allChangedNodes: [String] {
    var titles: [String] = []
    for text in tree.changedNodeLines {
      if let node = TreeOutline(text).nodes.first, !titles.contains(node.title) {
        titles.append(node.title)
      }
    }
    for title in changedNodes where !titles.contains(title) { titles.append(title) }
    return titles
  }
}
