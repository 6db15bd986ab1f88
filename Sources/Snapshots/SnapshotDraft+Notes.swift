import Audit
package import Components
import Render

extension SnapshotDraft {
  /// What words for a change are made of, by the lines of the tree: the tokens of the picture, and how far texts and
  /// symbols stand out from what is behind them.
  ///
  /// - Parameters:
  ///   - story: that of the draft's scene.
  ///   - variant: the same.
  @MainActor
  package func notes(for story: Story, variant: Variant) -> TokenNotes {
    var measured: [NodePath: [TokenNote]] = [:]
    for contrast in AuditedPicture(placed, of: scene, by: Audit()).contrasts {
      measured[contrast.path] = [NotedContrast(contrast).note]
    }
    return renderer.tokenNotes(
      for: story, variant: variant, of: scene, placed: placed, further: measured)
  }
}

/// The contrast of a text or a symbol where it stands out least, as a note of its node.
package struct NotedContrast: Hashable, Sendable {
  package static let aspect = "contrast"

  package var ratio: Double
  /// The colours of the ink and of what is behind it, as `#RRGGBB`.
  package var ink: String
  package var backdrop: String

  package init(ratio: Double, ink: String, backdrop: String) {
    self.ratio = ratio
    self.ink = ink
    self.backdrop = backdrop
  }

  init(_ measured: MeasuredContrast) {
    // Cut, not rounded, so that 4.499 never reads as the 4.5 that it misses.
    ratio = (measured.ratio.value * 100).rounded(.down) / 100
    ink = measured.ink.hexText()
    backdrop = measured.backdrop.hexText()
  }

  /// Reads a note; `nil` for another one.
  package init?(_ note: TokenNote) {
    let words = note.value.split(separator: " ").map(String.init)
    guard note.aspect == Self.aspect, words.count == 3, let ratio = Double(words[0]), ratio >= 1
    else { return nil }
    self.init(ratio: ratio, ink: words[1], backdrop: words[2])
  }

  var note: TokenNote {
    TokenNote(
      aspect: Self.aspect, token: nil,
      value: "\(decimalText(ratio, fractionDigits: 2)) \(ink) \(backdrop)")
  }
}
