import Components

struct SearchResults: View {
  let items: [String]
  @State var query = ""

  private var results: [String] {
    guard !query.isEmpty else { return items }
    return items.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      Group {
        if results.isEmpty {
          ContentUnavailableView.search(text: query)
        } else {
          List(results, id: \.self) { item in
            NavigationLink(value: item) {
              Label(item, systemImage: "magnifyingglass")
            }
            .swipeActions {
              Button("Delete", role: .destructive) {}
            }
          }
          .listStyle(.plain)
        }
      }
      .navigationTitle("Search")
      .navigationDestination(for: String.self) { Text($0) }
      .searchable(text: $query, prompt: "Plants, people, places")
      .refreshable { try? await Task.sleep(nanoseconds: 1) }
      .overlay(alignment: .bottom) {
        if !results.isEmpty {
          Text("\(results.count) results")
            .font(.caption)
            .padding(8)
            .background(.regularMaterial, in: Capsule())
            .padding()
        }
      }
    }
  }
}
