public import Components

// Grids of UIKit. As all its views they are drawn as labelled placeholders: no cell is asked for.

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func prepare() {}
  open func invalidateLayout() {}
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var itemSize = CGSize(width: 50, height: 50)
  public var estimatedItemSize = CGSize.zero
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var sectionInset = UIEdgeInsets.zero
  public var headerReferenceSize = CGSize.zero
  public var footerReferenceSize = CGSize.zero
  public var sectionHeadersPinToVisibleBounds = false
  /// As large as its content.
  nonisolated public static let automaticSize = CGSize(width: 1, height: 1)
}

/// A grid.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  nonisolated public static let elementKindSectionHeader =
    "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter =
    "UICollectionElementKindSectionFooter"
  public var collectionViewLayout: UICollectionViewLayout
  public weak var dataSource: (any UICollectionViewDataSource)?
  public weak var delegate: (any UICollectionViewDelegate)?
  public var backgroundView: UIView?
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var indexPathsForSelectedItems: [IndexPath]? { nil }
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  public var visibleCells: [UICollectionViewCell] { [] }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  public func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  public func register(
    _ view: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// A new cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// A new view.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func reloadData() {}
  public func reloadItems(at paths: [IndexPath]) {}
  public func reloadSections(_ sections: IndexSet) {}
  public func insertItems(at paths: [IndexPath]) {}
  public func deleteItems(at paths: [IndexPath]) {}
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
  }
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  public func deselectItem(at path: IndexPath, animated: Bool) {}
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}

@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  public var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// A cell of a grid.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  public var contentConfiguration: (any UIContentConfiguration)?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var backgroundView: UIView?
  public var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
}

/// What fills a grid; nobody asks it.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in view: UICollectionView) -> Int
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

/// What hears of a grid's cells; it hears nothing.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  public func collectionView(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
}
