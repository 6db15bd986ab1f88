import Components

extension StoryCatalog {
  static let people: [Story] = [
    Story("avatar/sizes") {
      StoryPage {
        FittingRow(spacing: .md) {
          Avatar("Noa Levi", size: .small)
          Avatar("Alex Doe", size: .medium)
          Avatar("Maria Silva", size: .large)
          Avatar("Иван Петров", size: .large)
          Avatar("سارة", size: .large)
        }
      }
    },
    Story("avatar/images") {
      StoryPage {
        FittingRow(spacing: .md) {
          Avatar("Mia Park", image: Portraits.mia, size: .small)
          Avatar("Noah Bell", image: Portraits.noah, size: .medium)
          Avatar("Yuki Mori", image: Portraits.yuki, size: .large)
          Avatar("Mia Park", image: Portraits.mia, size: .large, status: .online)
          Avatar("Noah Bell", image: Portraits.noah, size: .large, status: .away)
        }
      }
    },
    Story("avatar/status") {
      StoryPage {
        FittingRow(spacing: .md) {
          Avatar("Alex Doe", size: .large, status: .online)
          Avatar("Noa Levi", size: .large, status: .away)
          Avatar("Maria Silva", size: .large, status: .offline)
          Avatar("Sam Lee", size: .medium, status: .online)
          Avatar("Kim Park", size: .small, status: .away)
        }
      }
    },
    Story("avatar/group") {
      StoryPage {
        AvatarGroup(["Alex Doe", "Noa Levi", "Maria Silva", "Sam Lee", "Kim Park", "Jo Ito"])
        AvatarGroup(["Alex Doe", "Noa Levi"], size: .small)
      }
    },
  ]
}
