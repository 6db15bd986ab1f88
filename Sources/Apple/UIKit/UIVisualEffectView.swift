/// An effect on what is behind a view.
@MainActor @preconcurrency public class UIVisualEffect {}

/// A blur.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) { self.style = style }
}

/// A view of UIKit with an effect; a blur is drawn as the `Material` of its thickness.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  /// What lies on the effect.
  public let contentView = UIView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// No archive holds an effect.
  public required init?(coder: NSCoder) { nil }
}

/// The system's sheet of what can be done with items: as all screens of UIKit, a labelled placeholder.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// The name of something that can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let print = ActivityType(rawValue: "print")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
    public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
    public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
    public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
  }

  public var excludedActivityTypes: [ActivityType]?
  public var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// No archive holds items.
  public required init?(coder: NSCoder) { nil }
}

/// Something of an app's own that can be done with items.
@MainActor @preconcurrency open class UIActivity {
  public init() {}
}
