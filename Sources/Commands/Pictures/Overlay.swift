import Audit
import Components
import Foundation
import Layout
import Typography

/// What may be drawn over a picture to explain it.
enum OverlayLayer: String, CaseIterable {
  case hit, frames, baselines, labels
  /// What a screen reader says, and where the focus of a keyboard or a switch goes: numbers on the
  /// picture, with a legend beside it.
  case speech
  case focus
  case switchControl = "switch"
}

/// A view as large as a placed picture that marks its nodes.
struct OverlayView: View {
  let tree: PositionedTree
  let layers: [OverlayLayer]
  /// Whose requirements colour the hit areas.
  var profile = AuditProfile.hig
  /// The language of a screen reader's own words.
  var language = "en"

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in mark.view }
    }
    .frame(width: CGFloat(tree.size.width), height: CGFloat(tree.size.height))
    .environment(\.layoutDirection, .leftToRight)
  }

  private var marks: [OverlayMark] {
    var marks: [OverlayMark] = []
    if layers.contains(.hit) {
      for target in AuditedTargets(in: tree, profile: profile).targets {
        marks += OverlayMark.marks(of: target)
      }
    }
    // Each layer lies wholly above the one before, in the order of the layers' names in the help.
    for layer in OverlayLayer.allCases where layer != .hit && layers.contains(layer) {
      tree.root.forEach { node in marks += OverlayMark.marks(of: node, in: layer) }
    }
    for legend in legends { marks += OverlayMark.marks(of: legend, in: tree.size) }
    return marks
  }

  /// What the numbers of the layers stand for.
  var legends: [OverlayLegend] {
    OverlayLayer.allCases.filter(layers.contains).compactMap {
      OverlayLegend($0, of: tree, language: language)
    }
  }
}

/// One mark of an overlay.
@MainActor
struct OverlayMark {
  let frame: Rect
  let view: AnyView

  private init(_ frame: Rect, _ content: some View) {
    self.frame = frame
    view = AnyView(
      content
        .frame(width: CGFloat(frame.width), height: CGFloat(frame.height), alignment: .topLeading)
        .offset(x: CGFloat(frame.minX), y: CGFloat(frame.minY)))
  }

  static func marks(of node: PositionedNode, in layer: OverlayLayer) -> [OverlayMark] {
    switch layer {
    case .hit, .speech, .focus, .switchControl: []
    case .frames: node.isListed ? [frameMark(node.frame)] : []
    case .baselines: baselineMarks(node)
    case .labels: labelMark(node).map { [$0] } ?? []
    }
  }

  /// Green where the profile is met, amber where it is excused or only its minimum is met, red
  /// below; with the size. Of a link the parts of all its lines.
  static func marks(of target: TargetGrade) -> [OverlayMark] {
    let color =
      switch target.grade {
      case .met: Color(hex: 0x1B7F3B)
      case .excused: Color(hex: 0x9A5B00)
      case .missed: Color(hex: 0xC1121F)
      }
    let (width, height) = (target.area.width, target.area.height)
    let size =
      "\(decimalText(width, fractionDigits: 1))×\(decimalText(height, fractionDigits: 1))"
    return target.parts.map { part in
      OverlayMark(
        part, Rectangle().fill(color.opacity(0.22)).overlay { Rectangle().strokeBorder(color) })
    } + [OverlayMark(target.shown, tag(size, color))]
  }

  /// A box and a number for each stop of a legend; a box for each line of a link.
  static func marks(of legend: OverlayLegend, in size: Size) -> [OverlayMark] {
    let frames = legend.entries.flatMap(\.parts)
    var tags: [Rect] = []
    var marks: [OverlayMark] = []
    for entry in legend.entries {
      let color = OverlayLegend.color(of: entry.number)
      for frame in entry.parts {
        marks.append(
          OverlayMark(frame, Rectangle().strokeBorder(color.opacity(0.8), lineWidth: 1)))
      }
      guard let first = entry.parts.first else { continue }
      let place = place(ofTag: "\(entry.number)", at: first, avoiding: frames + tags, in: size)
      tags.append(place)
      marks.append(OverlayMark(place, tag("\(entry.number)", color)))
    }
    return marks
  }

  /// The first place beside a frame where its number is on the picture and on nothing else, so that it does not cover
  /// the first letters of a short label; else the corner of the frame.
  static func place(
    ofTag text: String, at frame: Rect, avoiding others: [Rect], in size: Size
  ) -> Rect {
    let (width, height) = (Double(text.utf8.count) * 5 + 4, 10.0)
    let corner = Rect(x: frame.minX, y: frame.minY, width: width, height: height)
    let canvas = Rect(origin: .zero, size: size)
    let beside = [
      corner.offsetBy(dx: -width, dy: 0), corner.offsetBy(dx: 0, dy: -height),
      corner.offsetBy(dx: frame.width, dy: 0), corner.offsetBy(dx: 0, dy: frame.height),
    ]
    return beside.first { place in
      canvas.contains(place)
        && others.allSatisfy { $0 == frame || $0.intersection(place)?.isEmpty ?? true }
    } ?? corner
  }

