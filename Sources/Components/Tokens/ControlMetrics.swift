public import Foundation

/// The sizes of controls, in points; heights are least heights that grow with their text.
public struct ControlMetrics: Hashable, Sendable {
  /// Least height, padding and font of a button or field of one size class.
  public struct Box: Hashable, Sendable {
    /// The least height, which grows with the text.
    public var height: CGFloat
    /// The room before and after the text.
    public var horizontalPadding: CGFloat
    /// The room above and below text that has outgrown the least height.
    public var verticalPadding: CGFloat
    /// The font of the text.
    public var font: Font

    /// Makes a box; lengths are in points.
    public init(
      height: CGFloat, horizontalPadding: CGFloat, verticalPadding: CGFloat, font: Font
    ) {
      self.height = height
      self.horizontalPadding = horizontalPadding
      self.verticalPadding = verticalPadding
      self.font = font
    }
  }

  /// The box of buttons and fields of the size class `mini`.
  public var mini = Box(
    height: 28, horizontalPadding: 10, verticalPadding: 4,
    font: .system(.footnote, weight: .semibold))
  /// The box of buttons and fields of the size class `small`.
  public var small = Box(
    height: 32, horizontalPadding: 14, verticalPadding: 4,
    font: .system(.subheadline, weight: .semibold))
  /// The box of buttons and fields of the size class `regular`.
  public var regular = Box(
    height: 44, horizontalPadding: 20, verticalPadding: 8, font: .headline)
  /// The box of buttons and fields of the size class `large`.
  public var large = Box(
    height: 52, horizontalPadding: 24, verticalPadding: 12, font: .headline)
  /// The box of buttons and fields of the size class `extraLarge`.
  public var extraLarge = Box(
    height: 60, horizontalPadding: 32, verticalPadding: 16, font: .headline)

  /// The opacity of the shade over a pressed fill.
  public var pressedShade = 0.16
  /// The scale of pressed content that has no background to shade.
  public var pressedScale: CGFloat = 0.97
  /// The opacity of unavailable content whose colours are its own.
  public var disabledOpacity = 0.5

  /// Outlines of cards and bordered controls.
  public var borderWidth: CGFloat = 1
  /// Outlines of controls that must stand out: outlined buttons, checkboxes, focused fields.
  public var strongBorderWidth: CGFloat = 1.5
  /// The line around what has the focus.
  public var focusRingWidth: CGFloat = 2

  /// The side of a small activity indicator.
  public var spinnerSmall: CGFloat = 16
  /// The side of a medium activity indicator.
  public var spinnerMedium: CGFloat = 20
  /// The side of a large activity indicator.
  public var spinnerLarge: CGFloat = 36
  /// The track of a switch, across.
  public var switchWidth: CGFloat = 51
  /// The track of a switch, from top to bottom.
  public var switchHeight: CGFloat = 31
  /// The room around the knob in the track of a switch.
  public var switchInset: CGFloat = 2
  /// The square of a checkbox.
  public var checkboxSide: CGFloat = 24
  /// The track of a slider, across its length.
  public var sliderTrackHeight: CGFloat = 6
  /// The knob of a slider.
  public var sliderKnobSide: CGFloat = 28
  /// The track of a progress bar, across its length.
  public var progressTrackHeight: CGFloat = 6
  /// A small progress ring.
  public var progressRingSmall: CGFloat = 24
  /// A progress ring.
  public var progressRingSide: CGFloat = 44
  /// A ring with its percentage inside.
  public var progressRingLarge: CGFloat = 64
  /// The line of a ring of `progressRingSide`; others have one in proportion.
  public var progressRingWidth: CGFloat = 5
  /// A badge without a count.
  public var badgeDotSide: CGFloat = 10
  /// A badge with a count of one digit.
  public var badgeCountSide: CGFloat = 20
  /// The circle of a small avatar.
  public var avatarSmall: CGFloat = 32
  /// The circle of a medium avatar.
  public var avatarMedium: CGFloat = 44
  /// The circle of a large avatar.
  public var avatarLarge: CGFloat = 64
  /// The circle behind the symbol of an empty state or an alert.
  public var symbolCircleSide: CGFloat = 72
  /// The rounded square behind a symbol at the start of a row.
  public var rowIconSide: CGFloat = 30
  /// The box of one digit of a code.
  public var otpBoxSide: CGFloat = 48
  /// The least height of a row of a list.
  public var rowMinHeight: CGFloat = 44
  /// The room above and below the content of a row.
  public var rowVerticalPadding: CGFloat = 11
  /// One action that a row reveals when it is swiped aside.
  public var swipeActionWidth: CGFloat = 74
  /// A menu at the default type size.
  public var menuWidth: CGFloat = 250
  /// The side of a day in a calendar.
  public var calendarDaySide: CGFloat = 40
  /// The bar at the top of a screen, without the safe area.
  public var navigationBarHeight: CGFloat = 44
  /// The field of a search.
  public var searchFieldHeight: CGFloat = 36
  /// The bar of tabs at the bottom, without the safe area.
  public var tabBarHeight: CGFloat = 49
  /// The bar of a screen in a sheet leaves room for the handle.
  public var sheetBarHeight: CGFloat = 56
  /// One value of a wheel.
  public var wheelRowHeight: CGFloat = 34
  /// The square of a message in the middle of the screen.
  public var hudSide: CGFloat = 156
  /// The handle at the top of a sheet, across.
  public var dragIndicatorWidth: CGFloat = 36
  /// The handle at the top of a sheet, from top to bottom.
  public var dragIndicatorHeight: CGFloat = 5
  /// Menus, popovers and dialogs are no wider than this.
  public var dialogWidth: CGFloat = 300
  /// The most that a sheet, or what is in a bar at the bottom, takes of a wide screen.
  public var sheetWidth: CGFloat = 600

  /// Screens at least this wide and high show sheets as cards in their middle.
  public var formSheetLeastScreen: CGFloat = 600
  /// A sheet shown as a card, across.
  public var formSheetWidth: CGFloat = 580
  /// A sheet shown as a card, from top to bottom.
  public var formSheetHeight: CGFloat = 680

  /// Makes the sizes of the standard theme.
  public init() {}

  /// The box of a size class.
  public func box(for size: ControlSize) -> Box {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }

  /// The side of a progress ring of a size class.
  public func progressRing(for size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: progressRingSmall
    case .regular: progressRingSide
    case .large, .extraLarge: progressRingLarge
    }
  }

  /// The side of a spinner of a size class.
  public func spinner(for size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: spinnerSmall
    case .regular: spinnerMedium
    case .large, .extraLarge: spinnerLarge
    }
  }
}
