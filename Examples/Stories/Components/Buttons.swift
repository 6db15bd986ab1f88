import Components

extension StoryCatalog {
  static let buttons: [Story] = [
    Story("button/filled") {
      ButtonSamples().buttonStyle(.filled)
    },
    Story("button/outlined") {
      ButtonSamples().buttonStyle(.outlined)
    },
    Story("button/tonal") {
      ButtonSamples().buttonStyle(.tonal)
    },
    Story("button/ghost") {
      ButtonSamples().buttonStyle(.ghost)
    },
    Story("button/danger") {
      ButtonSamples().buttonStyle(.danger)
    },
    Story("button/glass") {
      // Red text cannot keep its contrast on glass: actions that destroy have a solid fill.
      Backdrop { ButtonSamples(hasDestructive: false).buttonStyle(.glass) }
    },
    Story("button/sizes") {
      StoryPage {
        Button("Small") {}.controlSize(.small)
        Button("Medium") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
        Button("As wide as there is room") {}.buttonSizing(.flexible)
        Button("A label that is too long for one line wraps and stays centred") {}
      }
      .buttonStyle(.filled)
    },
    Story("button/loading") {
      StoryPage {
        Button("Save changes") {}.buttonStyle(.filled).loading()
        Button("Send message") {}.buttonStyle(.filled).loading(placement: .besideLabel)
        Button("Upload photo") {}.buttonStyle(.outlined).loading()
        Button("Publish") {}.buttonStyle(.tonal).loading(placement: .besideLabel)
        Button("Delete") {}.buttonStyle(.danger).loading()
      }
    },
    Story("button/icons") {
      StoryPage {
        Button("Add to cart", systemImage: "cart.badge.plus") {}.buttonStyle(.filled)
        Button("Continue", systemImage: "arrow.forward") {}
          .labelStyle(.titleAndTrailingIcon)
          .buttonStyle(.outlined)
        FittingRow(spacing: .xs) {
          Button("Favourite", systemImage: "heart") {}.buttonStyle(.tonal)
          Button("Add", systemImage: "plus") {}.buttonStyle(.filled)
          Button("More", systemImage: "ellipsis") {}.buttonStyle(.outlined)
          Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.tonal)
        }
        .labelStyle(.iconOnly)
        .buttonBorderShape(.circle)
      }
    },
    Story("button/plain") {
      StoryPage {
        Button("Learn more") {}
        Button("Remove", role: .destructive) {}
        Button("Unavailable") {}.disabled(true)
        Button {
        } label: {
          HStack {
            Image(systemName: "globe").accessibilityHidden(true)
            Text("Language")
          }
        }
      }
    },
  ]
}

/// One look in its states.
private struct ButtonSamples: View {
  var hasDestructive = true

  var body: some View {
    StoryPage {
      AdaptiveRow {
        Button("Continue") {}
        if hasDestructive { Button("Delete", role: .destructive) {} }
      }
      AdaptiveRow {
        Button("Pressed") {}.pressed()
        Button("Disabled") {}.disabled(true)
      }
      Button("Full width") {}.buttonSizing(.flexible)
    }
  }
}
