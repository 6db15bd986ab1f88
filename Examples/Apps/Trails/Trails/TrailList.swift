import SwiftUI
import TrailModel
import TrailUI

struct TrailList: View {
  @Environment(TrailBook.self) private var book

  var body: some View {
    NavigationStack {
      List(book.trails) { trail in
        NavigationLink(value: trail) {
          TrailRow(trail, isMarked: isMarked(trail))
        }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { TrailPage(trail: $0) }
    }
    .tint(.moss)
  }

  private func isMarked(_ trail: Trail) -> Binding<Bool> {
    Binding {
      book.marked.contains(trail.id)
    } set: { _ in
      book.toggle(trail)
    }
  }
}

/// A book with a marked trail.
struct SampleBook: PreviewModifier {
  static func makeSharedContext() async throws -> TrailBook {
    let book = await TrailBook()
    await book.toggle(Trail.samples[0])
    return book
  }

  func body(content: Content, context: TrailBook) -> some View {
    content.environment(context)
  }
}

#Preview("Sample", traits: .modifier(SampleBook())) {
  TrailList()
}

// Without its model a list stops: that is an error of this preview alone.
#Preview("No book") {
  TrailList()
}
