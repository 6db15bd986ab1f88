import SwiftUI

struct PantryList: View {
  @ObservedObject var viewModel: PantryViewModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(viewModel.items) { PantryRow(item: $0) }
        } footer: {
          Text("\(viewModel.lowCount) running low")
        }
      }
      .navigationTitle("Pantry")
      .searchable(text: $viewModel.query)
    }
  }
}

struct PantryList_Previews: PreviewProvider {
  static var previews: some View {
    PantryList(viewModel: PantryViewModel(store: PantryStore()))
      .previewDisplayName("Full")
    PantryList(viewModel: PantryViewModel(store: PantryStore(items: [])))
      .previewDisplayName("Empty")
  }
}
