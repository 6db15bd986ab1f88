import Components

extension StoryCatalog {
  static let labels: [Story] = [
    Story("badge/tones") {
      StoryPage(spacing: .sm) {
        Badge("Neutral")
        Badge("Success", systemImage: "checkmark.circle.fill", tone: .success)
        Badge("Warning", systemImage: "exclamationmark.triangle.fill", tone: .warning)
        Badge("Error", systemImage: "xmark.circle.fill", tone: .error)
        Badge("Info", systemImage: "info.circle.fill", tone: .info)
        Badge("Text only", tone: .primary)
      }
    },
    Story("badge/status") {
      StoryPage {
        AdaptiveRow {
          StatusBadge(.new)
          StatusBadge(.active)
          StatusBadge(.done)
        }
      }
    },
    Story("badge/counts") {
      StoryPage {
        HStack(spacing: 16) {
          Badge(count: 3)
          Badge(count: 42, tone: .primary)
          Badge(count: 128)
          Badge.dot("Unread messages")
          Badge.dot("Online", tone: .success)
        }
      }
    },
    Story("chip/states") {
      StoryPage {
        AdaptiveRow {
          Chip("All", isSelected: true, action: {})
          Chip("Vegan", action: {})
          Chip("Spicy", systemImage: "flame", action: {})
        }
        AdaptiveRow {
          Chip("Lisbon", onRemove: {})
          Chip("Unavailable", action: {}).disabled(true)
        }
      }
    },
    Story("label/styles") {
      StoryPage {
        Label("Title and icon", systemImage: "star")
        Label("Trailing icon", systemImage: "arrow.up.right").labelStyle(.titleAndTrailingIcon)
        Label("Title only", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
        Label("Large title with its icon", systemImage: "leaf").font(.title2)
        Label("A label that wraps keeps its icon level with its first line", systemImage: "clock")
          .font(.footnote)
      }
    },
  ]
}
