/// The background of a card.
public enum CardStyle: String, Hashable, CaseIterable, Sendable {
  /// A surface without outline or shadow.
  case plain
  /// A surface with an outline.
  case outlined
  /// A surface that floats.
  case elevated
  /// The theme's card gradient.
  case gradient
  /// A material over what is behind it.
  case glass
}

/// A surface that groups what belongs together, with an optional picture, header and footer.
public struct Card<Media: View, Header: View, Content: View, Footer: View>: View {
  private let style: CardStyle
  private let action: (@MainActor () -> Void)?
  private let media: Media
  private let header: Header
  private let content: Content
  private let footer: Footer
  private let source: SourceLocation

  /// A card with all of its parts.
  ///
  /// - Parameters:
  ///   - style: the background.
  ///   - action: makes the whole card one button.
  ///   - media: what fills the card's top from edge to edge.
  public init(
    style: CardStyle = .elevated, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer, @ViewBuilder media: () -> Media,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.style = style
    self.action = action
    self.media = media()
    self.header = header()
    self.content = content()
    self.footer = footer()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isOnGlass) private var isOnGlass

  public var body: some View {
    Group {
      if action != nil {
        card.control(
          .button, named: "card", states: isPressed ? [.pressed] : [], source: source)
      } else {
        card.component("card", source: source)
      }
    }
    .noting { [("card style", style.rawValue)] }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      media
      VStack(alignment: .leading, spacing: theme.space.sm) {
        header.font(.headline)
        content
        footer
      }
      .padding(theme.space.md)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipShape(shape)
    .environment(\.isOnGlass, isOnGlass || isGlass)
    .modifier(CardBackground(style: style, isPressed: isPressed && action != nil))
  }

  private var isGlass: Bool {
    switch style {
    case .glass: true
    case .gradient: false
    case .plain, .outlined, .elevated: theme.surfaces == .glass
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radius.large) }
}

extension Card where Media == EmptyView {
  /// A card with a header and a footer.
  public init(
    style: CardStyle = .elevated, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      style: style, action: action, content: content, header: header, footer: footer,
      media: { EmptyView() }, file: file, line: line)
  }
}

extension Card where Media == EmptyView, Footer == EmptyView {
  /// A card with a header.
  public init(
    style: CardStyle = .elevated, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      style: style, action: action, content: content, header: header, footer: { EmptyView() },
      media: { EmptyView() }, file: file, line: line)
  }
}

extension Card where Media == EmptyView, Header == EmptyView, Footer == EmptyView {
  /// A card around its content.
  public init(
    style: CardStyle = .elevated, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      style: style, action: action, content: content, header: { EmptyView() },
      footer: { EmptyView() }, media: { EmptyView() }, file: file, line: line)
  }
}

extension Card where Header == EmptyView, Footer == EmptyView {
  /// A card with a picture above its content.
  public init(
    style: CardStyle = .elevated, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder media: () -> Media,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      style: style, action: action, content: content, header: { EmptyView() },
      footer: { EmptyView() }, media: media, file: file, line: line)
  }
}

/// The surface, outline and shadow of a card.
struct CardBackground: ViewModifier {
  let style: CardStyle
  var isPressed = false

  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: theme.radius.large)
    content
      .background {
        shape.fill(fill)
        if isPressed { shape.fill(Color.textPrimary.opacity(theme.control.pressedShade / 2)) }
      }
      .background {
        // The shadow is cast by the surface alone, so that it stays off translucent content.
        if style == .elevated, theme.surfaces == .solid {
          shape.fill(Color.surface).elevation(.level2)
        }
      }
      .overlay {
        if let border {
          shape.strokeBorder(border, lineWidth: theme.control.borderWidth)
        } else if isGlass {
          GlassRim(shape: shape)
        }
      }
  }

  private var fill: AnyShapeStyle {
    switch style {
    case .plain, .outlined, .elevated: AnyShapeStyle(SurfaceFill())
    case .gradient: AnyShapeStyle(ThemeGradient(.card))
    // Secondary text needs a thick layer over a lively picture.
    case .glass: AnyShapeStyle(Material.thick)
    }
  }

  /// At increased contrast every card has an outline.
  private var border: Color? {
    switch style {
    case .outlined: .border
    case .glass: nil
    case .plain, .elevated, .gradient: contrast == .increased ? .border : nil
    }
  }

  private var isGlass: Bool { style == .glass || theme.surfaces == .glass }
}