  private static func frameMark(_ frame: Rect) -> OverlayMark {
    OverlayMark(frame, Rectangle().strokeBorder(Color(hex: 0x0A66D6).opacity(0.8), lineWidth: 0.5))
  }

  private static func baselineMarks(_ node: PositionedNode) -> [OverlayMark] {
    guard case .text = node.kind else { return [] }
    var lines: [Double] = []
    for line in [node.firstBaseline, node.lastBaseline] {
      if let line, lines.last != line { lines.append(line) }
    }
    return lines.map { y in
      OverlayMark(
        Rect(x: node.frame.minX, y: y - 0.25, width: node.frame.width, height: 0.5),
        Rectangle().fill(Color(hex: 0xC2006B)))
    }
  }

  private static func labelMark(_ node: PositionedNode) -> OverlayMark? {
    let semantics = node.semantics
    guard semantics.role != nil || semantics.label != nil, !semantics.isHidden else { return nil }
    let words = [semantics.role?.rawValue, semantics.label.map { "“\($0)”" }, semantics.value]
    return OverlayMark(
      node.frame, tag(words.compactMap { $0 }.joined(separator: " "), Color(hex: 0x5B2A9D)))
  }

  fileprivate static func tag(_ text: String, _ color: Color) -> some View {
    Text(verbatim: text)
      .font(.system(size: 8, weight: .semibold))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 2)
      .background(color)
      .fixedSize()
  }
}

/// What the numbers of a layer stand for.
struct OverlayLegend {
  struct Entry {
    var number: Int
    /// The box around all of it.
    var frame: Rect?
    /// Its boxes: a link that goes on in another line has several.
    var parts: [Rect]
    var lines: [String]
  }

  var title: String
  var entries: [Entry]
  /// That of the words, in whose direction the legend is laid out.
  var language: String

  /// - Returns: `nil` for a layer without numbers.
  init?(_ layer: OverlayLayer, of tree: PositionedTree, language: String) {
    let words = SpeechWords(language: language)
    self.language = language
    let stops: [(Utterance, [String])]
    switch layer {
    case .hit, .frames, .baselines, .labels: return nil
    case .speech:
      title = "VoiceOver"
      stops = Utterance.all(of: tree.root, language: language, reader: .voiceOver)
        .map { ($0, $0.lines(words)) }
    case .focus, .switchControl:
      let mode: FocusMode = layer == .focus ? .keyboard : .switchControl
      title = layer == .focus ? "Full Keyboard Access" : "Switch Control"
      stops = FocusPath(of: tree.root, by: mode, language: language).stops
        .map { ($0.utterance, $0.lines(words)) }
    }
    entries = stops.enumerated().map { index, stop in
      let element = stop.0.element
      let parts = element.lines.isEmpty ? [element.frame].compactMap(\.self) : element.lines
      return Entry(number: index + 1, frame: element.frame, parts: parts, lines: stop.1)
    }
  }

  /// Dark enough for a white number, and another one than its neighbours have.
  @MainActor
  static func color(of number: Int) -> Color {
    let hues: [UInt32] = [0x1B5FAA, 0x8A3B12, 0x1B7F3B, 0x8E1B6B, 0x5B2A9D, 0x6B5900]
    return Color(hex: hues[(number - 1) % hues.count])
  }
}

/// The legends of a picture, one below the other.
struct OverlayLegendView: View {
  static let width = 320.0

  let legends: [OverlayLegend]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(legends.enumerated()), id: \.offset) { _, legend in
        VStack(alignment: .leading, spacing: 6) {
          line(legend.title).font(.system(size: 13, weight: .bold))
          ForEach(legend.entries, id: \.number) { row($0) }
        }
        .transformEnvironment(\.self) { $0.setLocale(legend.language) }
      }
    }
    .font(.system(size: 11))
    .foregroundStyle(Color.black)
    .padding(16)
    .frame(width: CGFloat(Self.width), alignment: .leading)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func row(_ entry: OverlayLegend.Entry) -> some View {
    HStack(alignment: .top, spacing: 8) {
      OverlayMark.tag("\(entry.number)", OverlayLegend.color(of: entry.number))
        .frame(width: 24, alignment: .trailing)
      VStack(alignment: .leading, spacing: 1) {
        ForEach(Array(entry.lines.enumerated()), id: \.offset) { index, line in
          self.line(line).foregroundStyle(index == 0 ? Color.black : Color(hex: 0x555555))
        }
      }
    }
  }

  /// A line in the direction of its first letter (UAX #9, P2 and P3): labels may be in other scripts
  /// than the reader's own words.
  private func line(_ text: String) -> some View {
    let scalars = text.unicodeScalars.map(\.value)
    let bidi = BidiParagraph(scalars: scalars[...], direction: .firstStrong)
    return Text(verbatim: text)
      .environment(\.layoutDirection, bidi.baseLevel == 1 ? .rightToLeft : .leftToRight)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
