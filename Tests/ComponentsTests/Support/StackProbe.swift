import Components
import Foundation
import GridText
import Layout

/// What a view becomes with text on the character grid, between pixels.
@MainActor
struct StackProbe {
  let root: PositionedNode

  init(
    width: Double? = 200, height: Double? = nil, scale: CGFloat = 3, look: Look = .iOS18,
    theme: Theme? = nil, _ view: some View
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.look = look
    if let theme { environment.theme = theme }
    let measurer = GridTextMeasurer()
    let resolver = Resolver(
      environment: environment, measurer: measurer, width: width, height: height)
    root =
      Placement(measurer: measurer, scale: Double(scale))
      .place(resolver.resolve(view), width: width, height: height).root
  }

  /// The distances between the views of the outermost stack.
  static func gaps(
    width: Double? = 200, height: Double? = nil, scale: CGFloat = 3, look: Look = .iOS18,
    theme: Theme? = nil, _ view: some View
  ) -> Lengths {
    let probe = StackProbe(
      width: width, height: height, scale: scale, look: look, theme: theme, view)
    var node = probe.root
    while node.children.count == 1 { node = node.children[0] }
    var isRow = false
    if case .stack(let style) = node.kind { isRow = style.axis == .horizontal }
    let pairs = zip(node.children, node.children.dropFirst())
    return Lengths(
      pairs.map { first, next in
        let (first, next) = (first.layoutFrame, next.layoutFrame)
        let gap = isRow ? next.minX - first.maxX : next.minY - first.maxY
        return gap
      })
  }

  /// The first node that fulfils a condition.
  func first(where condition: (PositionedNode) -> Bool) -> PositionedNode? {
    all(where: condition).first
  }

  /// The nodes that fulfil a condition, in order.
  func all(where condition: (PositionedNode) -> Bool) -> [PositionedNode] {
    var found: [PositionedNode] = []
    root.walk(()) { node, _ in
      if condition(node) { found.append(node) }
      return ()
    }
    return found
  }

  /// The size of a view that is proposed no length.
  static func idealSize(look: Look = .iOS18, _ view: some View) -> Size {
    StackProbe(width: nil, scale: 1, look: look, view).root.layoutFrame.size
  }
}

/// Notes the sizes that its only view takes in several proposals.
final class SizeNotes {
  var sizes: [CGSize] = []
}

/// Asks its only view for its size in several proposals.
struct AskingLayout: Components.Layout {
  let proposals: [ProposedViewSize]
  let notes: SizeNotes

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    notes.sizes = proposals.map { subviews[0].sizeThatFits($0) }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The widths that a view takes where it is offered some.
@MainActor
func widths(_ proposals: [CGFloat?], of view: some View) -> [CGFloat] {
  let notes = SizeNotes()
  let layout = AskingLayout(
    proposals: proposals.map { ProposedViewSize(width: $0, height: 20) }, notes: notes)
  _ = StackProbe(scale: 1, layout { view })
  return notes.sizes.map(\.width)
}

/// Lengths in points that are equal but for what layout in 64ths of a point loses.
struct Lengths: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  let values: [Double]

  init(_ values: some Sequence<Double>) {
    self.values = Array(values)
  }

  init(arrayLiteral elements: Double...) {
    values = elements
  }

  var description: String { "\(values)" }

  static func == (lhs: Lengths, rhs: Lengths) -> Bool {
    lhs.values.count == rhs.values.count
      && zip(lhs.values, rhs.values).allSatisfy { abs($0 - $1) < 0.025 }
  }
}
