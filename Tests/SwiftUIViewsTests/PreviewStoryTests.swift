import Components
import Layout
import Render
import SwiftUIViews
import Testing

@MainActor
@Suite("Previews as stories")
struct PreviewStoryTests {
  private func story(_ id: String) throws -> Story {
    try #require(SwiftUIViewsPreviews.stories.first { $0.id == id })
  }

  @Test("A preview is a story by its file and its name, at its line")
  func names() throws {
    let ids = SwiftUIViewsPreviews.stories.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in [
      "retry-view/offline", "retry-view/preview", "settings-list/dark", "tag-cloud/preview",
      "courier-load-bar/preview",
    ] {
      #expect(ids.contains(id))
    }
    #expect(try story("retry-view/offline").source.file.hasSuffix("RetryView.swift"))
    #expect(try story("retry-view/offline").source.line == 52)
  }

  @Test("Its traits are its canvas")
  func canvases() throws {
    #expect(try story("courier-load-bar/preview").canvas.width == nil)
    #expect(try story("courier-load-bar/preview").canvas.device == nil)
    #expect(try story("retry-view/offline").canvas.device == .iPhone15)
  }

  @Test("A fixed layout is the size of the picture, others that of the view")
  func layouts() {
    func size(_ layout: PreviewLayout) -> Size {
      let renderer = Renderer()
      let view = Color.red.frame(width: 20, height: 10).previewLayout(layout)
      return renderer.place(
        renderer.scene(
          for: view, environment: EnvironmentValues(), width: nil, height: nil, background: .white)
      ).size
    }
    #expect(size(.fixed(width: 300, height: 70)) == Size(width: 300, height: 70))
    #expect(size(.sizeThatFits) == Size(width: 20, height: 10))
  }
}
