import Components

extension StoryCatalog {
  static let feedback: [Story] = [
    Story("toast/tones") {
      StoryPage(spacing: .sm) {
        Toast("Order delivered", tone: .success)
        Toast("Message not sent", tone: .error, actionTitle: "Retry")
        Toast("Battery is low", tone: .warning)
        Toast("A new version is ready", tone: .info, actionTitle: "Restart")
      }
    },
    Story("toast/queue") {
      StoryPage {
        ToastQueue([
          Toast("Order 2043 delivered"), Toast("Order 2042 delivered"),
          Toast("Order 2041 delivered"),
        ])
      }
    },
    Story("toast/placement", canvas: StoryCanvas(height: 420)) {
      Color.background
        .toast(alignment: .top) { Toast("Connected", tone: .info) }
        .toast(alignment: .center) { Toast("Copied") }
        .toast(alignment: .bottom) { Toast("Message not sent", tone: .error, actionTitle: "Retry") }
    },
    Story("alert/hud") {
      StoryPage(spacing: .xl) {
        AlertHUD("Saved")
        AlertHUD("Offline", tone: .warning, systemImage: "wifi.slash")
        AlertHUD("Sent", message: "Your courier knows now.", tone: .info)
      }
    },
    Story("banner/tones") {
      StoryPage(spacing: .sm) {
        Banner("Payment received", message: "Thank you for your order.", tone: .success)
        Banner(
          "Card declined", message: "Your bank did not accept the payment.", tone: .error,
          actionTitle: "Use another card", onDismiss: {})
        OfflineBanner()
        Banner("Planned maintenance tonight", tone: .info)
      }
    },
    Story("alert/destructive", canvas: Screen.canvas()) {
      Underlay().alert("Sign out?", isPresented: .constant(true)) {
        Button("Sign out", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Orders that are not finished stay on this device.")
      }
    },
    Story("popover/edges") {
      StoryPage(spacing: .lg) {
        Popover(arrowEdge: .top) { Text("Below what it explains") }
        Popover(arrowEdge: .bottom) { Text("Above what it explains") }
        Popover(arrowEdge: .leading) { Text("After what it explains") }
        Popover(arrowEdge: .trailing) { Text("Before what it explains") }
      }
    },
  ]
}
