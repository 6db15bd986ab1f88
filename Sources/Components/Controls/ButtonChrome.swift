/// The looks of a button, from the loudest to the quietest.
enum ButtonLook: Hashable, Sendable {
  case filled
  case danger
  case tonal
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
      .foregroundStyle(foreground)
      .padding(.horizontal, isCircle ? 0 : box.horizontalPadding)
      .padding(.vertical, isCircle ? 0 : box.verticalPadding)
      .frame(
        minWidth: isCircle ? box.height + growth : nil,
        maxWidth: sizing.isFlexible && !isCircle ? .infinity : nil,
        minHeight: isCircle ? box.height + growth : box.height
      )
      .background { background(shape(of: box)) }
      .overlay { outline(shape(of: box)) }
  }

  private func shape(of box: ControlMetrics.Box) -> RoundedRectangle {
    let radius =
      switch borderShape.kind {
      // One line is a capsule; a label that wraps keeps the same corners.
      case .automatic, .capsule: box.height / 2
      case .circle: (box.height + growth) / 2
      case .rounded(let radius): radius ?? theme.radius.medium
      }
    return RoundedRectangle(cornerRadius: radius, style: .circular)
  }

  private var isDestructive: Bool { configuration.role == .destructive }

  private var foreground: Color {
    guard isEnabled else { return .textDisabled }
    return switch look {
    case .filled: isDestructive ? .onError : .onPrimary
    case .danger: .onError
    case .tonal: isDestructive ? .onErrorSubtle : tintColor ?? .onPrimarySubtle
    case .outlined, .ghost: isDestructive ? .errorText : .accentColor
    case .neutral: .textPrimary
    // Red text is not legible on every picture: on glass a destructive action is a red button.
    case .glass: isDestructive ? .onError : .textPrimary
    }
  }

  @ViewBuilder
  private func background(_ shape: RoundedRectangle) -> some View {
    switch look {
    case .filled, .danger, .tonal, .neutral:
      if isEnabled {
        shape.fill(fill)
        if configuration.isPressed { shape.fill(shade) }
      } else {
        shape.fill(Color.fill)
      }
    case .outlined, .ghost:
      if configuration.isPressed {
        shape.fill(isDestructive ? Color.errorSubtle : Color.primarySubtle)
      }
    case .glass:
      if isDestructive && isEnabled {
        shape.fill(Color.error)
      } else {
        shape.fill(.regularMaterial)
      }
      if configuration.isPressed { shape.fill(Color.black.opacity(theme.control.pressedShade)) }
    }
  }

  /// A pressed fill darkens; a pale one takes more of the colour of its label.
  private var shade: Color {
    switch look {
    case .tonal, .neutral: foreground.opacity(theme.control.pressedShade * 0.75)
    default: .black.opacity(theme.control.pressedShade)
    }
  }

  private var fill: AnyShapeStyle {
    switch look {
    case .danger: AnyShapeStyle(ThemeGradient(.danger))
    case .tonal:
      AnyShapeStyle(
        isDestructive ? Color.errorSubtle : tintColor?.opacity(0.15) ?? .primarySubtle)
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
    case .filled, .danger, .tonal, .neutral, .ghost:
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

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.loadingPlacement) private var loading
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isTinted, isInListRow {
      // In a list the whole row is the button.
      content.foregroundStyle(color).frame(maxWidth: .infinity, alignment: .leading)
    } else if isTinted {
      content.foregroundStyle(color)
    } else {
      content.opacity(isEnabled ? 1 : theme.control.disabledOpacity)
    }
  }

  private var content: some View {
    ButtonLabel(label: configuration.label, loading: loading)
      .scaleEffect(configuration.isPressed ? theme.control.pressedScale : 1)
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return configuration.role == .destructive ? .errorText : .accentColor
  }
}
