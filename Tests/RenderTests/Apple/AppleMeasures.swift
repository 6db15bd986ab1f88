import Components
import Foundation
import Layout
import Render
import Testing

/// What is measured for each entry of the oracle: the same small view, the same place on it.
@MainActor
enum AppleMeasures {
  /// A measured length in points, or a word or colour.
  enum Value {
    case length(Double)
    case word(String)
  }

  static func value(of id: String) throws -> Value? {
    if let length = try lengths[id]?() { return .length(length) }
    if let word = try words[id]?() { return .word(word) }
    return try color(id).map { .word($0) }
  }

  static func height(
    _ scale: Double = 3, look: Look = .iOS18, size: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> some View
  ) throws -> Double {
    try ApplePicture(look: look, scale: scale, size: size, content).tree.size.height
  }

  static func width(
    look: Look = .iOS18, size: DynamicTypeSize = .large, @ViewBuilder _ content: () -> some View
  ) throws -> Double {
    try ApplePicture(look: look, size: size, content).tree.size.width
  }

  private static func gap(@ViewBuilder _ content: () -> some View) throws -> Double {
    let texts = try ApplePicture({ VStack(alignment: .leading, content: content) }).texts
    return texts[1].layoutFrame.y - texts[0].layoutFrame.y - texts[0].layoutFrame.height
  }

  private static func pitch(look: Look, _ style: Font) throws -> Double {
    func height(_ text: String) throws -> Double {
      try Self.height(look: look) { Text(text).font(style) }
    }
    return try height("A\nB\nC") - height("A\nB")
  }

