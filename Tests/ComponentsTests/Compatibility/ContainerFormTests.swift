import Components
import Testing

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(phase.isIdentity ? 7 : 0)
  }
}

private struct Tagged: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 1) {
      configuration.label
      configuration.content
    }
  }
}

private struct Doubled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "+")
      configuration.content
    }
  }
}

private struct Two: View {
  var body: some View {
    Section {
      Text(verbatim: "a")
      Text(verbatim: "b")
    } header: {
      Text(verbatim: "one")
    }
    Section {
      Text(verbatim: "c")
    } footer: {
      Text(verbatim: "end")
    }
  }
}

@Suite("Containers and styles of an author's own")
@MainActor
struct ContainerFormTests {
  @Test("A transition shows its content between coming and going")
  func transition() {
    // One letter of 5 × 10 with 7 on each side.
    let text = placedText { Text(verbatim: "a").transition(Fading()) }
    #expect(text.contains("canvas 0,0 19×24"))
  }

  @Test("Sections are known with their header, content and footer")
  func sections() {
    let text = placedText {
      Group(sections: Two()) { sections in
        Text(
          verbatim: sections.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" }
            .joined(separator: " "))
      }
    }
    #expect(text.contains("\"120 011\""))
  }

  @Test("Views outside a section form one of their own")
  func looseViews() {
    let text = placedText {
      Group(sections: Text(verbatim: "a")) { Text(verbatim: "\($0.count) \($0[0].content.count)") }
    }
    #expect(text.contains("\"1 1\""))
  }

  @Test("One view for each section stands in the order of the sections")
  func forEachSection() {
    let text = placedText {
      VStack(spacing: 0) { ForEach(sections: Two()) { section in section.content } }
    }
    #expect(text.contains("text \"a\" 0,0"))
    #expect(text.contains("text \"b\" 0,10"))
    #expect(text.contains("text \"c\" 0,20"))
  }

  @Test("The header of a section takes the font of the place where it is put")
  func headerFont() {
    let text = placedText {
      Group(sections: Two()) { $0[0].header.font(.system(size: 20)) }
    }
    // Three letters of 10 × 20.
    #expect(text.contains("text \"one\" 0,0 30×20"))
  }

  @Test("A grid whose type is hidden keeps its columns")
  func gridLayout() {
    let layout = AnyLayout(
      GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0))
    let text = placedText {
      layout {
        GridRow {
          Text(verbatim: "abc")
          Text(verbatim: "d")
        }
        GridRow {
          Text(verbatim: "e")
          Text(verbatim: "f")
        }
      }
    }
    // The first column is as wide as "abc": 15.
    #expect(text.contains("text \"f\" 15,10"))
  }

  @Test("The controls of a group are parts of one piece; in a bar they are by themselves")
  func joinedControls() throws {
    func dump(_ content: some View) -> String {
      placedText(height: 400, environment: { $0.look = .iOS18 }) { content }
    }
    let group = ControlGroup {
      Button("a") {}
      Button("b") {}
    }
    let lines = dump(group).split(separator: "\n").filter { $0.contains("rectangle") }
    #expect(lines.count == 3, "two parts and the line between them")
    let bar = dump(NavigationStack { Text("c").toolbar { group } })
    #expect(!bar.contains("clip"))
  }

  @Test("The rows of a table are in sections under their headers")
  func tableSections() {
    struct Line: Identifiable {
      let id: Int
    }
    let table = Table(of: Line.self) {
      TableColumn("Number") { Text(verbatim: "\($0.id)") }
    } rows: {
      TableRow(Line(id: 0))
      Section("Odd") { ForEach([Line(id: 1), Line(id: 3)]) { TableRow($0) } }
      ForEach([2, 4], id: \.self) { number in
        Section {
          TableRow(Line(id: number))
        } header: {
          Text(verbatim: "From \(number)")
        }
      }
    }
    #expect(
      resolved(environment: { $0.horizontalSizeClass = .regular }) { table }.texts == [
        "Number", "0", "Odd", "1", "3", "From 2", "2", "From 4", "4",
      ])
    let compact = resolved(environment: { $0.horizontalSizeClass = .compact }) { table }
    #expect(compact.texts == ["0", "Odd", "1", "3", "From 2", "2", "From 4", "4"])
  }

  @Test("A style of control groups lays out label and controls")
  func controlGroup() {
    let text = placedText {
      ControlGroup {
        Text(verbatim: "ab")
      } label: {
        Text(verbatim: "c")
      }
      .controlGroupStyle(Tagged())
    }
    #expect(text.contains("text \"c\" 0,0"))
    #expect(text.contains("text \"ab\" 6,0"))
  }

  @Test("Group boxes inside a styled one have the style too")
  func nestedStyle() {
    let text = placedText {
      GroupBox { GroupBox { Text(verbatim: "a") } }.groupBoxStyle(Doubled())
    }
    #expect(text.contains("text \"a\" 10,0"))
  }

  @Test("Curves start at 0, end at 1 and pass through their symmetric middle")
  func unitCurves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-12 && abs(curve.value(at: 1) - 1) < 1e-12)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    // 1 − √(1 − 0.6²) = 1 − 0.8
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    // Control points on the diagonal are a straight line.
    let straight = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.2), endControlPoint: UnitPoint(x: 0.7, y: 0.7))
    #expect(abs(straight.value(at: 0.3) - 0.3) < 1e-12)
  }
}
