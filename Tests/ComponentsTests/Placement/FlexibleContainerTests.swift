import Components
import Foundation
import Layout
import Testing

/// What SwiftUI's containers do with views that take all the room that there is.
@Suite("Containers of flexible views")
@MainActor
struct FlexibleContainerTests {
  private func sizes(_ view: some View, width: Double = 100, height: Double = 90) -> [Size] {
    StackProbe(width: width, height: height, scale: 1, view).all {
      $0.kind.typeName == "rectangle"
    }
    .map(\.layoutFrame.size)
  }

  @Test("The rows of a grid that hold what takes all the height share it")
  func gridRows() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 10) {
      GridRow {
        Rectangle()
        Rectangle()
      }
      GridRow { Text(verbatim: "a").frame(height: 20) }
      GridRow { Rectangle() }
    }
    #expect(sizes(grid) == Array(repeating: Size(width: 50, height: 25), count: 3))
    // 10 points are the ideal height, which a scroll view asks for.
    #expect(sizes(ScrollView { grid }).map(\.height) == [10, 10, 10])
  }

  @Test("A cell without a size of its own and a spacer make no row higher")
  func unsized() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text(verbatim: "a").frame(height: 20)
        Rectangle().gridCellUnsizedAxes(.vertical)
        Spacer()
      }
    }
    #expect(sizes(grid).map(\.height) == [20])
  }

  @Test("A board keeps the ratio of its ideal size")
  func board() {
    let column = VStack(spacing: 2) {
      ForEach(0..<2) { _ in
        HStack(spacing: 2) {
          ForEach(0..<2) { _ in Rectangle() }
        }
      }
    }
    // 22 × 22 where nothing is proposed: a square in the least of both lengths.
    #expect(
      sizes(column.scaledToFit()) == Array(repeating: Size(width: 44, height: 44), count: 4))
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<2) { _ in
        GridRow {
          ForEach(0..<2) { _ in Rectangle() }
        }
      }
    }
    #expect(sizes(grid.scaledToFill()) == Array(repeating: Size(width: 49, height: 49), count: 4))
    // What has a size of its own keeps it.
    let texts = VStack { Text(verbatim: "a") }
    #expect(
      StackProbe(width: 100, height: 90, scale: 1, texts.scaledToFit()).first {
        $0.kind.typeName == "text"
      }?.layoutFrame.width == StackProbe.idealSize(texts).width)
  }

  /// A layout as many apps have it: as wide as what it is offered, and endless where that is nothing.
  private struct Flow: Components.Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.width ?? .infinity
      return CGSize(width: width, height: places(subviews, in: width).height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (view, origin) in zip(subviews, places(subviews, in: bounds.width).origins) {
        view.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: .unspecified)
      }
    }

    private func places(
      _ subviews: Subviews, in width: CGFloat
    ) -> (origins: [CGPoint], height: CGFloat) {
      var origins: [CGPoint] = []
      var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        if x + size.width > width { (x, y) = (0, height) }
        origins.append(CGPoint(x: x, y: y))
        x += size.width
        height = max(height, y + size.height)
      }
      return (origins, height)
    }
  }

  @Test("A layout that is endless where nothing is proposed takes the width that there is")
  func endlessLayout() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Flow { ForEach(0..<5) { _ in Rectangle().frame(width: 40, height: 10) } }
      Rectangle().frame(width: 40, height: 5)
    }
    let probe = StackProbe(width: 100, scale: 1, view)
    let frames = probe.all { $0.kind.typeName == "rectangle" }.map(\.layoutFrame)
    #expect(frames.map(\.minX) == [0, 40, 0, 40, 0, 0])
    #expect(frames.map(\.minY) == [0, 0, 10, 10, 20, 30])
  }
}
