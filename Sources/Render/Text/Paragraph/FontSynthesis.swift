import Components
import Typography

/// What is added to a face that has not all that a request asks for.
struct FontSynthesis: Equatable, Sendable {
  /// Whether the outlines are slanted: an italic is asked for, and the face is upright.
  let isSlanted: Bool
  /// The factor by which the outlines are to be wider; a face that is as wide as is asked needs none.
  let stretch: Double

  init(of face: FontFace, for request: FontRequest) {
    isSlanted = request.isItalic && !face.traits.isItalic
    stretch =
      request.stretch == 1
      ? 1 : min(max(request.stretch * 100 / face.traits.width, 0.25), 4)
  }
}
