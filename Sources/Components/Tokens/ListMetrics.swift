import Foundation

/// How a look draws lists, for each style of list.
struct ListMetrics: Sendable {
  /// How one style of list is drawn; lengths are resolved where the list is.
  struct Layout: Sendable {
    /// What is behind the whole list.
    var page = Color.background
    /// Whether rows are on a surface of their own rather than on the page.
    var hasSurface = true
    /// From the edges of the screen to the sections.
    var margin = ThemeLength.zero
    /// From the edges of a section to the content of its rows.
    var rowInset = ThemeLength.space(.md)
    /// The corners of a section.
    var cornerRadius = ThemeLength.zero
    /// Above the first section and below the last.
    var edgeRoom = ThemeLength.zero
    /// Between sections.
    var sectionSpacing = ThemeLength.zero
    /// Between sections that are asked to be near each other.
    var compactSpacing = ThemeLength.space(.xs)
    /// Between the header, the rows and the footer of a section.
    var partSpacing = ThemeLength.space(.xs)
    /// In place of the header of the first section, and of another one, that has none.
    var firstEmptyHeader = ThemeLength.zero
    var emptyHeader = ThemeLength.zero
    /// In place of a footer where a section has none.
    var emptyFooter = ThemeLength.zero
    /// The texts above sections.
    var header = Title()
    /// The texts above sections that are to stand out.
    var prominentHeader = Title(
      font: .system(.title3, weight: .semibold), color: .textPrimary)
    /// The texts below sections.
    var footer = Title(textCase: nil)
    /// Whether the lines between rows take no room but are drawn over the rows.
    var overlaysSeparators = false
    /// Whether the rows have a line above the first and below the last.
    var closesRows = false
    /// From the trailing edge of a row to the end of its line.
    var separatorTrailing = ThemeLength.zero
  }

  /// A text above or below a section.
  struct Title: Sendable {
    var font = Font.footnote
    var weight: Font.Weight?
    var textCase: TextCasing? = .uppercase
    var color = Color.textSecondary
    /// Above and below the text.
    var top = ThemeLength.zero
    var bottom = ThemeLength.zero
  }

  /// The least width of the symbols of labels in rows, in ems of their font.
  var symbolColumn: CGFloat = 0
  /// Whether actions beside a row that have a symbol have their title below it.
  var swipeShowsTitles = true
  var insetGrouped: Layout
  var grouped: Layout
  var plain: Layout
  var sidebar: Layout

  subscript(style: ListStyleKind) -> Layout {
    switch style {
    case .insetGrouped: insetGrouped
    case .grouped: grouped
    case .plain: plain
    case .sidebar: sidebar
    }
  }
}

extension ListMetrics {
  /// The lists of the design system.
  static let stillframe: ListMetrics = {
    var grouped = Layout()
    grouped.edgeRoom = .space(.md)
    grouped.sectionSpacing = .space(.lg)
    var insetGrouped = grouped
    insetGrouped.margin = .space(.md)
    insetGrouped.cornerRadius = .radius(.medium, standard: nil)
    var plain = Layout()
    plain.page = .page
    plain.hasSurface = false
    plain.header = Title(weight: .semibold, textCase: nil, top: .space(.sm))
    return ListMetrics(
      insetGrouped: insetGrouped, grouped: grouped, plain: plain, sidebar: insetGrouped)
  }()

  /// The lists of iOS 13 to 18.
  static let iOS18: ListMetrics = {
    // Half of the gap between sections without titles is the end of one, half the start of the next.
    let half = ThemeLength.pixels(17.5)
    let inset = ThemeLength.byWidth(narrow: 16, wide: 20)
    var grouped = Layout()
    grouped.rowInset = inset
    grouped.partSpacing = .zero
    grouped.compactSpacing = half
    grouped.firstEmptyHeader = .points(35)
    grouped.emptyHeader = half
    grouped.emptyFooter = half
    grouped.header = Title(top: .points(17), bottom: .points(6))
    grouped.prominentHeader = Title(
      font: .system(.title3, weight: .bold), textCase: nil, color: .textPrimary,
      top: .points(15), bottom: .points(10))
    grouped.footer = Title(textCase: nil, top: .points(7), bottom: .points(6))
    grouped.overlaysSeparators = true
    var insetGrouped = grouped
    insetGrouped.margin = inset
    insetGrouped.cornerRadius = .radius(.medium, standard: 10)
    var sidebar = insetGrouped
    sidebar.header = sidebar.prominentHeader
    grouped.closesRows = true
    var plain = Layout()
    plain.page = .page
    plain.hasSurface = false
    plain.rowInset = inset
    plain.partSpacing = .zero
    plain.compactSpacing = half
    plain.header = Title(
      font: .system(.subheadline, weight: .semibold), textCase: nil, top: .points(6),
      bottom: .points(6))
    plain.prominentHeader = grouped.prominentHeader
    plain.footer = Title(textCase: nil, top: .points(6), bottom: .points(6))
    plain.overlaysSeparators = true
    plain.closesRows = true
    return ListMetrics(
      symbolColumn: 1.4, swipeShowsTitles: false, insetGrouped: insetGrouped, grouped: grouped,
      plain: plain,
      sidebar: sidebar)
  }()

  /// The lists of iOS 26: roomier rows, titles as they are written.
  static let iOS26: ListMetrics = {
    var metrics = iOS18
    for path in [
      \ListMetrics.insetGrouped, \ListMetrics.grouped, \ListMetrics.sidebar, \ListMetrics.plain,
    ] {
      metrics[keyPath: path].rowInset = .points(16)
      metrics[keyPath: path].separatorTrailing = .points(16)
      metrics[keyPath: path].header.textCase = nil
    }
    for path in [\ListMetrics.insetGrouped, \ListMetrics.grouped, \ListMetrics.sidebar] {
      metrics[keyPath: path].header.font = .system(.subheadline, weight: .semibold)
      metrics[keyPath: path].header.top = .points(16)
      metrics[keyPath: path].header.bottom = .points(8)
      metrics[keyPath: path].emptyFooter = .points(16)
      metrics[keyPath: path].emptyHeader = .points(16)
      metrics[keyPath: path].compactSpacing = .points(16)
    }
    metrics.insetGrouped.margin = .points(16)
    metrics.insetGrouped.cornerRadius = .radius(.medium, standard: 26)
    metrics.sidebar.margin = .points(16)
    metrics.sidebar.cornerRadius = .radius(.medium, standard: 26)
    return metrics
  }()
}
