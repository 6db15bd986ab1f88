public import Components

/// The screen: a phone's.
@MainActor public final class UIScreen {
  /// The only one.
  public static let main = UIScreen()
  /// In points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// In pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1_179, height: 2_556) }
  /// Pixels per point.
  public let scale: CGFloat = 3
  /// Pixels per point.
  public let nativeScale: CGFloat = 3
  /// In 0…1; nobody sees it.
  public var brightness: CGFloat = 0.5
  /// Light appearance.
  public var traitCollection: UITraitCollection { .current }
}

/// The device: a phone.
@MainActor public final class UIDevice {
  /// The only one.
  public static let current = UIDevice()
  public let name = "iPhone"
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The same in every picture.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
  public var isBatteryMonitoringEnabled = false
  /// Full.
  public let batteryLevel: Float = 1
  /// How the device is held.
  public let orientation = UIDeviceOrientation.portrait
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The app around the views, which does nothing here.
@MainActor public final class UIApplication {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// What opening an address is told.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// What the app was started with.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// The only one.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public let applicationState = State.active
  /// There are none.
  public let windows: [UIWindow] = []
  /// There are none.
  public let connectedScenes: Set<UIScene> = []
  /// There is none: the delegate of an app is not made.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Light appearance.
  public var traitCollection: UITraitCollection { .current }

  /// No address can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// What was copied, which stays in the process.
@MainActor public final class UIPasteboard {
  /// The only one.
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}

/// Lengths in points at four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// Taps that are felt; nobody holds a picture.
@MainActor public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// A tap of a strength.
@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  public override init() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tap that tells how something went.
@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap as the choice changes.
@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
