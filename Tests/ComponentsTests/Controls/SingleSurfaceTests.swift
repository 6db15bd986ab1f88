import Testing

@testable import Components
@testable import Documents

@Suite("Containers with several views are one thing")
@MainActor
struct SingleSurfaceTests {
  /// Components that group views for what is around them, as in SwiftUI.
  private static let transparent: Set<String> = ["group", "forEach", "section", "gridRow"]

  /// What containers cannot do without.
  private static let required = [
    "columns": #""columns": [{"fixed": 20}], "#, "rows": #""rows": [{"fixed": 20}], "#,
    "value": #""value": "label", "#, "title": #""title": "label", "#,
  ]

  @Test("Every container of documents is one node around its views")
  func documents() throws {
    let containers = DocumentTable.standard.components.filter { component in
      component.properties.contains { $0.name == "children" }
    }
    let names = containers.map(\.name)
    #expect(names.contains("glassCard") && names.contains("popover") && names.contains("card"))
    for component in containers where !Self.transparent.contains(component.name) {
      let name = component.name
      let given = try component.properties.filter(\.isRequired).map { property in
        try #require(Self.required[property.name], "\(name) needs \(property.name)")
      }
      let text = """
        {"version": 1, "view": {"type": "\(name)", \(given.joined()) "children": [
          {"type": "text", "value": "one"}, {"type": "text", "value": "two"}
        ]}}
        """
      let document = try Document(
        parsing: Array(text.utf8), file: "\(name).json", fallbackName: name
      ) { _ in [] }
      let context = ResolveContext(environment: EnvironmentValues(look: .stillframe))
      let nodes = document.story.view()._resolve(in: context)
      #expect(nodes.count == 1, "\(name)")
    }
  }

  @Test("Two views in a card of glass or in a popover share one surface")
  func surfaces() {
    let glass = resolved {
      GlassCard {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    }
    #expect(glass.all.filter { $0.name == "glassCard" }.count == 1)
    #expect(glass.texts == ["one", "two"])
    let popover = resolved {
      Popover {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    }
    #expect(popover.all.filter { $0.name == "popover" }.count == 1)
    let shown = resolved {
      Color.clear.popover(isPresented: .constant(true)) {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    }
    #expect(shown.all.filter { $0.name == "popover" }.count == 1)
    #expect(shown.texts == ["one", "two"])
  }

  @Test("Two views in a cover or a tab stand below each other")
  func screens() throws {
    let cover = resolved {
      Color.clear.fullScreenCover(isPresented: .constant(true)) {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    }
    #expect(cover.all.contains { $0.isColumn && $0.texts == ["one", "two"] })
    let tabs = resolved {
      TabView {
        Tab("A", systemImage: "star") {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }
      }
    }
    #expect(tabs.all.contains { $0.isColumn && $0.texts == ["one", "two"] })
  }

  @Test("One view in a card of glass stays as it is")
  func single() {
    let nodes = resolved { GlassCard { Text(verbatim: "one") } }.all
    #expect(!nodes.contains { $0.isColumn })
  }
}

extension ResolvedNode {
  fileprivate var isColumn: Bool {
    if case .stack(let style) = kind { style.axis == .vertical } else { false }
  }
}
