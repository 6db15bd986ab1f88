/// How much work one picture may ask for, in units that every machine counts alike.
///
/// A few lines of a document can ask for hours of work and for any amount of memory. What asks for
/// more than the budget is refused, with the node that exceeds it; time is never looked at.
public struct RenderBudget: Hashable, Sendable {
  /// What is counted.
  public enum Unit: String, CaseIterable, Sendable {
    /// A view each time that it is resolved, and a node each time that it is laid out on the way.
    case nodes
    /// A device pixel that a draw command may touch, again for each layer and pass of a filter.
    case pixels
    /// A byte of a decoded picture, once for each picture; a byte of text counts as 64.
    case bytes
  }

  /// The greatest number of nodes.
  public var nodes: Int
  /// The greatest number of pixels.
  public var pixels: Int
  /// The greatest number of bytes.
  public var bytes: Int

  /// Makes a budget of resolved views, drawn pixels and bytes of pictures and text.
  public init(nodes: Int = 1_000_000, pixels: Int = 4 << 30, bytes: Int = 1 << 30) {
    self.nodes = nodes
    self.pixels = pixels
    self.bytes = bytes
  }

  /// What holds where nobody says otherwise: screens stay below a hundredth of it.
  public static let standard = RenderBudget()

  /// How many units a byte of text counts, which takes that much memory once it is shaped.
  static let bytesOfText = 64

  /// How much of a unit there is.
  public func limit(of unit: Unit) -> Int {
    switch unit {
    case .nodes: nodes
    case .pixels: pixels
    case .bytes: bytes
    }
  }

  /// The same budget a number of times, at least one unit of each.
  public func multiplied(by factor: Double) -> RenderBudget {
    func scaled(_ count: Int) -> Int {
      Int(min(max((Double(count) * factor).rounded(.down), 1), 1e18))
    }
    return RenderBudget(nodes: scaled(nodes), pixels: scaled(pixels), bytes: scaled(bytes))
  }
}

/// Why a picture was refused: it asks for more work than its budget.
public struct BudgetError: Error, Hashable, Sendable {
  /// What there was too much of.
  public var unit: RenderBudget.Unit
  /// What had been counted when the limit was passed; nothing was counted further.
  public var count: Int
  /// How many of the unit the budget allows.
  public var limit: Int
  /// The node that passed the limit.
  public var path: NodePath
  /// Where that node was written, where it is known.
  public var source: SourceLocation?

  /// Makes an error from what was counted, what was allowed and the node that passed the limit.
  public init(
    unit: RenderBudget.Unit, count: Int, limit: Int, path: NodePath, source: SourceLocation?
  ) {
    self.unit = unit
    self.count = count
    self.limit = limit
    self.path = path
    self.source = source
  }
}

extension BudgetError: CustomStringConvertible {
  /// The error in one line: where it is, what was counted and the limit.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    let what =
      switch unit {
      case .nodes: "views to resolve and lay out"
      case .pixels: "pixels to draw, counted for each layer and filter"
      case .bytes: "bytes of pictures and text"
      }
    return """
      \(place)\(path): the picture exceeds its budget here: \(count) \(what), of at most \(limit)
      """
  }
}
