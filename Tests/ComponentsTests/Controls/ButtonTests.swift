import Components
import Testing

@Suite("Button")
@MainActor
struct ButtonTests {
  @Test("It is a button with the text of its label and a least target of 44 points")
  func semantics() throws {
    let button = try #require(resolved { Button("Save") {} }.first(named: "button"))
    #expect(button.semantics.role == .button)
    #expect(button.texts == ["Save"])
    #expect(button.kind == .hitTarget(HitTargetStyle(mode: .reserve, minimum: 44)))
    #expect(button.source?.file.hasSuffix("ButtonTests.swift") == true)
  }

  @Test("Disabled, pressed and loading are states, and a disabled button is not pressed")
  func states() throws {
    let button = try #require(
      resolved { Button("Save") {}.pressed().loading().disabled(true) }.first(named: "button"))
    #expect(button.semantics.states == [.pressed, .loading, .disabled])
    let fills = resolved { Button("Save") {}.buttonStyle(.filled).pressed().disabled(true) }.fills
    #expect(fills == [paint(.fill)])
  }

  @Test("A loading button keeps its label for its width and for speech")
  func loadingKeepsLabel() throws {
    let button = try #require(
      resolved { Button("Save") {}.buttonStyle(.filled).loading() }.first(named: "button"))
    #expect(button.semantics.label == "Save")
    #expect(button.texts == ["Save"])
    #expect(button.first(named: "activityIndicator") != nil)
  }

  @Test("A look's fill is its role's colour")
  func fills() {
    func fills(_ style: ComponentButtonStyle, _ role: ButtonRole?) -> [ResolvedPaint] {
      resolved { Button("Go", role: role) {}.buttonStyle(style) }.fills
    }
    #expect(fills(.filled, nil) == [paint(.primary)])
    #expect(fills(.filled, .destructive) == [paint(.error)])
    #expect(fills(.tonal, nil) == [paint(.primarySubtle)])
    #expect(fills(.tonal, .destructive) == [paint(.errorSubtle)])
    #expect(fills(.ghost, nil).isEmpty)
  }

  @Test(
    "A style chosen around a control is that of its label, whatever its tint; a disabled one is grey"
  )
  func chosenForeground() {
    let red = ResolvedColor(hex: 0xFF0000)
    func label(
      isDisabled: Bool = false, _ content: () -> some View
    ) -> ResolvedColor? {
      resolved { content().foregroundStyle(Color(hex: 0xFF0000)).disabled(isDisabled) }
        .textColors.first
    }
    let button = Button(role: .destructive) {
    } label: {
      Text(verbatim: "a")
    }
    #expect(label { button } == red)
    #expect(label { VStack { button.tint(.green) } } == red)
    #expect(label { button.buttonStyle(.borderless) } == red)
    #expect(label { button.buttonStyle(.plain) } == red)
    #expect(label { button.buttonStyle(.bordered) } == red)
    #expect(label { button.buttonStyle(.borderedProminent) } == red)
    #expect(label { Menu("a") { button } } == red)
    #expect(label { NavigationLink("a") { EmptyView() } } == red)
    #expect(label(isDisabled: true) { button } == AppearanceContext().color(of: .textDisabled))
    #expect(
      resolved { button.foregroundColor(Color(hex: 0xFF0000)) }.textColors == [red])
  }

  @Test("The words and answers of a dialog do not have the style of the view that asks for it")
  func dialog() {
    let colors = resolved {
      Text(verbatim: "a")
        .alert("b", isPresented: .constant(true)) {
          Button("c") {}
        } message: {
          Text(verbatim: "d")
        }
        .foregroundStyle(Color(hex: 0xFF0000))
    }.textColors
    #expect(colors.count == 4)
    #expect(colors.count { $0 == ResolvedColor(hex: 0xFF0000) } == 1)
  }

  @Test("Headers of sections are grey unless they say otherwise, and their buttons keep the tint")
  func headers() {
    let colors = resolved {
      List {
        Section {
          Text(verbatim: "a")
        } header: {
          Text(verbatim: "b")
          Text(verbatim: "c").foregroundStyle(.primary)
          Button("d") {}
        }
      }
    }.textColors
    let context = AppearanceContext()
    #expect(
      colors == [
        context.color(of: .textSecondary), context.color(of: .textPrimary),
        Color.accentColor.resolve(in: context), context.color(of: .textPrimary),
      ])
  }

  @Test("An icon-only button is called by its title")
  func iconOnly() throws {
    let button = try #require(
      resolved {
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      }.first(named: "button"))
    #expect(button.texts.isEmpty)
    #expect(button.all.contains { $0.semantics.label == "Add" })
  }

  @Test("A style of the author's own reads the environment where the button stands")
  func customStyle() {
    let texts = resolved(environment: { $0.colorScheme = .dark }) {
      Button("Go") {}.buttonStyle(SchemeButtonStyle())
    }.texts
    #expect(texts == ["dark", "Go"])
  }

  @Test("Several views in a label stand in a row")
  func implicitRow() {
    let text = placedText {
      Button {
      } label: {
        Text(verbatim: "ab")
        Text(verbatim: "c")
      }
      .buttonStyle(.plain)
      .hitTarget(.none)
    }
    // Two texts of 10 and 5 points with the theme's gap of 8.
    #expect(text.contains("hstack 0,0 23×10"))
  }
}

private struct SchemeButtonStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: scheme == .dark ? "dark" : "light")
      configuration.label
    }
  }
}
