public import Components

// What is around the views of an app: its windows, scenes and their delegates. Nothing here is ever called: a picture
// has one scene and one window of its phone, and the other names are there so that files which hold them compile.

/// A window; that of the phone has the insets of the screen that a picture shows.
@MainActor @preconcurrency open class UIWindow: UIView {
  public weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
  /// What the phone covers of the screen that a picture shows.
  public override var safeAreaInsets: UIEdgeInsets {
    let insets = EnvironmentScope.current?.screenInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// No archive holds a window.
  public required init?(coder: NSCoder) { nil }

  public func makeKeyAndVisible() {}
  public func makeKey() {}
}

/// A part of an app with its own life; there is one.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with.
  @MainActor public final class ConnectionOptions {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  public let activationState = ActivationState.foregroundActive
  public var title: String?
  public weak var delegate: (any UISceneDelegate)?
}

/// The phone's window. All pictures of a process share it, so that it keeps nothing: a controller is there, but another
/// each time.
private final class PhoneWindow: UIWindow {
  override var rootViewController: UIViewController? {
    get { UIViewController() }
    set {}
  }
}

/// A scene with windows; there is one, with what a picture shows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The only one.
  static let main = UIWindowScene()
  public private(set) lazy var windows: [UIWindow] = [PhoneWindow(windowScene: self)]
  public var keyWindow: UIWindow? { windows.first }
  /// The phone's.
  public var screen: UIScreen { .main }
  public let interfaceOrientation = UIInterfaceOrientation.portrait
}

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which an interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// An address that a scene is asked to open; none comes.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// A scene that the system keeps; there are none.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role

  init(role: Role) { self.role = role }
}

/// How a scene is made; none is.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What can take up what was done elsewhere.
public protocol UIUserActivityRestoring {}

/// What came of reading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// What stands in the menu of an app's icon; nobody chooses it.
@MainActor @preconcurrency public final class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

/// What an app is told about its life. None of it happens here.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completion: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  public func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {}
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What a scene is told about its life. None of it happens here.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue activity: NSUserActivity)
  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
  public func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a scene with windows is told about its life. None of it happens here.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}

// A delegate need not have a window: UIKit's requirement is optional, and so is the window, hence `delegate?.window??.frame`.
extension UIWindowSceneDelegate {
  public var window: UIWindow?? { nil }
}

extension UIApplicationDelegate {
  public var window: UIWindow?? { nil }
}

/// The delegate of an app, as its `App` names it.
///
/// The delegate is not made: `NSObject` has no required initializer on Linux, and no app is started here. Reading it
/// ends the preview or story that does, with this file and line in its error.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ type: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    fatalError(
      "\(DelegateType.self) is not made here: views that need it have to be given a value")
  }
}

extension UIApplicationDelegate {
  /// The start of a program whose delegate is marked `@main`: there are no windows to open.
  public static func main() {
    print("\(Self.self) opens no windows; register the views of the app as stories to render them.")
  }
}
