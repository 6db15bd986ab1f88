public import Components

// Screens of UIKit that fill a grid or choose something: labelled placeholders, as all of UIKit's.

/// A screen with a grid.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var collectionView: UICollectionView!
  public var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  public var clearsSelectionOnViewWillAppear = true
  public var installsStandardGestureForInteractiveMovement = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  open func numberOfSections(in view: UICollectionView) -> Int { 1 }
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  open func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  open func collectionView(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
}

/// The system's choice of a colour.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  public weak var delegate: (any UIColorPickerViewControllerDelegate)?
  public var selectedColor = UIColor.white
  public var supportsAlpha = true
}

@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController)
  func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController)
  func colorPickerViewController(
    _ picker: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ picker: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// The system's choice of a font.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @MainActor @preconcurrency public final class Configuration: NSObject {
    public var includeFaces = false
    public var displayUsingSystemFont = false
  }

  public let configuration: Configuration
  public weak var delegate: (any UIFontPickerViewControllerDelegate)?
  public var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {}
}