  private static let title = "What's the point?"
  private static let titleSizes: [(String, DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("medium", .medium), ("xLarge", .xLarge), ("xxLarge", .xxLarge),
    ("xxxLarge", .xxxLarge), ("accessibility1", .accessibility1),
    ("accessibility2", .accessibility2), ("accessibility3", .accessibility3),
    ("accessibility4", .accessibility4), ("accessibility5", .accessibility5),
  ]

  private static let lengths: [String: () throws -> Double] = {
    var table = textLengths.merging(controlLengths) { $1 }.merging(listLengths) { $1 }
    for (name, size) in titleSizes {
      table["text.title1.\(name).height@3x"] = {
        try height(size: size) { Text(verbatim: title).font(.title) }
      }
      table["text.title1.\(name).width"] = {
        try width(size: size) { Text(verbatim: title).font(.title) }
      }
    }
    for text in ["explicitBackground() (gray)", ".theme(.all)", ".padding(.vertical, 30)"] {
      table["textwidth.body.\(text).width"] = { try width { Text(verbatim: text) } }
    }
    return table
  }()

  private static let textLengths: [String: () throws -> Double] = [
    "text.body.height@3x": { try height { Text("Body") } },
    "text.body.height@2x": { try height(2) { Text("Checked").fixedSize() } },
    "text.caption.line pitch": { try pitch(look: .iOS18, .caption) },
    "text.body.line pitch": { try pitch(look: .iOS26, .body) },
    "text.subheadline.line pitch": { try pitch(look: .iOS26, .subheadline) },
    "padding.default.inset": {
      try ApplePicture { Color.red.frame(width: 10, height: 10).padding() }.ink().x
    },
    "vstack.default.subheadline-caption.gap": {
      try gap {
        Text("Above").font(.subheadline)
        Text("Below").font(.caption)
      }
    },
    "vstack.default.headline-subheadline.gap": {
      try gap {
        Text("Above").font(.headline)
        Text("Below").font(.subheadline)
      }
    },
    "vstack.default.body-footnote.first-ink pitch": {
      let picture = try ApplePicture {
        VStack(alignment: .leading) {
          Text("H")
          Text("H").font(.footnote)
        }
      }
      let frames = picture.texts.map(\.layoutFrame)
      return picture.ink(in: frames[1]).y - picture.ink(in: frames[0]).y
    },
    "vstack.default.textfield-textfield.gap": {
      let fields = try ApplePicture(width: 300) {
        VStack {
          TextField("First", text: .constant("First"))
          TextField("Second", text: .constant("Second"))
        }
      }.named("textField")
      let frames = fields.map(\.layoutFrame)
      return frames[1].y - frames[0].y - frames[0].height
    },
    "vstack.default.rect-rect.row pitch 36pt rows": {
      let picture = try ApplePicture(width: 60) {
        VStack {
          Color.red.frame(height: 36)
          Color.red.frame(height: 36)
        }
      }
      let spans = picture.spans(of: "ff3b30", x: 30)
      return spans[1].start - spans[0].start
    },
    "card.actions.height": {
      try height {
        HStack {
          VStack(alignment: .leading) {
            Text("Headline").font(.headline)
            Text("Subheadline").font(.subheadline)
          }
        }.padding()
      }
    },
    "simple.circles.pitch": {
      let picture = try ApplePicture {
        VStack(spacing: 30) {
          Circle().fill(.red).frame(width: 30, height: 30)
          Circle().fill(.red).frame(width: 30, height: 30)
        }
      }
      let spans = picture.spans(of: "ff3b30", x: 15)
      return spans[1].start - spans[0].start
    },
    "vstack.default.custom-buttons.gap": {
      let buttons = try ApplePicture(look: .iOS26) {
        VStack {
          Button("First") {}.buttonStyle(PaddedStyle())
          Button("Second") {}.buttonStyle(PaddedStyle())
        }
      }.named("button")
      return buttons[1].frame.y - buttons[0].frame.y - buttons[0].frame.height
    },
    "landmarkrow.star trailing edge x": {
      let picture = try ApplePicture(width: 300, height: 70) {
        HStack {
          Color.gray.frame(width: 50, height: 50)
          Text("Turtle Rock")
          Spacer()
          Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow)
        }
      }
      return picture.all {
        if case .icon = $0.kind { true } else { false }
      }.map { $0.frame.x + $0.frame.width }.max() ?? 0
    },
    "landmarkrow.thumb 50x50 y": {
      try ApplePicture {
        HStack {
          Color.red.frame(width: 50, height: 50)
          Spacer()
        }
        .frame(width: 300, height: 70)
      }.spans(of: "ff3b30", x: 20)[0].start
    },
    "simple.first circle.y offset in safe area": {
      try ApplePicture(width: 402, height: 874) {
        VStack(spacing: 30) { Circle().fill(.red).frame(width: 30, height: 30) }
          .padding(.top, 62).frame(maxHeight: .infinity, alignment: .top)
      }.ink().y
    },
    "favorite circle.side": {
      let picture = try ApplePicture {
        Image(systemName: "heart.fill").padding().background(Circle().fill(.red))
      }
      // A circle is as wide as the shorter side of its room.
      return min(picture.tree.size.width, picture.tree.size.height)
    },
  ]

