/// A compact choice, filter or tag in a capsule.
public struct Chip: View {
  private let title: Text
  private let systemImage: String?
  private let isSelected: Bool
  private let action: (@MainActor () -> Void)?
  private let onRemove: (@MainActor () -> Void)?
  private let source: SourceLocation

  /// A chip.
  ///
  /// - Parameters:
  ///   - isSelected: whether the choice is made; it then has a check mark.
  ///   - action: makes the chip a button.
  ///   - onRemove: adds a button that takes the chip away.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String? = nil, isSelected: Bool = false,
    action: (@MainActor () -> Void)? = nil, onRemove: (@MainActor () -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      Text(titleKey), systemImage: systemImage, isSelected: isSelected, action: action,
      onRemove: onRemove, source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  /// A chip whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String? = nil, isSelected: Bool = false,
    action: (@MainActor () -> Void)? = nil, onRemove: (@MainActor () -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      Text(title), systemImage: systemImage, isSelected: isSelected, action: action,
      onRemove: onRemove, source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  private init(
    _ title: Text, systemImage: String?, isSelected: Bool, action: (@MainActor () -> Void)?,
    onRemove: (@MainActor () -> Void)?, source: SourceLocation
  ) {
    self.title = title
    self.systemImage = systemImage
    self.isSelected = isSelected
    self.action = action
    self.onRemove = onRemove
    self.source = source
  }

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  public var body: some View {
    if action != nil && onRemove == nil {
      capsule.control(
        .button, named: "chip", states: isSelected ? [.selected] : [], source: source)
    } else {
      capsule
        .accessibilityElement(children: .contain)
        .accessibilityState(.selected, isSelected)
        .component("chip", source: source)
    }
  }

  private var capsule: some View {
    HStack(alignment: .center, spacing: theme.space.xxs + theme.space.xxxs) {
      if let symbol = isSelected ? "checkmark" : systemImage {
        Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
      }
      title
      if onRemove != nil { removeButton }
    }
    .font(.system(.subheadline, weight: .medium))
    .foregroundStyle(foreground)
    .padding(.horizontal, theme.space.sm)
    .padding(.vertical, theme.space.xxs)
    .frame(minHeight: theme.control.small.height)
    .background(background, in: shape)
    .overlay { shape.strokeBorder(outline, lineWidth: theme.control.borderWidth) }
  }

  private var removeButton: some View {
    Image(systemName: "xmark")
      .imageScale(.small)
      .accessibilityHidden(true)
      .control(.button, named: "remove", label: .remove, source: source)
      .hitTarget(.expand)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: theme.control.small.height / 2, style: .circular)
  }

  private var foreground: Color {
    guard isEnabled else { return .textDisabled }
    return isSelected ? .onPrimarySubtle : .textPrimary
  }

  private var background: Color {
    guard isEnabled else { return .fill }
    return isSelected ? .primarySubtle : .surface
  }

  private var outline: Color {
    guard isEnabled else { return .fill }
    return isSelected ? .brandPrimary : .controlBorder
  }
}

/// Another name of a chip that only labels something.
public typealias Tag = Chip
