import Graphics

/// What painting depends on (ISO 32000-2 §8.4), kept by `q` and `Q`.
struct PDFState {
  enum Paint {
    case none
    case color(ResolvedColor)
    /// A pattern with its object number, if it has one, and the colour of one that has none itself.
    case pattern(PDFObject, number: Int?, ResolvedColor?)
  }

  /// From the coordinates of the stream to those of the picture.
  var transform: PlaneTransform
  /// In the coordinates of the stream.
  var pen = Pen(width: 1, miterLimit: 10)
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fill = Paint.color(.black)
  var stroke = Paint.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var blendMode = BlendMode.normal
  var softMask: PDFSoftMask?
  /// Whether operators of colours change nothing.
  var keepsColor = false
  /// How many clips are open.
  var clipCount = 0
  /// How glyphs are painted; 3 is not at all.
  var textMode = 0

  init(_ transform: PlaneTransform) { self.transform = transform }

  /// Inside a group, what is done to the group as a whole is done already.
  var insideGroup: PDFState {
    var state = self
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    (state.blendMode, state.softMask) = (.normal, nil)
    return state
  }

  /// Whether what is painted needs a layer of its own.
  var isComposed: Bool { blendMode != .normal || softMask != nil }
}

/// A group whose lightness or alpha says how much of what is painted is seen (§11.5).
struct PDFSoftMask {
  let form: PDFObject
  let number: Int?
  let transform: PlaneTransform
  /// What is behind the group; `nil` where its alpha counts.
  let backdrop: ResolvedColor?
}

/// What a content stream is read with.
struct PDFContent {
  let resources: [String: PDFObject]
  /// The object that warnings name.
  let number: Int?
  /// What patterns are fixed to.
  let base: PlaneTransform
  var state: PDFState
  var saved: [PDFState] = []
  /// In the coordinates of the picture.
  var path = VectorPath()
  var current = Point.zero
  var pendingClip: FillRule?
  /// Of each open piece of marked content, whether it is switched off.
  var hidden: [Bool] = []
  var isHidden: Bool { hidden.contains(true) }

  init(_ resources: [String: PDFObject], number: Int?, _ state: PDFState) {
    self.resources = resources
    self.number = number
    base = state.transform
    self.state = state
  }
}
