import Components

extension StoryCatalog {
  static let cards: [Story] = [
    Story("card/styles") {
      StoryPage {
        SampleCard(title: "Elevated", style: .elevated)
        SampleCard(title: "Outlined", style: .outlined)
        SampleCard(title: "Plain", style: .plain)
        SampleCard(title: "Gradient", style: .gradient)
      }
    },
    Story("card/glass") {
      Backdrop { SampleCard(title: "Glass", style: .glass) }
    },
    Story("card/parts") {
      StoryPage {
        Card {
          Text("Monstera deliciosa likes bright, indirect light and a drink once a week.")
            .foregroundStyle(Color.textSecondary)
        } header: {
          Text("Monstera")
        } footer: {
          AdaptiveRow {
            Button("Water now") {}.buttonStyle(.tonal)
            Button("Remind me later") {}.buttonStyle(.ghost)
          }
          .controlSize(.small)
        } media: {
          PlantPicture().frame(height: 140).accessibilityHidden(true)
        }
      }
    },
    Story("card/tappable") {
      StoryPage {
        Card(action: {}) {
          HStack {
            Label("Delivery details", systemImage: "box.truck")
            Spacer()
            Image(systemName: "chevron.forward")
              .imageScale(.small)
              .foregroundStyle(Color.textTertiary)
              .accessibilityHidden(true)
          }
        }
        Card(action: {}) { Label("Pressed", systemImage: "hand.raised") }.pressed()
      }
    },
  ]
}

private struct SampleCard: View {
  let title: String
  let style: CardStyle

  var body: some View {
    Card(style: style) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text("A surface that groups what belongs together.")
          .font(.subheadline)
          .foregroundStyle(style == .glass ? Color.textPrimary : .textSecondary)
      }
    }
  }
}

/// A drawn picture of a plant, so that the story needs no file.
private struct PlantPicture: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.mint.opacity(0.15), .green.opacity(0.3)], startPoint: .top, endPoint: .bottom)
      Image(systemName: "leaf.fill")
        .font(.system(size: 56))
        .foregroundStyle(Color.green)
    }
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel("A potted monstera")
  }
}
