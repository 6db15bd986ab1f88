import Components
import Graphics
import Render

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
  /// Whether it follows from the state or the style of a control.
  var follows = false
  /// The contrasts of texts and symbols that the change made lower or higher.
  var contrasts: [String] = []

  var text: String {
    isToken ? "\(name) \(before) → \(after)" : "\(name) (\(before) → \(after))"
  }

  /// The changes between two pictures of one size, those that explain most first; edges do not count.
  ///
  /// - Parameters:
  ///   - regions: the boxes in which they differ.
  ///   - names: what colours may be called by their values; `nil` where names are known otherwise.
  static func changes(
    from old: Pixmap, to new: Pixmap, regions: [ChangedBox], names: RoleNames?
  ) -> [ValueChange] {
    guard old.width == new.width, old.height == new.height else { return [] }
    let pairs = ColorPairs(from: old, to: new, regions: regions)
    return pairs.causes(on: names?.opaque ?? []).prefix(4).compactMap { pair in
      var change = RoleNames.change(from: pair.before, to: pair.after, names)
      // A token that has another value has it everywhere: a colour that is where it was is none of those.
      if pairs.hasKept(pair.after) { change?.isToken = false }
      return change
    }
  }
}

/// The roles of a theme by their opaque colours.
struct RoleNames {
  private var roles: [UInt32: ColorRole] = [:]

  /// The opaque colours of roles.
  var opaque: [UInt32] { roles.keys.filter { $0 & 0xFF == 0xFF }.sorted() }

  init(_ appearance: AppearanceContext) {
    for role in ColorRole.allCases {
      let key = Self.key(appearance.color(of: role))
      roles[key] = roles[key] ?? role
    }
  }

  private static func key(_ color: ResolvedColor) -> UInt32 {
    let parts = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    return parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | UInt32((color.alpha * 255).rounded())
  }

  /// A change of a colour, by the names of both where there are any; `nil` for what nobody would call one.
  static func change(from old: UInt32, to new: UInt32, _ names: RoleNames?) -> ValueChange? {
    // What is not opaque is an edge or has no colour of its own.
    guard old & 0xFF == 0xFF, new & 0xFF == 0xFF, old != new else { return nil }
    let (before, after) = (
      ResolvedColor(hex: old >> 8).hexText(), ResolvedColor(hex: new >> 8).hexText()
    )
    var change = ValueChange(before: before, after: after, name: "color", isToken: false)
    switch (names?.roles[old], names?.roles[new]) {
    case (nil, let new?): (change.name, change.isToken) = (new.rawValue, true)
    case (let old?, let new?): change.name = "\(old.rawValue) → \(new.rawValue)"
    case (let old?, nil): change.name = "\(old.rawValue) → \(after)"
    case (nil, nil): break
    }
    return change
  }
}
