import Components
import Foundation
import Layout

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

  private static func height(
    _ scale: Double = 3, look: Look = .iOS18, size: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> some View
  ) throws -> Double {
    try ApplePicture(look: look, scale: scale, size: size, content).tree.size.height
  }

  private static func width(
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

  private static let controlLengths: [String: () throws -> Double] = [
    "button.bordered.height": { try height { Button("Delete") {}.buttonStyle(.bordered) } },
    "button.bordered.width": { try width { Button("Delete") {}.buttonStyle(.bordered) } },
    "button.bordered.icon.height": {
      try height {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }.buttonStyle(.bordered)
      }
    },
    "button.bordered.icon.width": {
      try width {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }.buttonStyle(.bordered)
      }
    },
    "button.custom.footnote.layout height": {
      try height(look: .iOS26) {
        Button {
        } label: {
          Text("Footnote").font(.footnote)
        }.buttonStyle(BareStyle())
      }
    },
    "textfield.plain.height": {
      try ApplePicture(width: 300) { TextField("Name", text: .constant("Name")) }.tree.size.height
    },
    "securefield.plain.height": {
      try ApplePicture(width: 300) { SecureField("Name", text: .constant("")) }.tree.size.height
    },
    "stepper.width": { try width { Stepper("Count", value: .constant(1)).labelsHidden() } },
    "slider.track height": {
      let picture = try ApplePicture(width: 200) { Slider(value: .constant(0)) }
      let end = picture.tree.size.width - 6
      return picture.ink(
        in: Rect(x: end, y: 0, width: 3, height: picture.tree.size.height)
      ).height
    },
    "slider.frame height": {
      try ApplePicture(width: 200) { Slider(value: .constant(0.5)) }.tree.size.height
    },
    "toggle.switch width": {
      try ApplePicture { Toggle("", isOn: .constant(true)).labelsHidden() }.ink().width
    },
    "toggle.ios26.switch height": {
      try ApplePicture(look: .iOS26) { Toggle("", isOn: .constant(true)).labelsHidden() }
        .ink().height
    },
    "image.title2.star.height": {
      try height { Image(systemName: "star.fill").font(.title2) }
    },
  ]

  private static let listLengths: [String: () throws -> Double] = [
    "list.insetGrouped.18.5.horizontal margin": { try rowSpan(.iOS18).start },
    "list.insetGrouped.17.5.corner radius": { try cornerRadius(.iOS18) },
    "list.insetGrouped.18.5.row text leading (A ink)": {
      let picture = try sections(.iOS18)
      let row = picture.spans(of: "ffffff", x: 30)[0]
      return picture.ink(
        in: Rect(x: 25, y: row.start + 5, width: 100, height: 34)
      ).x
    },
    "list.insetGrouped.18.5.top of first row below safe area (with header)": {
      try sections(.iOS18).spans(of: "ffffff", x: 200)[0].start - 62
    },
    "list.insetGrouped.18.5.row height": { try rowHeight(.iOS18) },
    "list.26.row height": { try rowHeight(.iOS26) },
    "list.26.horizontal margin": { try rowSpan(.iOS26).start },
    "list.26.rows->next rows (header between)": {
      let cards = try sections(.iOS26).spans(of: "ffffff", x: 200).filter {
        $0.end - $0.start > 20
      }
      // Two rows and their separator are one card.
      let gaps = zip(cards, cards.dropFirst()).map { $1.start - $0.end }
      return gaps.max() ?? 0
    },
    "list.plain.two-line row pitch": {
      let links = try ApplePicture(width: 402, height: 874) {
        NavigationStack {
          List {
            ForEach(0..<3, id: \.self) { _ in
              NavigationLink(destination: Text("Detail")) {
                VStack(alignment: .leading) {
                  Text("Title")
                  Text("Subtitle").font(.footnote)
                }
              }
            }
          }.listStyle(.plain)
        }
      }.texts.filter { text in
        if case .text(let content) = text.kind { content.text.plainText == "Title" } else { false }
      }
      return links[1].layoutFrame.y - links[0].layoutFrame.y
    },
    "searchfield.height": {
      let picture = try ApplePicture(width: 402, height: 874) {
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""))
        }
      }
      return picture.named("searchField").map(\.frame.height).max() ?? 0
    },
  ]

  private static func sections(_ look: Look) throws -> ApplePicture {
    // The bar of the system above the list is drawn in a colour that no list has.
    try ApplePicture(look: look, width: 402, height: 874) {
      List {
        Section("First") {
          Text("Alpha")
          Text("Avenue")
        }
        Section("Second") { Text("Arrow") }
      }
      .padding(.top, 62).background(Color(hex: 0xFF00FF))
    }
  }

  private static func rowSpan(_ look: Look) throws -> (start: Double, end: Double) {
    let picture = try sections(look)
    let row = picture.spans(of: "ffffff", x: 300)[0]
    return picture.spans(of: "ffffff", y: row.start + 20)[0]
  }

  private static func rowHeight(_ look: Look) throws -> Double {
    let texts = try sections(look).texts.filter { text in
      if case .text(let content) = text.kind {
        ["Alpha", "Avenue"].contains(content.text.plainText)
      } else {
        false
      }
    }
    return texts[1].layoutFrame.y - texts[0].layoutFrame.y
  }

  /// The corner of a circle of radius r is (√2 − 1)·r away from the corner of its square.
  private static func cornerRadius(_ look: Look) throws -> Double {
    let picture = try sections(look)
    let row = picture.spans(of: "ffffff", x: 300)[0]
    let card = picture.spans(of: "ffffff", y: row.start + 20)[0]
    var step = 0.0
    while picture.color(card.start + step, row.start + step) != "ffffff" { step += 1 / 6.0 }
    return step * 2.0.squareRoot() / (2.0.squareRoot() - 1)
  }

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
    let picture = try ApplePicture(width: width, height: height) {
      if isFixed {
        Color.red.frame(width: 80, height: 50)
      } else {
        Color.red
      }
    }
    let frame = picture.all { node in
      if case .shape = node.kind { true } else { false }
    }[0].layoutFrame
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

/// A style that shows nothing but its label.
private struct BareStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
