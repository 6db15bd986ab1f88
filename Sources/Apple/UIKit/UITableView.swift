public import Components

// Lists of UIKit. As all its views they are drawn as labelled placeholders: no cell is asked for.

/// A list.
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var rowHeight: CGFloat = UITableView.automaticDimension
  public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var allowsSelection = true
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var backgroundView: UIView?

  /// A row as high as its content.
  nonisolated public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Reads nothing.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(frame: .zero)
  }

  public func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// A new cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// None is kept.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func reloadData() {}
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// What all lists would have.
  open override class func appearance() -> UITableView {
    proxy(UITableView(frame: .zero, style: .plain))
  }
}

/// A row of a list.
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// How a row looks while it is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  public var selectionStyle = SelectionStyle.default
  public var accessoryType = AccessoryType.none

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Reads nothing.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(frame: .zero)
  }

  open func prepareForReuse() {}

  /// What all rows would have.
  public static func appearance() -> UITableViewCell {
    proxy(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
}

/// What fills a list; nobody asks it.
@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

/// What hears of a list's rows; it hears nothing.
@MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
}