  private static let words: [String: () throws -> String] = [
    "wrap.dd-long.second line breaks after": {
      let words =
        "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        .split(separator: " ")
      let two = try height { Text("A\nB") }
      for count in words.indices.dropFirst() {
        let text = words[...count].joined(separator: " ")
        if try ApplePicture(width: 384, { Text(verbatim: text) }).tree.size.height > two {
          return String(words[count - 1])
        }
      }
      return ""
    },
    "sizeThatFits.fixed.frame 80x50 in 100x100.size": { try size(100, 100, isFixed: true) },
    "sizeThatFits.fixed.frame 80x50 in 50x40.size": { try size(50, 40, isFixed: true) },
    "sizeThatFits.Color in 100x100.size": { try size(100, 100, isFixed: false) },
    "sizeThatFits.Color in 10000x10000.size": { try size(10_000, 10_000, isFixed: false) },
    "sizeThatFits.fixed in .zero.size": { try size(1, 1, isFixed: true) },
    "listRowBackground.clear.row background": {
      let picture = try ApplePicture(width: 402, height: 300) {
        List { Text("Row").listRowBackground(Color.clear) }
      }
      let text = picture.texts[0].frame
      return picture.color(200, text.y + text.height / 2)
    },
    "list.bottomSafeArea.content drawn under home indicator": {
      let picture = try ApplePicture(width: 402, height: 874) {
        List { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
      }
      return picture.color(200, 871) == "ffffff" ? "yes" : "no"
    },
    "px.Color.yellow background": { try fill(.yellow) },
    "px.Color.blue fill": { try fill(.blue) },
    "px.Color.red fill": { try fill(.red, .iOS26) },
    "px.Color.gray fill": { try fill(.gray, .iOS26) },
    "px.secondary list subtitle on white": { try fill(.secondary) },
    "px.disclosure chevron": {
      let picture = try ApplePicture(width: 402, height: 300) {
        NavigationStack {
          List { NavigationLink("Row", destination: Text("Detail")) }.listStyle(.plain)
        }
      }
      let text = picture.texts[0].frame
      return picture.darkest(
        in: Rect(x: 360, y: text.y - 5, width: 40, height: text.height + 10))
    },
    "px.grouped background": {
      try ApplePicture(width: 402, height: 300) { List { Text("Row") } }.color(5, 290)
    },
  ]

  private static func fill(_ color: Color, _ look: Look = .iOS18) throws -> String {
    try ApplePicture(look: look) { color.frame(width: 10, height: 10) }.color(5, 5)
  }

  private static func size(_ width: Double, _ height: Double, isFixed: Bool) throws -> String {
    let view = Group {
      if isFixed {
        Color.red.frame(width: 80, height: 50)
      } else {
        Color.red
      }
    }
    // Placed and not drawn: the largest of these is larger than any picture.
    let renderer = Renderer()
    let scene = renderer.scene(
      for: view, environment: EnvironmentValues(look: .iOS18), width: width, height: height)
    let shapes = renderer.place(scene).root.all.filter { node in
      if case .shape = node.kind { true } else { false }
    }
    let frame = try #require(shapes.first).layoutFrame
    return "\(Int(frame.width))x\(Int(frame.height))"
  }

  /// `color.NAME` and `color.NAME-dark`: the colour over the system's background.
  private static func color(_ id: String) throws -> String? {
    guard id.hasPrefix("color.") else { return nil }
    let isDark = id.hasSuffix("-dark")
    let name = String(id.dropFirst(6)).replacing("-dark", with: "")
    guard let color = colors[name] else { return nil }
    return try ApplePicture(scheme: isDark ? .dark : .light) {
      color.frame(width: 10, height: 10)
    }.color(5, 5)
  }

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray,
    "label": Color(.label), "secondaryLabel": Color(.secondaryLabel),
    "tertiaryLabel": Color(.tertiaryLabel), "quaternaryLabel": Color(.quaternaryLabel),
    "placeholderText": Color(.placeholderText), "separator": Color(.separator),
    "opaqueSeparator": Color(.opaqueSeparator), "link": Color(.link),
    "systemBackground": Color(.systemBackground),
    "secondarySystemBackground": Color(.secondarySystemBackground),
    "tertiarySystemBackground": Color(.tertiarySystemBackground),
    "systemGroupedBackground": Color(.systemGroupedBackground),
    "secondarySystemGroupedBackground": Color(.secondarySystemGroupedBackground),
    "tertiarySystemGroupedBackground": Color(.tertiarySystemGroupedBackground),
    "systemFill": Color(.systemFill), "secondarySystemFill": Color(.secondarySystemFill),
    "tertiarySystemFill": Color(.tertiarySystemFill),
    "quaternarySystemFill": Color(.quaternarySystemFill),
    "systemGray2": Color(.systemGray2), "systemGray3": Color(.systemGray3),
    "systemGray4": Color(.systemGray4), "systemGray5": Color(.systemGray5),
    "systemGray6": Color(.systemGray6), "lightGray": Color(.lightGray),
    "darkGray": Color(.darkGray),
  ]
}

/// A style with room around its label.
private struct PaddedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(Color.gray)
  }
}
