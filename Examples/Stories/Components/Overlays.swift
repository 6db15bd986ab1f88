import Components

extension StoryCatalog {
  static let overlays: [Story] = [
    Story("sheet/actions") {
      ZStack(alignment: .bottom) {
        Underlay().accessibilityHidden(true)
        Rectangle().fill(Color.scrim).accessibilityHidden(true)
        Sheet {
          Text("Rate your courier").font(.title2.bold()).accessibilityAddTraits(.isHeader)
          Text("Your rating helps others to choose.")
            .font(.subheadline)
            .foregroundStyle(Color.textSecondary)
          VStack(spacing: 8) {
            Button("Rate now") {}.buttonStyle(.filled)
            Button("Not now") {}.buttonStyle(.ghost)
          }
          .buttonSizing(.flexible)
        }
        .multilineTextAlignment(.center)
      }
    },
    Story("sheet/detent-medium", canvas: Screen.canvas()) {
      Underlay().sheet(isPresented: .constant(true)) { FilterSheet(detents: [.medium, .large]) }
    },
    Story("sheet/detent-small", canvas: Screen.canvas()) {
      Underlay().sheet(isPresented: .constant(true)) {
        ScrollView {
          VStack(spacing: 8) {
            Text("Delivered").font(.headline).accessibilityAddTraits(.isHeader)
            Text("Left with your neighbour.").foregroundStyle(Color.textSecondary)
          }
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
          .padding(.top, .lg)
        }
        .presentationDetents([.small, .large])
      }
    },
    Story("sheet/form", canvas: StoryCanvas(width: 744, height: 900)) {
      Underlay().sheet(isPresented: .constant(true)) { FilterSheet(detents: [.medium, .large]) }
    },
    Story("sheet/detent-large", canvas: Screen.canvas()) {
      Underlay().sheet(isPresented: .constant(true)) { FilterSheet(detents: [.large]) }
    },
    Story("confirmation-dialog/actions", canvas: Screen.canvas()) {
      Underlay().confirmationDialog(
        "Photo", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Take a photo") {}
        Button("Choose from library") {}
        Button("Remove the photo", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    },
    Story("popover/placement", canvas: StoryCanvas(height: 700)) {
      OverlayStage {
        Button("Why?") {}.popover(isPresented: .constant(true), arrowEdge: .bottom) {
          Text("The price grows with the distance.").font(.subheadline)
        }
      } bottom: {
        Button("Total") {}.popover(isPresented: .constant(true), arrowEdge: .bottom) {
          Text("There is no room below, so this stands above.").font(.subheadline)
        }
      }
    },
    Story("tooltip/edges") {
      StoryPage(spacing: .lg) {
        Tooltip("Above what it explains", arrowEdge: .bottom)
        Tooltip("Below what it explains", arrowEdge: .top)
        Tooltip("After what it explains", arrowEdge: .leading)
        Tooltip("Before what it explains", arrowEdge: .trailing)
      }
    },
    Story("tooltip/placement", canvas: StoryCanvas(height: 480)) {
      OverlayStage {
        Button("Share", systemImage: "square.and.arrow.up") {}
          .labelStyle(.iconOnly)
          .buttonStyle(.tonal)
          .buttonBorderShape(.circle)
          .tooltip("Share this order", edge: .top)
      } bottom: {
        Button("Call", systemImage: "phone") {}
          .labelStyle(.iconOnly)
          .buttonStyle(.tonal)
          .buttonBorderShape(.circle)
          .tooltip("Call the customer", edge: .top)
      }
    },
    Story("menu/panel") {
      StoryPage {
        MenuPanel {
          Section {
            Button("Reply", systemImage: "arrow.backward") {}
            Button("Forward", systemImage: "arrow.forward") {}
            Toggle("Muted", isOn: .constant(true))
          }
          Section {
            Button("Move to folder", systemImage: "folder") {}.disabled(true)
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }
    },
    Story("menu/open", canvas: StoryCanvas(height: 480)) {
      OverlayStage {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort", selection: .constant("date")) {
            Text("By date").tag("date")
            Text("By name").tag("name")
            Text("By distance").tag("distance")
          }
        }
      } bottom: {
        EmptyView()
      }
      .menuPresented()
    },
  ]
}

/// A screen that lies below something else.
struct Underlay: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Orders").font(.largeTitle.bold())
        ForEach(0..<4) { index in
          Card {
            VStack(alignment: .leading, spacing: 4) {
              Text("Order \(String(2041 + index))").font(.headline)
              Text("Rua Augusta 24").font(.subheadline).foregroundStyle(Color.textSecondary)
            }
          }
        }
      }
      .padding(.all, .md)
    }
    .background(Color.background)
  }
}

/// Two things at opposite corners of a screen.
private struct OverlayStage<Top: View, Bottom: View>: View {
  private let top: Top
  private let bottom: Bottom

  init(@ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom) {
    self.top = top()
    self.bottom = bottom()
  }

  var body: some View {
    VStack(alignment: .leading) {
      top
      Spacer()
      bottom.frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(.all, .md)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What to show in a list of orders.
private struct FilterSheet: View {
  let detents: Set<PresentationDetent>

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Only open orders", isOn: .constant(true))
          Picker("Sort by", selection: .constant("date")) { Text("Date").tag("date") }
        }
        Section("Distance") {
          Slider(value: .constant(0.4)) { Text("Distance") }
        }
      }
      .navigationTitle("Filter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
    .presentationDetents(detents)
  }
}
