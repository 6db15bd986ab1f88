import Components
@testable import SwiftUIViews

/// Every view of the folder in a state that an app would show, by its name.
@MainActor
let appViews: [(name: String, view: AnyView)] = [
  ("settings-list", AnyView(SettingsList())),
  ("retry", AnyView(RetryView(title: "No connection", message: retryMessage) {})),
  ("skeleton-grid", AnyView(SkeletonGrid())),
  ("plant-grid", AnyView(SkeletonGrid(plants: Plant.placeholders))),
  ("glass-login", AnyView(GlassLogin())),
  ("order-card", AnyView(OrderCard(order: order).padding())),
  ("courier-load", AnyView(CourierLoadBar(load: 0.82).padding())),
  ("profile-header", AnyView(profileHeader)),
  ("onboarding", AnyView(OnboardingPager(pages: pages))),
  ("chat", AnyView(ChatView(messages: messages))),
  ("paywall", AnyView(Paywall(features: ["Unlimited plants", "Reminders", "Family sharing"]))),
  ("search", AnyView(SearchResults(items: ["Fern", "Monstera", "Palm"]))),
  ("search-empty", AnyView(SearchResults(items: ["Fern", "Monstera", "Palm"], query: "Oak"))),
  ("detail", AnyView(DetailPage(title: "River trail"))),
  ("detail-sheet", AnyView(DetailPage(title: "River trail", isEditing: true))),
  ("booking", AnyView(BookingForm())),
  ("custom-styles", AnyView(CustomStyles())),
  ("underlined-tabs", AnyView(underlinedTabs.padding())),
  ("cart", AnyView(CartScreen(cart: cart))),
  ("countdown", AnyView(Countdown(seconds: 125))),
  ("tag-cloud", AnyView(TagCloud(title: "Care", tags: careTags).padding())),
  ("equal-buttons", AnyView(EqualButtons(titles: ["Accept", "Maybe later", "No"]) { _ in })),
  ("week-chart", AnyView(weekChart.padding())),
  ("aligned-form", AnyView(AlignedForm(entries: ticket))),
  ("delivery-table", AnyView(DeliveryTable(deliveries: deliveries))),
  ("shop", AnyView(ShopScreen())),
]

let careTags = [
  "Indoor", "Half shade", "Easy", "Pet safe", "Water weekly", "Fertilise in spring", "Air plant",
]

@MainActor
private let weekChart = WeekChart(
  values: [3, 5, 2, 8, 4, 6, 1], days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

private let ticket = [
  AlignedForm.Entry(label: "From", value: "Porto"),
  AlignedForm.Entry(label: "Destination", value: "Lisbon"),
  AlignedForm.Entry(label: "Seat", value: "12 A"),
]

let deliveries = [
  Delivery(id: 1, place: "Harbour Street", courier: "Ada", minutes: 24),
  Delivery(id: 2, place: "Old Town", courier: "Grace", minutes: 9),
  Delivery(id: 3, place: "Station", courier: "Alan", minutes: 15),
]

let retryMessage = "Check your network and try again."

let order = Order(
  id: 1042, customer: "Grace Hopper", address: "12 Harbour Street, Porto", total: 48.5,
  status: .active, date: Date(timeIntervalSince1970: 1_718_445_600))

@MainActor
private let profileHeader = ProfileHeader(
  name: "Ada Lovelace", role: "Courier",
  stats: [("Orders", 1280), ("Rating", 5), ("Days", 412)])

@MainActor
private let pages = [
  OnboardingPager.Page(
    symbol: "leaf.fill", title: "Know your plants", text: "A name for every leaf.", tint: .green),
  OnboardingPager.Page(
    symbol: "bell.fill", title: "Never forget", text: "We remind you.", tint: .orange),
]

private let messages = [
  Message(id: 1, text: "Are you on your way?", isMine: false),
  Message(id: 2, text: "Yes, ten more minutes. The bridge is closed today.", isMine: true),
  Message(id: 3, text: "No hurry!", isMine: false),
]

@MainActor
private let underlinedTabs = UnderlinedTabs(
  titles: ["Day", "Week", "Month"], selection: .constant(1))

@MainActor
private let cart = Cart(lines: [
  Cart.Line(id: 1, name: "Pot", count: 2, price: 12.5),
  Cart.Line(id: 2, name: "Soil", count: 1, price: 6.9),
])
