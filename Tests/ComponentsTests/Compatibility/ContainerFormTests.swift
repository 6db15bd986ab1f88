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
