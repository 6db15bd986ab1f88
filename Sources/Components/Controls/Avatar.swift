import Foundation

/// A person as a picture or as initials, with a dot that tells whether they are there.
public struct Avatar: View {
  /// How large an avatar is.
  public enum Size: String, Hashable, CaseIterable, Sendable { case small, medium, large }

  /// Whether a person is there.
  public enum Status: String, Hashable, CaseIterable, Sendable { case online, away, offline }

  private let name: String
  /// What is in the circle instead of initials.
  private var caption: String?
  private let image: Image?
  private let size: Size
  private let status: Status?

  /// The initials of a name on a colour that belongs to the name.
  public init(_ name: String, size: Size = .medium, status: Status? = nil) {
    self.init(name, image: nil, size: size, status: status)
  }

  /// A picture; where it is `nil`, the initials of the name.
  public init(_ name: String, image: Image?, size: Size = .medium, status: Status? = nil) {
    self.name = name
    self.image = image
    self.size = size
    self.status = status
  }

  /// The number of people who are not shown.
  init(count: Int, size: Size) {
    self.init("\(count) more", image: nil, size: size)
    caption = "+\(count)"
  }

  @Environment(\.theme) private var theme
  @Environment(\.withholdsContent) private var withholdsContent
  @Environment(\.layoutDirection) private var direction

  public var body: some View {
    face
      .frame(width: side, height: side)
      .clipShape(Circle())
      .overlay(alignment: .bottomTrailing) {
        if let status, !withholdsContent { dot(status) }
      }
      .accessibilityElement()
      .accessibilityRole(.image)
      .accessibilityLabel(status.map { "\(name), \($0.rawValue)" } ?? name)
      .component("avatar", source: nil)
  }

  @ViewBuilder private var face: some View {
    if withholdsContent {
      Skeleton(.circle)
    } else if let image {
      image.resizable().scaledToFill()
    } else {
      let tone = caption == nil ? Self.tones[Self.toneIndex(for: name)] : .neutral
      // Initials are a picture of a name: they keep the size of their circle.
      ZStack {
        Circle().fill(tone.fill)
        Text(verbatim: caption ?? Self.initials(of: name))
          .font(.system(size: side * 0.4, weight: .semibold))
          .foregroundStyle(tone.onFill)
          .lineLimit(1)
          // A count such as +2 keeps its sign in front in every direction.
          .environment(\.layoutDirection, caption == nil ? direction : .leftToRight)
      }
    }
  }

  private var side: CGFloat {
    switch size {
    case .small: theme.control.avatarSmall
    case .medium: theme.control.avatarMedium
    case .large: theme.control.avatarLarge
    }
  }

  /// The dot differs in shape as well as in colour: full, half and hollow.
  private func dot(_ status: Status) -> some View {
    let side = max(theme.control.badgeDotSide, self.side * 0.26)
    return ZStack {
      Circle().fill(Color.surface)
      Circle().fill(status == .offline ? Color.surface : status.color)
        .padding(theme.space.xxxs)
      Circle().strokeBorder(status.color, lineWidth: theme.space.xxxs)
        .padding(theme.space.xxxs)
      if status == .away {
        Circle().fill(Color.surface).padding(side * 0.36)
      }
    }
    .frame(width: side, height: side)
  }

  private static let tones: [Tone] = [.primary, .accent, .success, .warning, .info, .neutral]

  /// The same name has the same colour everywhere: the bytes of its UTF-8 form are summed.
  private static func toneIndex(for name: String) -> Int {
    name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % tones.count
  }

  /// The first letters of the first and the last word.
  static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    guard let first = words.first?.first else { return "" }
    guard words.count > 1, let last = words.last?.first else {
      return CaseMapping.uppercase(String(first))
    }
    return CaseMapping.uppercase("\(first)\(last)")
  }
}

extension Avatar.Status {
  fileprivate var color: Color {
    switch self {
    case .online: .success
    case .away: .warning
    case .offline: .textTertiary
    }
  }
}

/// Several people side by side, overlapping, with a count of those who are not shown.
public struct AvatarGroup: View {
  private let names: [String]
  private let limit: Int
  private let size: Avatar.Size

  /// The first `limit` people, at least one; the others are counted.
  public init(_ names: [String], limit: Int = 4, size: Avatar.Size = .medium) {
    self.names = names
    self.limit = max(limit, 1)
    self.size = size
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    HStack(spacing: -theme.space.xs) {
      ForEach(Array(names.prefix(limit).enumerated()), id: \.offset) { _, name in
        Avatar(name, size: size).modifier(AvatarRing())
      }
      if names.count > limit {
        Avatar(count: names.count - limit, size: size).modifier(AvatarRing())
      }
    }
    .accessibilityElement(children: .combine)
    .component("avatarGroup", source: nil)
  }
}

/// A gap in the surface's colour that sets overlapping avatars apart.
private struct AvatarRing: ViewModifier {
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    content
      .padding(theme.space.xxxs)
      .background(Color.surface, in: Circle())
  }
}
