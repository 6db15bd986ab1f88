import Components

extension StoryCatalog {
  static let courierScreens: [Story] = [
    Screen.story("screens/courier/sign-in") { CourierSignIn() },
    Screen.story("screens/courier/sign-in-language") { CourierSignIn().menuPresented() },
    Screen.story("screens/courier/orders") { CourierOrders(content: .active) },
    Screen.story("screens/courier/orders-new") { CourierOrders(content: .new) },
    Screen.story("screens/courier/orders-done") { CourierOrders(content: .done) },
    Screen.story("screens/courier/orders-loading") { CourierOrders(content: .loading) },
    Screen.story("screens/courier/orders-empty") { CourierOrders(content: .empty) },
    Screen.story("screens/courier/order-detail") { CourierOrderDetail(isConfirmed: false) },
    Screen.story("screens/courier/order-confirmed") { CourierOrderDetail(isConfirmed: true) },
    Screen.story("screens/courier/profile") { CourierProfile(isSigningOut: false) },
    Screen.story("screens/courier/sign-out") { CourierProfile(isSigningOut: true) },
  ]
}
