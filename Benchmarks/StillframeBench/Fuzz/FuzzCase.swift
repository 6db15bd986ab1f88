import Audit
import Components
import Documents
import Layout
import Render

/// What became of one document.
enum FuzzOutcome: String, CaseIterable {
  /// Drawn, and all that must hold held.
  case drawn
  /// Refused by the reader with a typed error.
  case refused
  /// Of a size that no picture has.
  case unsized
  /// Beyond the budget.
  case overBudget
}

/// Something that must hold and does not.
struct FuzzFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Draws a document and checks what must hold for every one.
@MainActor
struct FuzzCase {
  /// A fiftieth of what is allowed: the same documents exceed it on every machine, and none takes
  /// long.
  static let budget = RenderBudget.standard.multiplied(by: 0.02)

  private static let variants = ["light", "dark", "rtl", "ax5", "dark-rtl-ax5", "bold"]

  let bytes: [UInt8]
  /// Chooses the variant and the audit's profile.
  let round: Int
  /// Whether the schema allows the document, so that only rules beyond the schema may refuse it.
  let isValid: Bool

  /// - Throws: `FuzzFailure`.
  func run() throws -> FuzzOutcome {
    var story: Story
    do throws(DocumentError) {
      story = try Document(
        parsing: bytes, file: "fuzz.json", fallbackName: "fuzz", readFile: FuzzFiles.bytes
      ).story
    } catch {
      guard isValid else { return .refused }
      // What the schema cannot say: arguments that are each right but wrong together.
      if case .notAllowed = error.problem { return .refused }
      throw FuzzFailure("the schema allows what the reader refuses: \(error.problem)")
    }
    story.budget = Self.budget
    let name = Self.variants[round % Self.variants.count]
    let variant = Variant(name: name) ?? .light
    var faults: [String] = []
    do throws(RasterError) {
      try judge(story, variant, &faults)
    } catch {
      switch error {
      case .sizeOutOfRange: return .unsized
      case .overBudget: return .overBudget
      }
    }
    if let fault = faults.first { throw FuzzFailure(fault) }
    return .drawn
  }

  private func judge(
    _ story: Story, _ variant: Variant, _ faults: inout [String]
  ) throws(RasterError) {
    let renderer = Renderer()
    let scene = renderer.scene(for: story, variant: variant)
    try scene.check()
    let tree = renderer.place(scene)
    func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }
    tree.root.forEach { node in
      let frames = [node.frame, node.layoutFrame, node.hit?.wish, node.hit?.effective]
      expect(
        frames.allSatisfy { $0?.isFinite ?? true }, "a frame is not finite: \(node.kind.typeName)")
    }
    let list = renderer.displayList(for: tree, on: scene.background)
    expect(list.firstImbalance == nil, "pushes and pops do not match")
    expect(!tree.dump().isEmpty && !list.dump().isEmpty, "a dump is empty")

    let pixmap = try renderer.render(tree, background: scene.background, budget: scene.budget)
    let file = PNGEncoder.encode(pixmap, scale: scene.scale)
    // Once more from the view, in other bands.
    let again = renderer.scene(for: story, variant: variant)
    let second = try Renderer().render(again, jobs: 3)
    expect(second.bytes == lens(pixmap, scene).bytes, "two runs give other bytes")
    if let decoded = try? PNGDecoder.decode(file) {
      expect(decoded.bytes == pixmap.bytes, "the PNG file decodes to other bytes")
    } else {
      faults.append("the PNG file does not decode")
    }
    let profile = AuditProfile.allCases[round % AuditProfile.allCases.count]
    let report = Audit(
      profile: profile, rules: AuditRule.allCases
    ).run(
      on: tree, background: scene.background, story: story.id, variant: variant.name,
      vision: scene.vision)
    expect(
      report.findings.allSatisfy { !$0.line.isEmpty }, "a finding of the audit says nothing")
  }
}

/// A picture as the scene's lens shows it.
private func lens(_ pixmap: Pixmap, _ scene: ResolvedScene) -> Pixmap {
  VisionLens(scene.vision)?.apply(to: pixmap) ?? pixmap
}

extension Rect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width >= 0 && height >= 0
  }
}
