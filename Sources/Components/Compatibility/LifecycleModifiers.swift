public import Foundation

// What happens in time has no meaning in a still picture: it compiles and changes nothing.

/// What submits a form or a search.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What a user was doing in another app; a picture never learns of it.
public final class UserActivity: Hashable {
  /// The kind of activity, as the app names it.
  public let activityType: String
  /// The address of a page on the web that the activity is of.
  public var webpageURL: URL?
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  public var needsSave = false
  public var expirationDate: Date?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  public func addUserInfoEntries(from more: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(more) { _, new in new }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}

  public static func == (lhs: UserActivity, rhs: UserActivity) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

#if os(Linux)
  /// The name that Apple's systems have in Foundation.
  public typealias NSUserActivity = UserActivity
#endif

/// A view that is drawn again only when it differs, which a still picture never is.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// The view as it is.
  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}
