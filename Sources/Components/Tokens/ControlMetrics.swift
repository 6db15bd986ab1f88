public import Foundation

/// The sizes of controls, in points; heights are least heights that grow with their text.
public struct ControlMetrics: Hashable, Sendable {
  /// Least height, padding and font of a button or field of one size class.
  public struct Box: Hashable, Sendable {
    public var height: CGFloat
    public var horizontalPadding: CGFloat
    /// The room above and below text that has outgrown the least height.
    public var verticalPadding: CGFloat
    public var font: Font

    public init(
      height: CGFloat, horizontalPadding: CGFloat, verticalPadding: CGFloat, font: Font
    ) {
      self.height = height
      self.horizontalPadding = horizontalPadding
      self.verticalPadding = verticalPadding
      self.font = font
    }
  }

  public var mini = Box(
    height: 28, horizontalPadding: 10, verticalPadding: 4,
    font: .system(.footnote, weight: .semibold))
  public var small = Box(
    height: 32, horizontalPadding: 14, verticalPadding: 4,
    font: .system(.subheadline, weight: .semibold))
  public var regular = Box(
    height: 44, horizontalPadding: 20, verticalPadding: 8, font: .headline)
  public var large = Box(
    height: 52, horizontalPadding: 24, verticalPadding: 12, font: .headline)
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
  public var focusRingWidth: CGFloat = 2

  public var spinnerSmall: CGFloat = 16
  public var spinnerMedium: CGFloat = 20
  public var spinnerLarge: CGFloat = 36
  public var switchWidth: CGFloat = 51
  public var switchHeight: CGFloat = 31
  public var switchInset: CGFloat = 2
  public var checkboxSide: CGFloat = 24
  public var sliderTrackHeight: CGFloat = 6
  public var sliderKnobSide: CGFloat = 28
  public var progressTrackHeight: CGFloat = 6
  public var progressRingSmall: CGFloat = 24
  public var progressRingSide: CGFloat = 44
  /// A ring with its percentage inside.
  public var progressRingLarge: CGFloat = 64
  /// The line of a ring of `progressRingSide`; others have one in proportion.
  public var progressRingWidth: CGFloat = 5
  public var badgeDotSide: CGFloat = 10
  public var badgeCountSide: CGFloat = 20
  public var avatarSmall: CGFloat = 32
  public var avatarMedium: CGFloat = 44
  public var avatarLarge: CGFloat = 64
  /// The circle behind the symbol of an empty state or an alert.
  public var symbolCircleSide: CGFloat = 72
  /// The rounded square behind a symbol at the start of a row.
  public var rowIconSide: CGFloat = 30
  public var otpBoxSide: CGFloat = 48
  public var rowMinHeight: CGFloat = 44
  public var rowVerticalPadding: CGFloat = 11
  /// One action that a row reveals when it is swiped aside.
  public var swipeActionWidth: CGFloat = 74
  public var menuWidth: CGFloat = 250
  /// The side of a day in a calendar.
  public var calendarDaySide: CGFloat = 40
  public var navigationBarHeight: CGFloat = 44
  public var searchFieldHeight: CGFloat = 36
  public var tabBarHeight: CGFloat = 49
  /// The bar of a screen in a sheet leaves room for the handle.
  public var sheetBarHeight: CGFloat = 56
  /// One value of a wheel.
  public var wheelRowHeight: CGFloat = 34
  /// The square of a message in the middle of the screen.
  public var hudSide: CGFloat = 156
  public var dragIndicatorWidth: CGFloat = 36
  public var dragIndicatorHeight: CGFloat = 5
  /// Menus, popovers and dialogs are no wider than this.
  public var dialogWidth: CGFloat = 300
  /// The most that a sheet, or what stands in a bar at the bottom, takes of a wide screen.
  public var sheetWidth: CGFloat = 600

  /// Screens at least this wide and high show sheets as cards in their middle.
  public var formSheetLeastScreen: CGFloat = 600
  public var formSheetWidth: CGFloat = 580
  public var formSheetHeight: CGFloat = 680

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
