import Components

extension StoryCatalog {
  static let loading: [Story] = [
    Story("skeleton/shapes", canvas: StoryCanvas(time: 0.6)) {
      StoryPage {
        Example("Line") { Skeleton(.line) }
        Example("Three lines") { Skeleton(.lines(3)) }
        Example("Rectangle") { Skeleton(.rectangle).frame(height: 96) }
        Example("Circle") { Skeleton(.circle).frame(width: 56, height: 56) }
      }
    },
    Story(
      "skeleton/order-row",
      variants: .standard + [Variant(reduceMotion: true)], canvas: StoryCanvas(time: 0.6)
    ) {
      StoryPage {
        ForEach(0..<3) { _ in
          Card {
            HStack {
              Skeleton(.circle).frame(width: 44, height: 44)
              VStack(alignment: .leading, spacing: 8) {
                Skeleton(.line).frame(width: 180)
                Skeleton(.line).font(.footnote)
              }
            }
          }
        }
      }
    },
    Story("skeleton/rows", canvas: StoryCanvas(time: 0.6)) {
      StoryPage {
        Example("Order") { SkeletonRow(.order) }
        Example("Result") { SkeletonRow(.result) }
        Example("Schedule") { SkeletonRow(.schedule) }
        Example("Detail") { SkeletonRow(.detail) }
        Example("Collection grid") { SkeletonRow(.collectionGrid) }
      }
    },
    Story("skeleton/redacted", canvas: StoryCanvas(time: 0.6)) {
      StoryPage {
        Card {
          HStack {
            Avatar("Alex Doe", size: .large)
            VStack(alignment: .leading, spacing: 4) {
              Text("Alex Doe").font(.headline)
              Text("Product designer, Lisbon").font(.subheadline)
            }
          }
          Text("Draws interfaces by day and plants by night. Likes both to be well watered.")
        }
        .redacted(reason: .placeholder)
      }
    },
    Story("activity-indicator/sizes", canvas: StoryCanvas(time: 0.4)) {
      StoryPage {
        HStack(spacing: 32) {
          ActivityIndicator().controlSize(.small)
          ActivityIndicator().controlSize(.regular)
          ActivityIndicator().controlSize(.large)
          ActivityIndicator(style: .colored(.accentColor)).controlSize(.large)
        }
      }
    },
    Story("state/loading", canvas: StoryCanvas(time: 0.4)) {
      LoadingView("Fetching your orders…")
    },
    Story("state/empty") {
      EmptyState(
        "No orders yet", systemImage: "shippingbox",
        message: "When you place an order, you can follow it here."
      ) {
        Button("Browse the shop") {}.buttonStyle(.filled)
      }
    },
    Story("state/error") {
      ErrorView(
        "Orders could not be loaded", message: "The server did not answer in time.",
        suggestion: "Check your connection and try again.", retry: {}, dismiss: {})
    },
    Story("state/error-retrying", canvas: StoryCanvas(time: 0.4)) {
      ErrorView(
        "Orders could not be loaded", message: "The server did not answer in time.",
        isRetrying: true, retry: {})
    },
  ]
}
