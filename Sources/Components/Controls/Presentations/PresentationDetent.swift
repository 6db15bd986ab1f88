public import Foundation

/// The height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Extent: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  private let extent: Extent

  /// A type that says how high a sheet is.
  private struct CustomHeight: Hashable, Sendable {
    let type: ObjectIdentifier
    let height: @Sendable (Context) -> CGFloat?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }

  /// What a custom detent knows.
  @dynamicMemberLookup
  public struct Context: Sendable {
    /// The height of the largest sheet, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentScope.values[keyPath: keyPath]
    }
  }

  /// A quarter of the screen.
  public static let small = PresentationDetent(extent: .fraction(0.25))
  /// Half of the screen.
  public static let medium = PresentationDetent(extent: .fraction(0.5))
  /// The whole screen but for a strip at the top.
  public static let large = PresentationDetent(extent: .fraction(1))

  /// A part of the screen in `0.05...1`, clamped; a number that is not finite is 0.5.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: .fraction(min(max(fraction.finite(or: 0.5), 0.05), 1)))
  }

  /// A height in points, at least 2; a number that is not finite is 2.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: .height(max(height.finite(or: 2), 2)))
  }

  /// The height that a type says; that of the whole screen where it says none.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      extent: .custom(CustomHeight(type: ObjectIdentifier(type), height: { D.height(in: $0) })))
  }

  /// The height of a sheet in points.
  ///
  /// - Parameters:
  ///   - canvas: the height of the screen.
  ///   - top: the strip that a sheet leaves free at the top.
  ///   - bottom: what the device covers of a sheet at its bottom, which heights in points do not count.
  func height(in canvas: CGFloat, below top: CGFloat, above bottom: CGFloat) -> CGFloat {
    let room = max(canvas - top, 0)
    return switch extent {
    case .fraction(let fraction): min(canvas * fraction, room)
    case .height(let height): min(height + bottom, room)
    case .custom(let custom):
      min(
        max(
          custom.height(Context(maxDetentValue: room - bottom))?.finite(or: room) ?? room, 0)
          + bottom, room)
    }
  }
}

/// A height of sheets that a type says.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context

  /// The height in points; `nil` where there is no such height.
  static func height(in context: Context) -> CGFloat?
}

/// What a presentation becomes on a narrow screen.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What the content of a sheet says about the sheet while it is resolved.
@MainActor
final class SheetDescription {
  var detents: Set<PresentationDetent> = []
  var chosen: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  /// What is behind the content, over the surface of the sheet.
  var backdrop: AnyView?
  /// What the content wants to be shown in on a narrow screen.
  var adaptation = PresentationAdaptation.automatic
  /// Whether the content is a screen with its own bar, which leaves room for the handle.
  var hasNavigation = false

  nonisolated init() {}
}

private struct SheetDescriptionKey: EnvironmentKey {
  static var defaultValue: SheetDescription? { nil }
}

extension EnvironmentValues {
  var sheetDescription: SheetDescription? {
    get { self[SheetDescriptionKey.self] }
    set { self[SheetDescriptionKey.self] = newValue }
  }
}

/// A view that says what the presentation around it becomes, by the size classes of its place.
private struct Adapted<Content: View>: View {
  let content: Content
  let horizontal: PresentationAdaptation
  let vertical: PresentationAdaptation

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let adaptation = verticalSizeClass == .compact ? vertical : horizontal
    SheetDescribed(content: content) { $0.adaptation = adaptation }
  }
}

/// A view that says something about the sheet it is in.
private struct SheetDescribed<Content: View>: View {
  typealias Body = Never

  let content: Content
  let describe: @MainActor (SheetDescription) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    context.tell(\.sheetDescription, describe)
    return content._resolve(in: context)
  }
}

extension View {
  /// Sets the heights at which the sheet around the view can rest; it is shown at the lowest one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    SheetDescribed(content: self) { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around the view can rest, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return SheetDescribed(content: self) {
      $0.detents = detents
      $0.chosen = chosen
    }
  }

  /// Shows or hides the handle of the sheet around the view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    SheetDescribed(content: self) { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around the view in points; `nil` is the theme's.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    SheetDescribed(content: self) { $0.cornerRadius = radius }
  }

  /// Sets what the sheet around the view is filled with.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    SheetDescribed(content: self) { $0.background = AnyShapeStyle(style) }
  }

  /// Puts a view behind the content of the sheet around the view, up to the edges of the sheet.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let backdrop = AnyView(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return SheetDescribed(content: self) { $0.backdrop = backdrop }
  }

  /// Sets what the presentation around the view becomes on a narrow screen.
  ///
  /// A popover is a sheet there, unless `.none` or `.popover` keeps it; `.fullScreenCover` covers the screen. In
  /// the look `.stillframe` a popover stays one.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    SheetDescribed(content: self) { $0.adaptation = adaptation }
  }

  /// Sets what the presentation around the view becomes on a narrow screen, and on one whose vertical size class is
  /// compact, as that of a phone on its side is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    Adapted(content: self, horizontal: horizontal, vertical: vertical)
  }
}
