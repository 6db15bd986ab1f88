import Components
import Render

/// What came of taking one document through every stage, and how long each of them took.
@MainActor
package struct DeepStages {
  /// The stages in order, with the seconds that they took.
  package private(set) var times: [(stage: String, seconds: Double)] = []
  /// Why there is no picture, in words; `nil` where there is one.
  package private(set) var refusal: String?
  /// Whether placing the document again gives the same tree.
  package private(set) var isRepeatable = true

  /// - Throws: `DocumentError` for a document that cannot be read. A budget that is exceeded, and a
  ///   picture without pixels or with too many, is a refusal.
  package init(_ text: String) throws {
    let document = try time("read") {
      try Document(
        parsing: Array(text.utf8), file: "deep.json", fallbackName: "deep", readFile: { _ in [] })
    }
    let renderer = Renderer()
    let scene = time("resolve") { renderer.scene(for: document.story) }
    if let overrun = scene.overrun {
      refusal = "\(overrun)"
      return
    }
    let placed = time("place") { renderer.place(scene) }
    time("dump") { _ = placed.dump() }
    isRepeatable = time("compare") { renderer.place(scene) == placed }
    time("audit") {
      _ = Audit().run(on: placed, background: scene.background, story: "deep", variant: "light")
    }
    do {
      try time("draw") {
        _ = PNGEncoder.encode(
          try renderer.render(placed, background: scene.background), scale: placed.scale)
      }
    } catch {
      refusal = "\(error)"
    }
  }

  private mutating func time<Value>(_ stage: String, _ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      times.append((stage, Double(seconds) + Double(attoseconds) * 1e-18))
    }
    return try work()
  }
}
