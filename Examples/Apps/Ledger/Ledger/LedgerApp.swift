import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {}

@main
struct LedgerApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      EntryList(entries: Entry.samples)
    }
  }
}
