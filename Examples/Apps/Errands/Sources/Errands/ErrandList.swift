import SwiftUI

@MainActor @Observable
final class ErrandModel {
  var errands: [Errand]

  init(_ titles: [String]) {
    errands = titles.enumerated().map { Errand(id: $0.offset, title: $0.element) }
  }
}

struct ErrandList: View {
  @Environment(ErrandModel.self) private var model

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List($model.errands) { $errand in
        ErrandRow(errand: $errand)
      }
      .navigationTitle("Errands")
    }
  }
}

/// What the previews share.
struct SampleErrands: PreviewModifier {
  static func makeSharedContext() async throws -> ErrandModel {
    ErrandModel(["Buy bread", "Post a letter", "Return the ladder"])
  }

  func body(content: Content, context: ErrandModel) -> some View {
    content.environment(context)
  }
}

#Preview(traits: .modifier(SampleErrands())) {
  ErrandList()
}

#Preview("On its side", traits: .landscapeLeft, .modifier(SampleErrands())) {
  ErrandList()
}

struct ErrandList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ErrandList()
        .previewDisplayName("Empty")
        .environment(ErrandModel([]))
      ErrandRow(errand: .constant(Errand(id: 0, title: "Row", isDone: true)))
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Done")
    }
  }
}
