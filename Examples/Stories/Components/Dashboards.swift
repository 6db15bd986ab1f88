import Components

extension StoryCatalog {
  static let dashboards: [Story] = [
    Story("rating/values") {
      StoryPage {
        Rating(5)
        Rating(4.5, count: 128)
        Rating(2.8, count: 7)
        Rating(0)
      }
    },
    Story("stat-tile/trends") {
      StoryPage {
        AdaptiveRow(alignment: .top) {
          StatTile("Deliveries", value: "42", systemImage: "shippingbox", trend: .up("12 %"))
          StatTile("Cancelled", value: "3", systemImage: "xmark.circle", trend: .down("2 fewer"))
        }
        StatTile("Average time", value: "18 min", systemImage: "clock", trend: .flat("No change"))
      }
    },
    Story("price-row/receipt") {
      StoryPage {
        Card {
          VStack(spacing: 8) {
            PriceRow("Subtotal", amount: "€42.00")
            PriceRow("Delivery", amount: "€2.90", previousAmount: "€4.90")
            PriceRow("Service fee", amount: "€4.00")
            Divider()
            PriceRow("Total", amount: "€48.90", isTotal: true)
          }
        }
      }
    },
    Story("timeline/delivery") {
      StoryPage {
        Timeline(
          [
            Timeline.Step("Order placed", detail: "Today, 14:02"),
            Timeline.Step("Picked up", detail: "Today, 14:21"),
            Timeline.Step("On its way", detail: "Arrives in about 9 minutes"),
            Timeline.Step("Delivered"),
          ], current: 2)
      }
    },
    Story("checkmark-row/states") {
      StoryPage {
        CheckmarkRow("Drink a glass of water", detail: "Every morning", isChecked: true)
        CheckmarkRow("Read ten pages", isChecked: false)
      }
    },
    Story("status-row/states") {
      StoryPage {
        StatusRow("Plant recognition", status: .available)
        StatusRow("Weather", status: .unavailable)
        StatusRow("Shop", status: .unknown)
        QuotaRow("Recognitions this month", used: 82, limit: 100, detail: "82 of 100 used")
        AdaptiveRow {
          NetworkBadge(isOnline: true)
          NetworkBadge(isOnline: false)
        }
      }
    },
    Story("pagination-footer/states", canvas: StoryCanvas(time: 0.4)) {
      StoryPage {
        PaginationFooter(.loading)
        PaginationFooter(.failed)
        PaginationFooter(.end)
      }
    },
    Story("glass/materials", variants: .standard + [Variant(reduceTransparency: true)]) {
      Backdrop {
        VStack(spacing: 12) {
          GlassCard(material: .ultraThin) { Text("Ultra thin") }
          GlassCard(material: .thin) { Text("Thin") }
          GlassCard(material: .regular) { Text("Regular") }
          GlassCard(material: .thick) { Text("Thick") }
          GlassCard(material: .ultraThick) { Text("Ultra thick") }
        }
      }
    },
    Story("glass/fields") {
      Backdrop {
        VStack(spacing: 12) {
          TextField("Email", text: .constant("alex@example.com")).fieldIcon("envelope")
          SecureField("Password", text: .constant("secret")).fieldIcon("lock").revealButton()
          Button("Sign in") {}.buttonStyle(.filled).buttonSizing(.flexible)
          Button("Create an account") {}.buttonStyle(.glass).buttonSizing(.flexible)
        }
        .textFieldStyle(.glass)
      }
    },
  ]
}
