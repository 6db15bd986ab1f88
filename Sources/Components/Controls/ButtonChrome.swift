/// The looks of a button, from the loudest to the quietest.
enum ButtonLook: Hashable, Sendable {
  case filled
  case danger
  case tonal
  /// Tonal, for a button that says that something is on.
  case chosen
  case outlined
  /// Grey, for the way back beside coloured actions.
  case neutral
  case glass
  case ghost
}

/// Draws a button's background, outline and label in one of the looks.
struct ButtonChrome: View {
  let configuration: ButtonStyleConfiguration
  let look: ButtonLook

  @Environment(\.tintColor) private var tintColor
  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.button) private var chrome
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.loadingPlacement) private var loading
  @Environment(\.typeGrowth) private var growth

  var body: some View {
    let box = theme.control.box(for: controlSize)
    let isCircle = borderShape.kind == .circle
    ButtonLabel(label: configuration.label, loading: loading)
      .font(box.font)
      .multilineTextAlignment(.center)
      .modifier(LabelColor(foreground))
      .padding(.horizontal, isCircle ? 0 : box.horizontalPadding)
      .padding(.vertical, isCircle ? 0 : box.verticalPadding)
      .frame(
        minWidth: isCircle ? box.height + growth : nil,
        maxWidth: sizing.isFlexible && !isCircle ? .infinity : nil,
        minHeight: isCircle ? box.height + growth : box.height
      )
      .background { background(shape(of: box)) }
      .overlay { outline(shape(of: box)) }
      .modifier(PressedOpacity(opacity: fades ? chrome.pressedOpacity : nil))
  }

  /// Whether a press takes from the whole button, rather than shading its fill.
  private var fades: Bool { configuration.isPressed && look != .glass }

  private func shape(of box: ControlMetrics.Box) -> RoundedRectangle {
    let radius =
      switch borderShape.kind {
      case .automatic: chrome.automaticRadii[controlSize] ?? capsule(of: box)
      case .capsule: capsule(of: box)
      case .circle: (box.height + growth) / 2
      case .rounded(let radius):
        radius ?? chrome.roundedRadii[controlSize] ?? theme.radius.medium
      }
    return RoundedRectangle(cornerRadius: radius, style: .circular)
  }

  private func capsule(of box: ControlMetrics.Box) -> CGFloat {
    chrome.keepsCornersOfOneLine ? box.height / 2 : theme.radius.capsule
  }

  private var isDestructive: Bool { configuration.role == .destructive }

  private var foreground: Color {
    guard isEnabled else { return .textDisabled }
    return switch look {
    case .filled: isDestructive ? .onError : .onPrimary
    case .danger: .onError
    case .tonal, .chosen: isDestructive ? .onErrorSubtle : tintColor ?? .onPrimarySubtle
    case .outlined, .ghost: isDestructive ? .errorText : .accentColor
    case .neutral: .textPrimary
    // Red text is not legible on every picture: on glass a destructive action is a red button.
    case .glass: isDestructive ? .onError : .textPrimary
    }
  }

  @ViewBuilder
  private func background(_ shape: RoundedRectangle) -> some View {
    switch look {
    case .filled, .danger, .tonal, .chosen, .neutral:
      if isEnabled {
        shape.fill(fill)
        if isShaded { shape.fill(shade) }
      } else {
        shape.fill(chrome.disabled)
      }
    case .outlined, .ghost:
      if isShaded {
        shape.fill(isDestructive ? Color.errorSubtle : Color.primarySubtle)
      }
    case .glass:
      if isDestructive && isEnabled {
        shape.fill(Color.error)
      } else {
        shape.fill(.regularMaterial)
      }
      if configuration.isPressed { shape.fill(shade) }
    }
  }

  private var isShaded: Bool { configuration.isPressed && chrome.pressedOpacity == nil }

  /// A pressed fill darkens; a pale one takes more of the colour of its label, and glass lights up.
  private var shade: Color {
    switch look {
    case .tonal, .chosen, .neutral: foreground.opacity(theme.control.pressedShade * 0.75)
    case .glass where !isDestructive: .white.opacity(theme.control.pressedShade)
    default: .black.opacity(theme.control.pressedShade)
    }
  }

  private var fill: AnyShapeStyle {
    switch look {
    case .danger: AnyShapeStyle(ThemeGradient(.danger))
    case .tonal, .chosen:
      AnyShapeStyle(
        isDestructive
          ? Color.errorSubtle
          : tintColor?.opacity(0.15) ?? (look == .chosen ? .primarySubtle : chrome.bordered))
    case .neutral: AnyShapeStyle(Color.fill)
    default: AnyShapeStyle(isDestructive ? Color.error : tintColor ?? .brandPrimary)
    }
  }

  @ViewBuilder
  private func outline(_ shape: RoundedRectangle) -> some View {
    switch look {
    case .outlined:
      shape.strokeBorder(
        isEnabled ? foreground : Color.border, lineWidth: theme.control.strongBorderWidth)
    case .glass:
      GlassRim(shape: shape)
    case .filled, .danger, .tonal, .chosen, .neutral, .ghost:
      EmptyView()
    }
  }
}

