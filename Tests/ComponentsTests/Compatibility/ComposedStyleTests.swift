import Components
import Testing

// Styles that add something to the component they are about: without an end they would ask
// themselves for it again and again.

private struct StarredToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "*")
      Toggle(configuration)
    }
  }
}

private struct StarredLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "*")
      Label(configuration)
    }
  }
}

private struct StarredProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "*")
      ProgressView(configuration)
    }
  }
}

private struct StarredGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "*")
      Gauge(configuration)
    }
  }
}

private struct StarredForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: "*")
      Form(configuration)
    }
  }
}

private struct StarredDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "*")
      DisclosureGroup {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }
}

private struct Spelled: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "=")
      configuration.content
    }
  }
}

private struct SpellingBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.labeledContentStyle(Spelled())
  }
}

@Suite("Styles made of their own components")
@MainActor
struct ComposedStyleTests {
  @Test("A component inside its own style has the system's look")
  func ends() {
    #expect(
      resolved { Toggle("a", isOn: .constant(true)).toggleStyle(StarredToggle()) }
        .texts == ["*", "a"])
    #expect(
      resolved { Label("a", systemImage: "star").labelStyle(StarredLabel()) }
        .texts == ["*", "a"])
    #expect(
      resolved { ProgressView("a", value: 0.5).progressViewStyle(StarredProgress()) }
        .texts == ["*", "a"])
    #expect(
      resolved { Gauge(value: 0.5) { Text(verbatim: "a") }.gaugeStyle(StarredGauge()) }
        .texts == ["*", "a"])
    #expect(
      resolved { Form { Text(verbatim: "a") }.formStyle(StarredForm()) }
        .texts == ["*", "a"])
    #expect(
      resolved {
        DisclosureGroup("a") { Text(verbatim: "b") }.disclosureGroupStyle(StarredDisclosure())
      }.texts == ["*", "a"])
  }

  @Test("What a style sets on its content holds there")
  func stylesOfContent() {
    let root = resolved {
      GroupBox { LabeledContent("a", value: "b") }.groupBoxStyle(SpellingBox())
    }
    #expect(root.texts == ["a", "=", "b"])
  }
}
