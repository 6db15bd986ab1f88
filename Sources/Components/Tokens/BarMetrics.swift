import Foundation

/// How a look draws the bars of a screen; lengths are in points.
struct BarMetrics: Sendable {
  /// What a bar at the edge of a screen is.
  enum Chrome: Hashable, Sendable {
    /// A surface from edge to edge.
    case edge
    /// A piece of glass over the screen, which goes on below it.
    case floating
  }

  /// From the edges of the screen to titles, actions and search fields.
  var margin = ThemeLength.space(.md)
  /// Whether the row of actions is there above a large title even where it has none.
  var keepsActionRow = false
  /// Between the rows of a bar.
  var rowSpacing = ThemeLength.space(.xs)
  /// The least height of the row of a large title.
  var largeTitleHeight: CGFloat = 0
  /// Below a large title, in its row.
  var largeTitleBottom: CGFloat = 0
  /// Below a bar with a large title or a search field.
  var bottomRoom = ThemeLength.space(.xs)
  /// Above and below a search field, in its row.
  var searchTop: CGFloat = 0
  var searchBottom: CGFloat = 0
  /// Whether search fields have an outline.
  var outlinesSearch = true
  /// What search fields are filled with.
  var searchFill = Color.fill
  /// The corners of search fields.
  var searchRadius = ThemeLength.radius(.medium, standard: nil)
  /// Around the prompt of a search field, before and after.
  var searchPadding = ThemeLength.space(.sm)
  /// How many lines a title beside actions may have.
  var titleLines = 2
  /// How many lines a large title may have; `nil` for as many as it needs.
  var largeTitleLines: Int?
  /// Whether bars at the bottom let what scrolls below them through; where nothing does, they are clear.
  var isTranslucent = false
  /// How the bar of tabs is drawn.
  var tabChrome = Chrome.edge
  /// The symbols of tabs.
  var tabSymbolSize: CGFloat = 20
  /// The titles of tabs.
  var tabFont = Font.system(.caption2, weight: .medium)
  /// The tabs that are not chosen.
  var tabColor = Color.textSecondary
  /// From the edges of the screen to a floating bar of tabs, and around its tabs.
  var floatingMargin: CGFloat = 0
  var floatingPadding: CGFloat = 0
  /// The height of a tab in a floating bar.
  var floatingTabHeight: CGFloat = 0
  /// What a floating bar has behind its chosen tab.
  var chosenTabFill = Color(SystemColor.tertiarySystemFill)
  /// Whether symbols and words in bars are on glass of their own.
  var actionChrome = Chrome.edge
  /// The colour of actions where no tint is set; `nil` is the accent colour.
  var actionTint: Color?
  /// How bold the action is that confirms.
  var confirmationWeight: Font.Weight?
  /// Whether labels of actions are large symbols without their titles.
  var showsLargeSymbols = false
  /// Whether the way back has the title of the screen that it leads to.
  var showsBackTitle = true
  /// The arrow of the way back, and how far it is from the margin.
  var backArrowSize: CGFloat = 20
  var backOffset: CGFloat = 0
  /// The height of toolbars at the bottom of a screen; `nil` is as high as their content and its room.
  var toolbarHeight: CGFloat?
  /// From the edges of the screen to a floating toolbar.
  var toolbarMargin: CGFloat = 0
  /// The dots of pages: of the one that is shown, and of the others.
  var pageDot = Color.textPrimary
  var otherPageDot = Color.textDisabled
  /// Whether search fields are at the bottom of screens without tabs.
  var searchesAtBottom = false
}

extension BarMetrics {
  /// The bars of iOS 13 to 18: 44 points, 52 more for a large title, 52 more for a search field.
  static let iOS18: BarMetrics = {
    var bars = BarMetrics()
    bars.margin = .byWidth(narrow: 16, wide: 20)
    bars.keepsActionRow = true
    bars.rowSpacing = .zero
    bars.largeTitleHeight = 52
    bars.largeTitleBottom = 8
    bars.bottomRoom = .zero
    bars.searchTop = 1
    bars.searchBottom = 15
    bars.outlinesSearch = false
    bars.searchFill = .secondarySubtle
    bars.searchRadius = .radius(.medium, standard: 10)
    bars.searchPadding = .points(8)
    bars.titleLines = 1
    // UIKit cuts a large title that is too long; its mode of two lines is not public.
    bars.largeTitleLines = 1
    bars.tabFont = .system(size: 10, weight: .medium)
    bars.tabSymbolSize = 22
    bars.tabColor = .gray
    bars.isTranslucent = true
    bars.confirmationWeight = .semibold
    bars.showsLargeSymbols = true
    bars.backArrowSize = 25
    bars.backOffset = -8
    bars.toolbarHeight = 44
    bars.pageDot = .white
    bars.otherPageDot = .white.opacity(0.3)
    return bars
  }()

  /// The bars of iOS 26, which float on glass.
  static let iOS26: BarMetrics = {
    var bars = iOS18
    bars.margin = .points(16)
    bars.searchRadius = .points(22)
    bars.searchPadding = .points(12)
    bars.tabChrome = .floating
    bars.tabColor = .textPrimary
    bars.floatingMargin = 21
    bars.floatingPadding = 4
    bars.floatingTabHeight = 54
    bars.actionChrome = .floating
    bars.actionTint = .textPrimary
    bars.confirmationWeight = .medium
    bars.showsBackTitle = false
    bars.backArrowSize = 20
    bars.backOffset = 0
    bars.toolbarHeight = 48
    bars.toolbarMargin = 28
    bars.searchesAtBottom = true
    return bars
  }()
}