/// A button's label, with a spinner while the button is busy.
struct ButtonLabel: View {
  let label: ButtonStyleConfiguration.Label
  let loading: LoadingPlacement?

  @Environment(\.theme) private var theme

  var body: some View {
    switch loading {
    case nil:
      label
    case .replacingLabel:
      // The label stays in the layout, so that the button keeps its width.
      label.hidden().overlay { ActivityIndicator(style: .inherited) }
    case .besideLabel:
      HStack(spacing: theme.space.xs) {
        ActivityIndicator(style: .inherited)
        label
      }
    }
  }
}

/// A button without a background.
struct PlainButtonLook: View {
  let configuration: ButtonStyleConfiguration
  let isTinted: Bool
  /// Whether the whole row of a list is the button where it is all that the row holds.
  var fillsRow = false

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.button) private var chrome
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.loadingPlacement) private var loading
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if fillsRow, isInListRow {
      content.modifier(LabelColor(color)).transformingNodes { node, _ in
        ResolvedNode(.frame(.rowLabel), children: [node])
      }
    } else if isTinted {
      content.modifier(LabelColor(color)).modifier(ButtonShapeMark())
    } else {
      content.opacity(isEnabled ? 1 : theme.control.disabledOpacity)
    }
  }

  private var content: some View {
    let faded = isTinted ? chrome.pressedLabelOpacity : chrome.pressedPlainOpacity
    return ButtonLabel(label: configuration.label, loading: loading)
      .scaleEffect(configuration.isPressed && faded == nil ? theme.control.pressedScale : 1)
      .modifier(PressedOpacity(opacity: configuration.isPressed ? faded : nil))
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return configuration.role == .destructive ? .errorText : .accentColor
  }
}

extension FrameStyle {
  /// Around the label of a button in the row of a list: it has no effect until the row widens it.
  fileprivate static var rowLabel: FrameStyle { FrameStyle(alignment: .leading) }
}

extension ResolvedNode {
  /// The content of a row whose width is the button's where a button is all that it holds; its label stays
  /// where the frames around it put it.
  ///
  /// - Parameter levels: how many modifiers there may be around the button; with more it keeps its width.
  func fillingRow(alignment: Alignment = .leading, levels: Int = 16) -> ResolvedNode {
    var node = self
    guard levels > 0, node.children.count == 1 else { return node }
    var inner = alignment
    switch node.kind {
    case .hitTarget:
      guard case .frame(.rowLabel) = node.children[0].kind else { return node }
      var frame = FrameStyle(alignment: alignment)
      frame.maxWidth = .infinity
      node.children[0].kind = .frame(frame)
      return node
    case .frame(let style) where style.maxWidth == .infinity: inner = style.alignment
    case .padding: break
    default: guard node.kind.traits.contains(.isPlain) else { return node }
    }
    node.children[0] = node.children[0].fillingRow(alignment: inner, levels: levels - 1)
    return node
  }
}

/// What a press takes from a control, if anything.
private struct PressedOpacity: ViewModifier {
  let opacity: Double?

  func body(content: Content) -> some View {
    if let opacity { content.opacity(opacity) } else { content }
  }
}

/// Shows readers who ask for the shapes of buttons that a text without a background is one.
struct ButtonShapeMark: ViewModifier {
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.controlChrome.button.underlinesShapes) private var underlines

  func body(content: Content) -> some View {
    if showsShapes && underlines { content.underline() } else { content }
  }
}

/// Gives the label of a control its colour, unless a style is chosen around the control.
struct LabelColor: ViewModifier {
  private let color: Color

  @Environment(\.foregroundStyle) private var chosen
  @Environment(\.isEnabled) private var isEnabled

  init(_ color: Color) {
    self.color = color
  }

  func body(content: Content) -> some View {
    if chosen != nil, isEnabled { content } else { content.foregroundStyle(color) }
  }
}
