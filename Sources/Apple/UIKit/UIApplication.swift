public import Components

/// The screen: a phone's.
@MainActor @preconcurrency public final class UIScreen {
  /// The only one.
  public static let main = UIScreen()
  /// In points: that of the picture whose body is evaluated, where it shows a screen.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: EnvironmentScope.current?.screenSize ?? Device.iPhone15.size)
  }
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// In 0…1; nobody sees it.
  public var brightness: CGFloat = 0.5
  /// Those where a body is evaluated.
  public var traitCollection: UITraitCollection { .current }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }

  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

/// The device: a phone.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The only one.
  public static let current = UIDevice()
  public let name = "iPhone"
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// The same in every picture.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
  public var isBatteryMonitoringEnabled = false
  /// Full.
  public let batteryLevel: Float = 1
  /// How a battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public let batteryState = BatteryState.full
  public var isProximityMonitoringEnabled = false
  public let proximityState = false
  public let isMultitaskingSupported = true
  public let isGeneratingDeviceOrientationNotifications = false
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public func playInputClick() {}
  /// How the device is held.
  public var orientation: UIDeviceOrientation {
    let screen = UIScreen.main.bounds
    return screen.width > screen.height ? .landscapeLeft : .portrait
  }

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The app around the views, which does nothing here.
@MainActor @preconcurrency public final class UIApplication {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// What opening an address is told.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// What the app was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// What an address was opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// The only one.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public let applicationState = State.active
  /// The one that the picture shows.
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  /// The one with the window that the picture shows.
  public let connectedScenes: Set<UIScene> = [UIWindowScene.main]
  /// There is none: the delegate of an app is not made.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Those where a body is evaluated.
  public var traitCollection: UITraitCollection { .current }

  /// The one that the picture shows.
  public var keyWindow: UIWindow? { windows.first }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var shortcutItems: [UIApplicationShortcutItem]?

  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  /// The icon stays.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func setAlternateIconName(_ name: String?) async throws {}
  /// Nobody hears it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ task: UIBackgroundTaskIdentifier) {}
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  /// No address can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Opens nothing.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
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

/// Something that goes on while an app is behind; nothing does.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What was copied, which stays in the process.
@MainActor @preconcurrency public final class UIPasteboard {
  /// The only one.
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var urls: [URL]?
  public var image: UIImage?
  public var images: [UIImage]?
  public var items: [[String: Any]] = []
  public var changeCount: Int { 0 }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public func setData(_ data: Data, forPasteboardType type: String) {}
  public func data(forPasteboardType type: String) -> Data? { nil }
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

extension CGRect {
  /// The rectangle without its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Taps that are felt; nobody holds a picture.
@MainActor @preconcurrency public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// A tap of a strength.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  public init(style: FeedbackStyle, view: UIView) {}
  public override init() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tap that tells how something went.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap as the choice changes.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
