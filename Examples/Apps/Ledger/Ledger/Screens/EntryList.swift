import SwiftUI

struct EntryList: View {
  let entries: [Entry]
  @State private var isAdding = false
  @State private var hasSum = false

  private var sum: Decimal { entries.reduce(0) { $0 + $1.amount } }

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Entries")) {
          ForEach(entries) { EntryRow(entry: $0) }
        }
        Section(footer: Text(Date(), format: .dateTime.day().month(.wide).year())) {
          HStack {
            Text("Sum").bold()
            Spacer()
            if hasSum { Text(sum, format: .currency(code: "EUR")) }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Ledger")
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          DispatchQueue.main.asyncAfter(deadline: .now()) {
            Task {
              try? await Task.sleep(nanoseconds: NSEC_PER_SEC / 10)
              withAnimation { hasSum = true }
            }
          }
        }
      }
      .toolbar {
        Button {
          isAdding = true
          UIImpactFeedbackGenerator(style: .light).impactOccurred()
        } label: {
          Image(systemName: "plus")
        }
      }
    }
  }
}

struct EntryList_Previews: PreviewProvider {
  static var previews: some View {
    EntryList(entries: Entry.samples)
    EntryList(entries: Entry.samples)
      .environment(\.locale, Locale(identifier: "es"))
      .previewDisplayName("Spanish")
  }
}
