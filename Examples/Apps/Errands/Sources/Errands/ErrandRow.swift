import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct ErrandRow: View {
  @Binding var errand: Errand

  var body: some View {
    HStack {
      Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(errand.isDone ? Color.green : .secondary)
      Text(errand.title)
      Spacer()
    }
    .onTapGesture { errand.isDone.toggle() }
  }
}

private let bread = Errand(id: 1, title: "Buy bread")

#Preview("Open", traits: .sizeThatFitsLayout) {
  @Previewable @State var errand = bread
  ErrandRow(errand: $errand)
}

#Preview("Row", traits: .fixedLayout(width: 320, height: 44), arguments: [false, true]) { isDone in
  ErrandRow(errand: .constant(Errand(id: 2, title: "Post a letter", isDone: isDone)))
}
