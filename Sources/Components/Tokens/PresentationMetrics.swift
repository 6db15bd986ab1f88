import Foundation

/// How a look draws what is over a screen; lengths are in points.
struct PresentationMetrics: Sendable {
  /// How the answers of a dialog are drawn.
  enum Answers: Hashable, Sendable {
    /// As buttons below each other.
    case buttons
    /// As words with lines between them, two beside each other.
    case dividedWords
    /// As capsules, two beside each other.
    case capsules
  }

  /// What dialogs, popovers and menus are filled with.
  var fill = Color.surfaceElevated
  /// What sheets are filled with.
  var sheetFill = Color.surface
  var sheetRadius = ThemeLength.radius(.sheet, standard: nil)
  /// Between the status bar and the highest sheet.
  var sheetTop = ThemeLength.space(.xs)
  /// Around a sheet that is not at its full height.
  var sheetMargin: CGFloat = 0

  var answers = Answers.buttons
  var dialogRadius = ThemeLength.radius(.sheet, standard: nil)
  /// An alert, across; `nil` is the theme's width of dialogs.
  var alertWidth: CGFloat?
  /// Around the words of an alert.
  var alertPadding = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
  /// How the words of an alert are lined up.
  var alertAlignment = TextAlignment.center
  /// One answer at the bottom of the screen, at least.
  var actionHeight: CGFloat = 57
  /// The font of answers at the bottom of the screen.
  var actionFont = Font.system(.title3)

  var popoverRadius = ThemeLength.radius(.medium, standard: nil)
  /// Around the content of a popover.
  var popoverPadding = ThemeLength.space(.md)
  /// Whether popovers and menus have an outline.
  var outlines = true
  /// Whether a popover is a sheet on a phone, unless its content asks for something else.
  var adaptsPopovers = false

  var menuRadius = ThemeLength.radius(.medium, standard: nil)
  /// The least height of a row of a menu; `nil` is that of rows of lists.
  var menuRowHeight: CGFloat?
  /// Above and below the words of a row of a menu.
  var menuRowPadding: CGFloat?
  /// Whether the rows of a menu have lines between them.
  var dividesMenus = true
  /// Whether a divider in a menu parts it as sections do.
  var dividersBreakMenus = false
  /// Whether the symbols of a menu are before their titles.
  var menuSymbolsLead = false
  /// How menus line up with what opens them.
  var menuFit = AnchoredPosition.Fit.nearerEdge
  /// Above the first row of a menu and below its last.
  var menuEdgeRoom: CGFloat = 0
}

extension PresentationMetrics {
  /// As iOS 13 to 18 show things over a screen.
  static let iOS18: PresentationMetrics = {
    var metrics = PresentationMetrics()
    metrics.fill = .surface
    metrics.sheetFill = .page
    metrics.sheetRadius = .radius(.sheet, standard: 10)
    metrics.sheetTop = .points(10)
    metrics.answers = .dividedWords
    metrics.dialogRadius = .radius(.sheet, standard: 14)
    metrics.alertWidth = 270
    metrics.popoverRadius = .radius(.medium, standard: 13)
    metrics.popoverPadding = .zero
    metrics.outlines = false
    metrics.adaptsPopovers = true
    metrics.menuRadius = .radius(.medium, standard: 13)
    metrics.menuRowHeight = 44
    metrics.menuRowPadding = 11
    metrics.menuFit = .nearestThird
    metrics.dividersBreakMenus = true
    return metrics
  }()

  /// As iOS 26 shows things over a screen.
  static let iOS26: PresentationMetrics = {
    var metrics = iOS18
    metrics.sheetRadius = .radius(.sheet, standard: 38)
    metrics.sheetMargin = 8
    metrics.answers = .capsules
    metrics.dialogRadius = .radius(.sheet, standard: 34)
    metrics.alertWidth = 300
    metrics.alertPadding = EdgeInsets(top: 22, leading: 24, bottom: 16, trailing: 24)
    metrics.alertAlignment = .leading
    metrics.actionHeight = 48
    metrics.actionFont = .body
    metrics.popoverRadius = .radius(.medium, standard: 26)
    metrics.menuRadius = .radius(.medium, standard: 28)
    metrics.dividesMenus = false
    metrics.menuSymbolsLead = true
    metrics.menuEdgeRoom = 10
    return metrics
  }()
}
