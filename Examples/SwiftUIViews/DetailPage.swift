import Components

struct DetailPage: View {
  let title: String
  var isEditing = false
  @State private var isFavorite = true
  @State private var rating = 4
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          hero
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) { facts }
            VStack(alignment: .leading, spacing: 12) { facts }
          }
          Text("About")
            .font(.title3.bold())
          Text(
            """
            A quiet trail along the river, _easy_ for families and `dogs`. Bring **water**.
            """
          )
          .lineSpacing(4)
        }
        .padding(.horizontal, sizeClass == .regular ? 64 : 16)
      }
      .navigationBarTitle(Text(title), displayMode: .inline)
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button {
            isFavorite.toggle()
          } label: {
            Image(systemName: "heart")
              .symbolVariant(isFavorite ? .fill : .none)
          }
          .accessibilityLabel("Favourite")
          if let address = URL(string: "https://example.com") {
            ShareLink(item: address) {
              Image(systemName: "square.and.arrow.up")
            }
          }
        }
      }
      .sheet(isPresented: .constant(isEditing)) {
        VStack(spacing: 16) {
          Text("Edit").font(.headline)
          Stepper("Rating: \(rating)", value: $rating, in: 1...5)
          Button("Save") {}
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
      }
    }
    .navigationViewStyle(.stack)
  }

  private var hero: some View {
    Rectangle()
      .fill(
        AngularGradient(
          gradient: Gradient(colors: [.teal, .blue, .indigo, .teal]), center: .center)
      )
      .aspectRatio(16 / 9, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text(title)
          .font(.title.bold())
          .foregroundColor(.white)
          .shadow(radius: 4)
          .padding()
      }
      .cornerRadius(20)
      .zIndex(1)
  }

  @ViewBuilder private var facts: some View {
    fact("figure.walk", "4.2 km")
    fact("clock", "1 h 20 min")
    fact("star.fill", "\(rating).0")
  }

  private func fact(_ symbol: String, _ text: String) -> some View {
    Label(text, systemImage: symbol)
      .font(.footnote)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(.quaternary, in: .capsule)
  }
}
