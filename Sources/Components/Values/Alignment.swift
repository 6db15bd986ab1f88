public import Foundation

/// A view's size and the positions of its alignment guides, in points.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// What the view itself says of its guides.
  private let guides: GivenGuides?

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    guides = nil
  }

  init(width: CGFloat, height: CGFloat, guides: @escaping (GuideKey) -> CGFloat?) {
    self.width = width
    self.height = height
    self.guides = GivenGuides(value: guides)
  }

  /// The position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.defaultValue(in: self)
  }

  /// The position of a vertical guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.defaultValue(in: self)
  }

  /// The position of a horizontal guide, if a view says where it is.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides?.value(.horizontal(guide))
  }

  /// The position of a vertical guide, if a view says where it is.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides?.value(.vertical(guide))
  }

  /// Whether the sizes are the same; guides are not compared.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

/// Finds the guides that a view gives; only asked while it is resolved, on the main actor.
private final class GivenGuides: @unchecked Sendable {
  let value: (GuideKey) -> CGFloat?

  init(value: @escaping (GuideKey) -> CGFloat?) {
    self.value = value
  }
}

/// A custom alignment guide: a type that says where the guide is in any view.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view, from its leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case leading
    case center
    case trailing
    case custom(CustomGuide)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a custom guide from the type that says where it is.
  public init(_ id: any AlignmentID.Type) {
    self.init(.custom(CustomGuide(id: id)))
  }

  var isCustom: Bool {
    if case .custom = kind { return true }
    return false
  }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.trailing)
  private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum FirstText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where the line below a row of a list begins: at the first text of the row in the looks of iOS, else behind a symbol at its leading edge, or
  /// at that edge, unless a view in the row says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  /// Where the line below a row of a list ends; the trailing edge, unless a view in the row says otherwise.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  /// The leading edge of the first text in a container.
  static let firstText = HorizontalAlignment(FirstText.self)

  func defaultValue(in context: ViewDimensions) -> CGFloat {
    switch kind {
    case .leading: 0
    case .center: context.width / 2
    case .trailing: context.width
    case .custom(let guide): guide.id.defaultValue(in: context)
    }
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case custom(CustomGuide)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a custom guide from the type that says where it is.
  public init(_ id: any AlignmentID.Type) {
    self.init(.custom(CustomGuide(id: id)))
  }

  var isCustom: Bool {
    if case .custom = kind { return true }
    return false
  }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

  func defaultValue(in context: ViewDimensions) -> CGFloat {
    switch kind {
    case .top: 0
    case .center: context.height / 2
    // A view without text has its baselines at its bottom edge.
    case .bottom, .firstTextBaseline, .lastTextBaseline: context.height
    case .custom(let guide): guide.id.defaultValue(in: context)
    }
  }
}

/// The identity of a custom guide: two guides are equal when they come from the same type.
package struct CustomGuide: Hashable, Sendable {
  package let id: any AlignmentID.Type

  package static func == (lhs: CustomGuide, rhs: CustomGuide) -> Bool { lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}

/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment of a guide along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
