import Components
import Layout
import Testing

@Suite("Lists")
@MainActor
struct ListTests {
  @Test("Rows outside a section form one of their own, before the sections")
  func sections() {
    let texts = resolved {
      List {
        Text("loose")
        Section("Head") { Text("inside") }
      }
    }.texts
    // Headers of grouped lists are in capitals.
    #expect(texts == ["loose", "HEAD", "inside"])
  }

  @Test("Plain lists lie on the page: white by day, black at night")
  func plainBackground() {
    func background(_ scheme: ColorScheme) -> ResolvedPaint? {
      resolved(environment: { $0.colorScheme = scheme }) {
        List { Text("a") }.listStyle(.plain)
      }.fills.first
    }
    #expect(background(.light) == .color(ResolvedColor(hex: 0xFFFFFF)))
    #expect(background(.dark) == .color(ResolvedColor(hex: 0x000000)))
  }

  @Test("Insets of single edges of a row add up; at an edge the outer one counts")
  func edgeInsets() {
    let row = Text(verbatim: "a")
      .listRowInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .listRowInsets(.leading, 3)
    let insets = resolved {
      List { row.listRowInsets(.top, 5).listRowInsets(.leading, 7) }
    }.all.compactMap { node -> [Double]? in
      guard case .padding(let insets) = node.kind else { return nil }
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(insets.contains([5, 7, 1, 1]))
  }

  @Test("There is a line between rows, but none after the last or where it is hidden")
  func separators() {
    func dividers(@ViewBuilder _ rows: () -> some View) -> Int {
      resolved { List { rows() } }.all.count { node in
        if case .divider = node.kind { true } else { false }
      }
    }
    #expect(dividers { ForEach(0..<3) { Text(verbatim: "\($0)") } } == 2)
    #expect(
      dividers {
        Text("a").listRowSeparator(.hidden)
        Text("b")
        Text("c")
      } == 1)
  }

  @Test("A group that folds away is a row, and so is each of its parts")
  func disclosureRows() {
    func dividers(isExpanded: Bool) -> Int {
      resolved {
        List {
          DisclosureGroup("More", isExpanded: .constant(isExpanded)) {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      }.all.count { node in
        if case .divider = node.kind { true } else { false }
      }
    }
    // Four rows have three lines between them, two have one.
    #expect(dividers(isExpanded: true) == 3)
    #expect(dividers(isExpanded: false) == 1)
  }

  @Test("A button that is all of a row is as wide as the row, one beside other views is not")
  func rowButtons() {
    func label(@ViewBuilder _ row: () -> some View) -> FrameStyle? {
      guard let button = resolved({ List { row() } }).first(named: "button"),
        case .frame(let style) = button.children[0].kind
      else { return nil }
      return style
    }
    let alone = label { Button("ab") {} }
    #expect(alone?.maxWidth == .infinity && alone?.alignment == .leading)
    let centred = label { Button("ab") {}.frame(maxWidth: .infinity) }
    #expect(centred?.maxWidth == .infinity && centred?.alignment == .center)
    let beside = label {
      HStack {
        Button("ab") {}
        Text(verbatim: "c")
      }
    }
    #expect(beside?.maxWidth == nil)
    let borderless = label { Button("ab") {}.buttonStyle(.borderless) }
    #expect(borderless?.maxWidth == nil)
  }

  @Test("A row's insets and background replace the list's, and leave no trace in the tree")
  func rowModifiers() {
    let root = resolved {
      List {
        Text("a")
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .listRowBackground(Color.red)
      }
    }
    let distances = EdgeDistances(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.all.contains { $0.kind == .padding(distances) })
    #expect(root.fills.contains(paint(.red)))
    #expect(!root.all.contains { $0.name?.hasPrefix("list.") == true })
  }

  @Test("What is around a row's modifiers leaves them the row's")
  func modifiersInside() {
    let root = resolved {
      List {
        ForEach(0..<2) { _ in
          Text("a")
            .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .listRowSeparator(.hidden)
            .padding(9)
            .background(Color.red)
        }
      }
    }
    let paddings = root.all.compactMap { node -> EdgeDistances? in
      if case .padding(let distances) = node.kind { distances } else { nil }
    }
    #expect(paddings.contains(EdgeDistances(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(paddings.contains(EdgeDistances(top: 9, leading: 9, bottom: 9, trailing: 9)))
    #expect(!root.all.contains { if case .divider = $0.kind { true } else { false } })
    #expect(!root.all.contains { $0.name?.hasPrefix("list.") == true })
    // What is in a control is not the row's.
    let label = resolved {
      List {
        Button {
        } label: {
          Text("a").listRowBackground(Color.red)
        }
      }
    }
    #expect(!label.fills.contains(paint(.red)))
  }

  @Test("In a list a button fills its row and a link has an arrow")
  func rowControls() throws {
    let root = resolved {
      List {
        Button("Sign out") {}
        NavigationLink("More") {}
      }
    }
    let button = try #require(root.first(named: "button"))
    #expect(
      button.all.contains { node in
        if case .frame(let frame) = node.kind { frame.maxWidth == .infinity } else { false }
      })
    #expect(root.first(named: "navigationLink")?.icons == ["chevron.forward"])
  }

  @Test("A collapsed section shows its header only")
  func collapsedSection() {
    let texts = resolved {
      List { Section("Head", isExpanded: .constant(false)) { Text("inside") } }
    }.texts
    #expect(texts == ["HEAD"])
  }

  @Test("A badge stands at the end of a row, before the arrow of one that leads on")
  func badges() throws {
    let root = resolved {
      List {
        NavigationLink("Inbox") {}.badge(12)
        Text("Updates").badge("New")
        Text("Archive").badge(0)
      }
    }
    #expect(root.texts == ["Inbox", "12", "Updates", "New", "Archive"])
    #expect(try #require(root.first(named: "navigationLink")).texts == ["Inbox", "12"])
  }

  @Test("Actions of a row are there only where the row is swiped aside")
  func swipeActions() {
    func texts(_ edge: HorizontalEdge?) -> [String] {
      resolved {
        List {
          Text("row").swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Later") {}
          }
          .swipeActionsRevealed(edge)
        }
      }.texts
    }
    #expect(texts(nil) == ["row"])
    #expect(texts(.leading) == ["row"])
    // The first action is the outermost one.
    #expect(texts(.trailing) == ["row", "Later", "Delete"])
  }

  @Test("In a row that leads on, a label and its value stand at its ends")
  func labeledContentInLink() throws {
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = 1
    let measurer = GridTextMeasurer()
    let view = List {
      NavigationLink {
      } label: {
        LabeledContent("Delivery", value: "Tomorrow")
      }
      NavigationLink {
      } label: {
        ViewThatFits {
          Text("wide enough")
          Text("narrow")
        }
      }
    }
    let root = Resolver(environment: environment, measurer: measurer, width: 400, height: nil)
      .resolve(view)
    #expect(root.texts == ["Delivery", "Tomorrow", "wide enough"])
    let tree = Placement(measurer: measurer, scale: 1).place(root, width: 400, height: nil)
    var frames: [String: Rect] = [:]
    tree.root.forEach { node in
      if case .text(let content) = node.kind { frames[content.text.plainText] = node.frame }
    }
    // 16 for the list's margin and 16 for the row's.
    #expect(frames["Delivery"]?.minX == 32)
    // From 368 the arrow and 8 points before it are taken off; far right of the middle.
    #expect(try #require(frames["Tomorrow"]).maxX > 320)
  }
}
