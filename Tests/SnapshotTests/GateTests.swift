import Components
import Layout
import Render
import Snapshots
import Stories
import Testing

@Suite("Gates: a small change is caught and named")
@MainActor
struct GateTests {
  private func row(
    title: String = "Title", titleInset: CGFloat = 8, label: String? = "Open", height: CGFloat = 44,
    color: Color = .textSecondary
  ) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: title).foregroundStyle(color).padding(.leading, titleInset)
      Spacer()
      Image(systemName: "chevron.right")
        .frame(width: 44, height: height)
        .control(.button, named: "open", label: label)
        .hitTarget(.none)
    }
  }

  private func snapshot(_ view: some View) throws -> Snapshot {
    try SnapshotSubject(Story("gate", canvas: StoryCanvas(width: 120, scale: 1)) { view }, .light)
      .snapshot
  }

  private func failures(_ view: some View) throws -> SnapshotComparison {
    SnapshotComparison(expected: try snapshot(row()), actual: try snapshot(view))
  }

  @Test("The same view passes all gates")
  func same() throws {
    #expect(try failures(row()).isMatch)
  }

  @Test("One pixel of another colour fails the pixel gate alone")
  func onePixel() throws {
    let expected = try snapshot(row())
    let dot = row().overlay(alignment: .topLeading) {
      Color.red.frame(width: 1, height: 1).accessibilityHidden(true)
    }
    let comparison = SnapshotComparison(expected: expected, actual: try snapshot(dot))
    #expect(comparison.pixels.differingPixels == 1)
    #expect(comparison.failedGates.contains(.pixels))
  }

  @Test("A frame one point further fails pixels and tree, and the tree names the node")
  func oneFrame() throws {
    let comparison = try failures(row(titleInset: 9))
    #expect(comparison.failedGates == [.pixels, .tree])
    #expect("\(comparison.tree)".contains("Title"))
  }

  @Test("A label that is dropped fails tree and audit with no pixel changed")
  func oneLabel() throws {
    let comparison = try failures(row(label: nil))
    #expect(comparison.failedGates == [.tree, .audit])
    #expect(comparison.pixels.differingPixels == 0)
  }

  @Test("A target one point lower fails the audit gate")
  func oneTarget() throws {
    #expect(try failures(row(height: 43)).failedGates.contains(.audit))
  }

  @Test("One letter and one colour step fail the pixel gate")
  func letterAndColor() throws {
    #expect(try failures(row(title: "Titie")).failedGates.contains(.pixels))
    #expect(try failures(row(color: .textTertiary)).failedGates.contains(.pixels))
  }
}
