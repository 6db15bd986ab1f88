import Codecs
import Components
import Graphics
import Render
import Testing

@testable import Commands

@Suite("Changes: the names of tokens")
@MainActor
struct TokenWordsTests {
  private let renderer = Renderer()
  private static let brand = {
    var theme = Theme(name: "brand")
    theme.palette[.success] = theme.palette[.primary]
    theme.namedColors["Sea, deep"] = Palette.Swatch(light: ResolvedColor(hex: 0x10_4060))
    return theme
  }()

  private func snapshot(_ theme: Theme, _ view: some View) throws -> Snapshot {
    let canvas = StoryCanvas(
      width: 200, height: 160, scale: 2, theme: theme, look: .stillframe)
    let story = Story("change", canvas: canvas) { view }
    let scene = renderer.scene(for: story, variant: .light)
    let draft = SnapshotDraft(scene, renderer: renderer)
    var snapshot = try draft.snapshot()
    snapshot.tokens =
      renderer.tokenNotes(for: story, variant: .light, of: scene, placed: draft.placed).text
    return snapshot
  }

  /// - Parameter now: the theme after the change, if it is another one.
  private func words(
    _ before: some View, _ after: some View, _ theme: Theme = brand, now: Theme? = nil
  ) throws -> DesignWords {
    let (old, new) = (try snapshot(theme, before), try snapshot(now ?? theme, after))
    return DesignWords(
      SnapshotComparison(expected: old, actual: new), tree: new.tree, before: old.pixmap,
      after: new.pixmap,
      in: AppearanceContext(theme: now ?? theme))
  }

  private func phrases(_ words: DesignWords) -> [String] { words.phrases.map(\.text) }

  private func square(_ style: some ShapeStyle) -> some View {
    Rectangle().fill(style).frame(width: 60, height: 40)
  }

  @Test("The size of a control is told of the control")
  func controlSize() throws {
    func button(_ size: ControlSize) -> some View {
      Button("Send") {}.buttonStyle(.filled).controlSize(size)
    }
    let words = try words(button(.regular), button(.small))
    #expect(phrases(words).first == "button size regular → small")
    #expect(phrases(words).contains("text style headline → subheadline"))
  }

  @Test("An app's own styles of containers, menus and tabs are told by name")
  func ownStyles() throws {
    func told(_ before: some View, _ after: some View, _ expected: String) throws {
      let first = phrases(try words(before, after)).first
      #expect(first == expected)
    }
    let menu = Menu("More") { Button("Copy") {} }
    try told(menu, menu.menuStyle(LoudMenu()), "menu style automatic → loudMenu")
    let form = Form { Text("Row") }
    try told(form, form.formStyle(LoudForm()), "form style grouped → loudForm")
    let box = GroupBox("Box") { Text("Row") }
    try told(
      box, box.groupBoxStyle(LoudGroupBox()), "groupBox style automatic → loudGroupBox")
    let group = DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Row") }
    try told(
      group, group.disclosureGroupStyle(LoudDisclosureGroup()),
      "disclosureGroup style automatic → loudDisclosureGroup")
    let line = LabeledContent("Name", value: "Ada")
    try told(
      line, line.labeledContentStyle(LoudLabeledContent()),
      "labeledContent style automatic → loudLabeledContent")
    let controls = ControlGroup { Button("Copy") {} }
    try told(
      controls, controls.controlGroupStyle(LoudControlGroup()),
      "controlGroup style automatic → loudControlGroup")
    let tabs = TabView { Text("Row").tabItem { Text("First") } }
    try told(tabs, tabs.tabViewStyle(.page), "tabView style automatic → page")
  }

  @Test("Styles are told by name, and what they draw otherwise follows")
  func styles() throws {
    func picker(_ style: some PickerStyle) -> some View {
      VStack {
        Text("Size")
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(style)
      }
    }
    for (old, new, text) in [
      (
        try snapshot(Self.brand, picker(.automatic)), try snapshot(Self.brand, picker(.segmented)),
        "picker style automatic → segmented"
      ),
      (
        try snapshot(Self.brand, picker(.inline)), try snapshot(Self.brand, picker(.wheel)),
        "picker style inline → wheel"
      ),
    ] {
      let words = DesignWords(
        SnapshotComparison(expected: old, actual: new), tree: new.tree, before: old.pixmap,
        after: new.pixmap, in: AppearanceContext(theme: Self.brand))
      #expect(words.phrases.first?.text == text)
      #expect(words.phrases.filter { $0.notice == .presence }.allSatisfy { $0.follows })
    }
  }

