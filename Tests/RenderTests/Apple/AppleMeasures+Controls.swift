import Components
import Foundation
import Layout

/// The measures of controls, lists and bars.
extension AppleMeasures {
  static let controlLengths: [String: () throws -> Double] = [
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

  static let listLengths: [String: () throws -> Double] = [
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
}

/// A style that shows nothing but its label.
private struct BareStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
