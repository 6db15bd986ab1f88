import Components
import Graphics
import Render
import TokenFiles

/// A value that became another one: a colour over an area, or a token's; and the tokens that the two are.
struct ValueChange: Hashable {
  var before: String
  var after: String
  /// The token whose value changed, or the tokens that took each other's place.
  var name: String
  /// Whether a token has another value, so that every place with it changes.
  var isToken: Bool
  /// Whether it is a length, from whose change sizes and places follow.
  var isLength = false
  /// The contrast of a pair of roles that the change makes lower or higher.
  var contrast: String?

  var text: String {
    isToken ? "\(name) \(before) → \(after)" : "\(name) (\(before) → \(after))"
  }

  /// The changes between two pictures of one size, those that explain most first; edges do not count.
  ///
  /// - Parameter regions: the boxes in which they differ.
  static func changes(
    from old: Pixmap, to new: Pixmap, regions: [ChangedBox], in appearance: AppearanceContext
  ) -> [ValueChange] {
    guard old.width == new.width, old.height == new.height else { return [] }
    let pairs = ColorPairs(from: old, to: new, regions: regions)
    let names = RoleNames(appearance)
    return pairs.causes(on: names.opaque).prefix(4).compactMap { pair in
      var change = names.change(from: pair.before, to: pair.after)
      // A token that has another value has it everywhere: a colour that is where it was is none of those.
      if pairs.hasKept(pair.after) { change?.isToken = false }
      return change
    }
  }
}

/// The roles of a theme by their opaque colours.
struct RoleNames {
  private var roles: [UInt32: [ColorRole]] = [:]
  private let appearance: AppearanceContext

  /// The opaque colours of roles.
  var opaque: [UInt32] { roles.keys.filter { $0 & 0xFF == 0xFF }.sorted() }

  init(_ appearance: AppearanceContext) {
    self.appearance = appearance
    for role in ColorRole.allCases {
      roles[Self.key(appearance.color(of: role)), default: []].append(role)
    }
  }

  private static func key(_ color: ResolvedColor) -> UInt32 {
    let parts = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    return parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | UInt32((color.alpha * 255).rounded())
  }

  private static func color(_ key: UInt32) -> ResolvedColor {
    ResolvedColor(hex: key >> 8, alpha: Double(key & 0xFF) / 255)
  }

  func change(from old: UInt32, to new: UInt32) -> ValueChange? {
    // What is not opaque is an edge or has no colour of its own.
    guard old & 0xFF == 0xFF, new & 0xFF == 0xFF else { return nil }
    let (before, after) = (Self.color(old).hexText(), Self.color(new).hexText())
    let (oldRoles, newRoles) = (roles[old] ?? [], roles[new] ?? [])
    var change = ValueChange(before: before, after: after, name: "color", isToken: false)
    if let new = newRoles.first, oldRoles.isEmpty {
      change.name = new.rawValue
      change.isToken = true
      change.contrast = contrast(of: newRoles, from: Self.color(old))
    } else if let old = oldRoles.first, let new = newRoles.first {
      change.name = "\(old.rawValue) → \(new.rawValue)"
      change.contrast = contrast(of: newRoles, from: Self.color(UInt32(0)), replacing: old)
    } else if let old = oldRoles.first {
      change.name = "\(old.rawValue) → \(after)"
    }
    return change
  }

  /// How the contrast of the pair that changes most changes.
  func contrast(
    of roles: [ColorRole], from old: ResolvedColor, replacing: ColorRole? = nil
  ) -> String? {
    var worst: (text: String, change: Double)?
    let before = replacing.map { appearance.color(of: $0) } ?? old
    for pair in RolePair.all
    where roles.contains(pair.foreground) || roles.contains(pair.background) {
      guard roles.contains(pair.foreground) != roles.contains(pair.background) else { continue }
      let foreground = appearance.color(of: pair.foreground)
      let background = appearance.color(of: pair.background)
      guard background.alpha == 1 else { continue }
      let isInk = roles.contains(pair.foreground)
      let now = ContrastRatio(of: foreground, on: background).value
      let then = ContrastRatio(of: isInk ? before : foreground, on: isInk ? background : before)
        .value
      let change = abs(now - then)
      guard change >= 0.1, change > worst?.change ?? 0 else { continue }
      let words = "\(Self.text(then)) → \(Self.text(now))"
      worst = (
        "\(pair.foreground.rawValue) on \(pair.background.rawValue) contrast \(words)", change
      )
    }
    return worst?.text
  }

  /// One digit, cut and not rounded.
  private static func text(_ ratio: Double) -> String {
    decimalText((ratio * 10).rounded(.down) / 10, fractionDigits: 1)
  }
}
