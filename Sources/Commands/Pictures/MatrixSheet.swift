import Components
import Render

/// A story along axes of the environment, on one labelled sheet: the last axis runs down the sheet,
/// the others across it.
@MainActor
struct MatrixSheet {
  /// The most pictures of a sheet that a program asks for.
  static let mostOfJob = 64

  private let story: Story
  private let across: [Column]
  private let down: [(label: String, variant: Variant)]
  private let base: Variant
  private let hasRows: Bool

  init(story: Story, base: Variant, axes: [MatrixAxis]) {
    self.story = story
    self.base = base
    hasRows = axes.count > 1
    across = Self.combinations(of: hasRows ? Array(axes.dropLast()) : axes, from: base, story)
    down = hasRows ? axes.last?.values(from: base, of: story) ?? [] : [("", base)]
  }

  /// How many pictures it has.
  var count: Int { across.count * down.count }

  /// Draws the sheet.
  ///
  /// - Parameter progress: told how many pictures are laid out, and the name of the last one.
  /// - Returns: the sheet and its pixels per point.
  func pixmap(
    _ renderer: Renderer, jobs: Int, progress: (Int, String) -> Void = { _, _ in }
  ) throws(CommandFailure) -> (Pixmap, scale: Double) {
    let queue = WorkQueue<Result<Pixmap, RasterError>>(width: jobs)
    var scale = 2.0
    for (index, row) in down.enumerated() {
      for column in across {
        let variant = column.apply(hasRows ? row.variant : base)
        let scene = renderer.scene(for: story, variant: variant)
        try scene.checkControls(of: story)
        scale = scene.scale
        queue.add { Self.render(scene, renderer) }
        progress((index + 1) * across.count, variant.name)
      }
    }
    var cells: [Pixmap] = []
    for result in queue.finish() {
      do throws(RasterError) {
        cells.append(try result.get())
      } catch {
        throw CommandFailure(error)
      }
    }
    let sheet = ContactSheet(
      title: story.id, columns: across.map(\.label), rows: down.map(\.label), cells: cells,
      scale: scale)
    return (try sheet.pixmap(renderer), scale)
  }

  private nonisolated static func render(
    _ scene: ResolvedScene, _ renderer: Renderer
  ) -> Result<Pixmap, RasterError> {
    do throws(RasterError) {
      let pixmap = try renderer.render(scene)
      return .success(pixmap)
    } catch {
      return .failure(error)
    }
  }

  /// One column: its label, and what it changes in a row's variant.
  private struct Column {
    var label: String
    var apply: (Variant) -> Variant
  }

  private static func combinations(
    of axes: [MatrixAxis], from base: Variant, _ story: Story
  ) -> [Column] {
    var columns = [Column(label: "", apply: { $0 })]
    for axis in axes {
      columns = columns.flatMap { column in
        axis.values(from: base, of: story).indices.map { index in
          Column(
            label: [column.label, axis.values(from: base, of: story)[index].label]
              .filter { !$0.isEmpty }.joined(separator: " · "),
            apply: { axis.values(from: column.apply($0), of: story)[index].variant })
        }
      }
    }
    return columns
  }
}
