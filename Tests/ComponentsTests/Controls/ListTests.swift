import Components
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
}