  @Test("A style of one of several is told once; an added component is in no other style")
  func oneStyle() throws {
    func labels(_ style: some LabelStyle, adds: Bool = false) -> some View {
      VStack {
        Label("Mail", systemImage: "envelope")
        Label("Sent", systemImage: "star").labelStyle(style)
        if adds { Label("Bin", systemImage: "trash").labelStyle(.iconOnly) }
      }
    }
    let words = try words(labels(.titleAndIcon), labels(.titleOnly))
    #expect(
      phrases(words).filter { $0.contains("label style") } == [
        "label style titleAndIcon → titleOnly"
      ])
    let added = try self.words(labels(.titleAndIcon), labels(.titleAndIcon, adds: true))
    #expect(!phrases(added).contains { $0.contains("label style") })
  }

  @Test("Another picture, a direction of its own and the style of a card are told")
  func picturesAndDirections() throws {
    let blank = PNGEncoder.encode(try Pixmap(width: 24, height: 16))
    // One picture of another size, which is drawn at the same one.
    let other = PNGEncoder.encode(try Pixmap(width: 48, height: 32))
    func picture(_ bytes: [UInt8], _ scale: CGFloat) -> some View {
      Image(data: bytes, scale: scale).background(scale == 1 ? Color.error : .success)
    }
    #expect(
      phrases(try words(picture(blank, 1), picture(other, 2))).first
        == "image picture is another one")
    let card = try words(
      Card(style: .elevated) { Text("In it") }, Card(style: .outlined) { Text("In it") })
    #expect(phrases(card).first == "card style elevated → outlined")
    let row = HStack {
      Text("One")
      Text("Two words")
    }
    let turned = try words(row, row.environment(\.layoutDirection, .rightToLeft))
    // The whole picture is from left to right.
    #expect(phrases(turned).first == "hstack direction left to right → right to left")
  }

  @Test("Of two roles with one value, the one that was asked for is told")
  func equalRoles() throws {
    let words = try words(square(Color.error), square(Color.success))
    #expect(words.values.map(\.name) == ["error → success"])
    let other = try self.words(square(Color.error), square(Color(role: .primary)))
    #expect(other.values.map(\.name) == ["error → primary"])
  }

  @Test("Colours of a theme beyond its roles have their names, and so have gradients")
  func otherColors() throws {
    let words = try words(square(Color(role: .primary)), square(Color("Sea, deep")))
    #expect(words.values.map(\.name) == ["primary → Sea, deep"])
    let gradient = try self.words(square(Color(role: .primary)), square(.gradient(.primary)))
    #expect(gradient.values.map(\.name) == ["primary → gradient primary"])
  }

  @Test("An opacity is the view's, and the token stays")
  func opacity() throws {
    let words = try words(square(Color(role: .primary)), square(Color(role: .primary).opacity(0.5)))
    #expect(words.values.map(\.name) == ["primary"])
    #expect(words.values.allSatisfy { !$0.isToken })
  }

  @Test("Another text style is one phrase, with its weight")
  func textStyle() throws {
    #expect(
      phrases(try words(Text("Hello").font(.body), Text("Hello").font(.callout))).first
        == "text style body → callout")
    let heading = try words(Text("Hello").font(.body), Text("Hello").font(.headline))
    #expect(phrases(heading).contains("text style body → headline"))
    #expect(!phrases(heading).contains { $0.contains("weight") })
    let bold = try words(Text("Hello").font(.body), Text("Hello").font(.body).bold())
    #expect(phrases(bold).contains("text weight regular → bold"))
  }

  @Test("The size and the weight that a theme gives a text style are the style's")
  func themeStyle() throws {
    var theme = Self.brand
    theme.typeScale[.headline].weight = .bold
    theme.typeScale[.headline][.large].size = 20
    let text = Text("Hello").font(.headline)
    let words = try words(text, text, now: theme)
    #expect(words.values.allSatisfy { $0.isToken && $0.name == "text style headline" })
    #expect(words.values.map(\.text).contains("text style headline semibold → bold"))
    #expect(!phrases(words).contains { $0.contains("weight") })
  }

  private struct Rows: View {
    let gap: KeyPath<SpaceScale, CGFloat>
    let radius: KeyPath<RadiusScale, CGFloat>
    var extra: CGFloat = 0
    @Environment(\.theme) private var theme

    var body: some View {
      VStack(spacing: theme.space[keyPath: gap] + extra) {
        RoundedRectangle(cornerRadius: theme.radius[keyPath: radius]).frame(width: 60, height: 50)
        Text("Below")
      }
    }
  }

  @Test("Lengths that an author reads from the theme have names; what is reckoned of them has none")
  func lengths() throws {
    let spaced = try words(Rows(gap: \.xs, radius: \.small), Rows(gap: \.md, radius: \.small))
    #expect(phrases(spaced).first == "vstack spacing xs → md")
    // In the standard theme `xs` and `small` are both 8 points.
    let round = try words(Rows(gap: \.xs, radius: \.small), Rows(gap: \.xs, radius: \.large))
    #expect(phrases(round) == ["roundedRectangle radius small → large"])
    let sum = try words(
      Rows(gap: \.xs, radius: \.small), Rows(gap: \.xs, radius: \.small, extra: 3))
    #expect(phrases(sum).first == "vstack spacing xs → 11")
    let padded = try words(Text("A").padding(.all, .sm), Text("A").padding(.all, .lg))
    #expect(phrases(padded).first == "text padding sm → lg")
    let sides = try self.words(
      Text("A").padding(.all, .sm),
      Text("A").padding(.vertical, .sm).padding(.leading, .lg).padding(.trailing, .lg))
    #expect(phrases(sides).first == "text horizontal padding sm → lg")
  }

  @Test("The value of a token explains the places that follow from it, in all pictures")
  func tokenValue() throws {
    var wide = Self.brand
    wide.space.xs = 20
    let words = try words(
      Rows(gap: \.xs, radius: \.small), Rows(gap: \.xs, radius: \.small), now: wide)
    #expect(words.values.map(\.text) == ["space xs 8 → 20"])
    #expect(phrases(words).contains { $0.contains("moved") })
    var pictures: [ChangedPicture] = []
    for story in ["one", "two"] {
      let name = try SnapshotName(story: story, variant: "light")
      var picture = ChangedPicture(
        kind: .changed, identity: ChangeIdentity(root: "S", name: name, before: "1", after: "2"),
        store: SnapshotStore(root: "S"))
      (picture.values, picture.phrases) = (words.values, words.phrases)
      pictures.append(picture)
    }
    #expect(ChangeGroups(pictures).groups.map(\.cause) == ["token space xs"])
    // What is read has a decision of its own.
    pictures[1].phrases.append(DesignWords.Phrase(notice: .text, text: "text \"a\" → \"b\""))
    #expect(
      Set(ChangeGroups(pictures).groups.map(\.cause)) == ["token space xs", "text \"a\" → \"b\""])
  }

  @Test("A colour token that has another value is told, whatever other token has that value")
  func colorValue() throws {
    var other = Self.brand
    other.palette[.primary] = other.palette[.error]
    let words = try words(square(Color(role: .primary)), square(Color(role: .primary)), now: other)
    #expect(words.values.map(\.name) == ["primary"])
    #expect(words.values.first?.isToken == true)
  }

  @Test("Themes further in are known, also where a view changes the one around it")
  func innerThemes() throws {
    func view(_ role: Color) -> some View {
      VStack(spacing: 4) {
        square(role).theme(Self.brand)
        square(Color.info).transformEnvironment(\.theme) { $0.space.md = 40 }
      }.padding(.all, .md)
    }
    let words = try words(view(.error), view(.success))
    #expect(words.values.map(\.name) == ["error → success"])
  }

  @Test("Names are no part of what is compared, kept as hashes or drawn")
  func apart() throws {
    let plain = try snapshot(Self.brand, square(Color(role: .primary)))
    var named = plain
    named.tokens = "1\tcanvas\tbackground\tcolor\tpage\t#FFFFFF\n"
    #expect(plain == named)
    #expect(plain.hashes == named.hashes)
    #expect(SnapshotComparison(expected: plain, actual: named).isMatch)
  }

  @Test("Goldens keep the tokens, and a golden of the same pixels is rewritten for others only")
  func goldens() throws {
    try withTemporaryFolder { folder in
      let store = SnapshotStore(root: folder)
      let name = try SnapshotName(story: "a", variant: "light")
      var snapshot = try snapshot(Self.brand, square(Color(role: .primary)))
      #expect(snapshot.tokens.contains("fill\tcolor\tprimary\t"))
      try store.write(snapshot, as: name, scale: 2)
      #expect(try store.read(name)?.tokens == snapshot.tokens)
      let written = try store.golden(name)?.picture
      // Who does not know the tokens leaves them.
      let known = snapshot.tokens
      snapshot.tokens = ""
      try store.write(snapshot, as: name, scale: 2)
      #expect(try store.golden(name)?.picture == written)
      snapshot.tokens = known.replacing("primary", with: "success")
      try store.write(snapshot, as: name, scale: 2)
      #expect(try store.read(name)?.tokens == snapshot.tokens)
      #expect(try store.read(name)?.pixmap == snapshot.pixmap)
    }
  }

  @Test("What is not of the form of notes is left out")
  func damaged() {
    let text = "1\tvstack\tspacing\tspace\tmd\t16\nx\ta\tb\tc\td\te\n-3\ta\tb\tc\td\te\n2\ta\n\n"
    #expect(TokenNotes(text: text).text == "1\tvstack\tspacing\tspace\tmd\t16\n")
  }
}

// Borders around whatever they are the styles of.
private struct LoudMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
}
private struct LoudForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.red) }
}
private struct LoudGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.red) }
}
private struct LoudDisclosureGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.red) }
}
private struct LoudLabeledContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.red) }
}
private struct LoudControlGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.red) }
}
