import Components
import Graphics
import Render
import TokenFiles

/// A colour that became another one over an area, and the tokens that the two are.
struct ColorChange: Hashable {
  var before: String
  var after: String
  /// The token whose value changed, or the tokens that took each other's place.
  var name: String
  /// Whether a token has another value, so that every place with it changes.
  var isToken: Bool
  /// The contrast of a pair of roles that the change makes lower or higher.
  var contrast: String?

  var text: String {
    isToken ? "\(name) \(before) → \(after)" : "\(name) (\(before) → \(after))"
  }

  /// The changes between two pictures of one size, the most frequent first; edges do not count.
  static func changes(
    from old: Pixmap, to new: Pixmap, in appearance: AppearanceContext
  ) -> [ColorChange] {
    guard old.width == new.width, old.height == new.height else { return [] }
    var counts: [UInt64: Int] = [:]
    var total = 0
    for index in stride(from: 0, to: old.bytes.count, by: 4) {
      let (one, other) = (word(old.bytes, index), word(new.bytes, index))
      guard one != other else { continue }
      total += 1
      counts[UInt64(one) << 32 | UInt64(other), default: 0] += 1
    }
    let least = max(24, total / 50)
    let sorted = counts.filter { $0.value >= least }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = RoleNames(appearance)
    // A token that has another value has it everywhere: a colour that is where it was is none of those.
    var still: [UInt32: Int] = [:]
    for (pair, _) in sorted.prefix(4) { still[UInt32(truncatingIfNeeded: pair)] = 0 }
    for index in stride(from: 0, to: old.bytes.count, by: 4) where !still.isEmpty {
      let one = word(old.bytes, index)
      if let count = still[one], one == word(new.bytes, index) { still[one] = count + 1 }
    }
    return sorted.prefix(4).compactMap { pair, _ in
      let (before, after) = (UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair))
      var change = names.change(from: before, to: after)
      if still[after] ?? 0 >= least { change?.isToken = false }
      return change
    }
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
      | UInt32(bytes[index + 3])
  }
}

/// The roles of a theme by their opaque colours.
private struct RoleNames {
  private var roles: [UInt32: [ColorRole]] = [:]
  private let appearance: AppearanceContext

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

  func change(from old: UInt32, to new: UInt32) -> ColorChange? {
    // What is not opaque is an edge or has no colour of its own.
    guard old & 0xFF == 0xFF, new & 0xFF == 0xFF else { return nil }
    let (before, after) = (Self.color(old).hexText(), Self.color(new).hexText())
    let (oldRoles, newRoles) = (roles[old] ?? [], roles[new] ?? [])
    var change = ColorChange(before: before, after: after, name: "color", isToken: false)
    if let new = newRoles.first, oldRoles.isEmpty {
      change.name = new.rawValue
      change.isToken = true
      change.contrast = contrast(of: newRoles, from: Self.color(old))
    } else if let old = oldRoles.first, let new = newRoles.first {
      change.name = "\(old.rawValue) → \(new.rawValue)"
      change.contrast = contrast(of: newRoles, from: Self.color(UInt32(0)), replacing: old)
    }
    return change
  }

  /// How the contrast of the pair that changes most changes.
  private func contrast(
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
