import Audit
import Commands
import Components
import Mutants
import Render

/// Takes documents that are as deep as they may be through every stage.
///
/// A stack that overflows ends the process: `scripts/check-deep.sh` starts this with a small one.
///
/// - Throws: never for a document that is drawn; a document that is refused ends the run.
@MainActor
func runDeep(_ arguments: BenchmarkArguments) throws {
  let only = arguments.value("--only")
  let documents = DeepDocuments().all + [("100000 runs", DeepDocuments.runs(100_000))]
  for (name, text) in documents where only == nil || name == only {
    print(name, terminator: " ")
    let clock = ContinuousClock()
    let time = try clock.measure { try use(text) }
    print(time)
  }
}

@MainActor
private func use(_ text: String) throws {
  let document = try Document(
    parsing: Array(text.utf8), file: "deep.json", fallbackName: "deep", readFile: { _ in [] })
  let renderer = Renderer()
  let scene = renderer.scene(for: document.story)
  let placed = renderer.place(scene)
  _ = placed.dump()
  _ = renderer.place(scene) == placed
  _ = Audit().run(on: placed, background: scene.background, story: "deep", variant: "light")
  do {
    _ = try PNGEncoder.encode(
      renderer.render(placed, background: scene.background), scale: placed.scale)
  } catch {
    // Nothing may be left to see, or more than a picture can hold.
    print(error, terminator: " ")
  }
}
