import Foundation

/// A surface that slides up from the bottom, with a handle to drag it by.
public struct Sheet<Content: View>: View {
  private let title: Text?
  private let showsDragIndicator: Bool
  private let content: Content

  /// A sheet as high as its content.
  public init(
    _ title: LocalizedStringKey? = nil, showsDragIndicator: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title.map { Text($0) }
    self.showsDragIndicator = showsDragIndicator
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.safeAreaInsets) private var safeArea
  @Environment(\.formSheetWidth) private var formWidth

  public var body: some View {
    SheetSurface {
      VStack(spacing: theme.space.md) {
        if showsDragIndicator, formWidth == nil { DragIndicator() }
        if let title {
          title.font(.headline).accessibilityAddTraits(.isHeader)
        }
        content
      }
      .padding(.horizontal, theme.space.md)
      .padding(.top, formWidth == nil ? theme.space.xs : theme.space.md)
      .padding(.bottom, theme.space.md + (formWidth == nil ? safeArea.bottom : 0))
    }
  }
}

/// The surface of a sheet: round at the top, and at the bottom too where it is a card.
struct SheetSurface<Content: View>: View {
  private let cornerRadius: CGFloat?
  private let background: AnyShapeStyle?
  private let backdrop: AnyView?
  private let margin: CGFloat
  private let content: Content

  /// - Parameters:
  ///   - backdrop: what is between the surface and the content.
  ///   - margin: the room around the surface, in points; with it all of its corners are round.
  init(
    cornerRadius: CGFloat? = nil, background: AnyShapeStyle? = nil, backdrop: AnyView? = nil,
    margin: CGFloat = 0, @ViewBuilder content: () -> Content
  ) {
    self.cornerRadius = cornerRadius
    self.background = background
    self.backdrop = backdrop
    self.margin = margin
    self.content = content()
  }

  @Environment(\.self) private var environment
  @Environment(\.formSheetWidth) private var formWidth

  var body: some View {
    let metrics = environment.presentationMetrics
    let radius = cornerRadius ?? metrics.sheetRadius.points(in: environment)
    let bottom = formWidth == nil && margin == 0 ? 0 : radius
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: radius)
    content
      .frame(maxWidth: formWidth ?? environment.theme.control.sheetWidth)
      .background { backdrop }
      .clipShape(shape)
      .background {
        shape
          .fill(background ?? AnyShapeStyle(metrics.fill))
          .elevation(.level4)
      }
      .padding(margin)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.dialog)
      .component("sheet", source: nil)
  }
}

/// The handle of a sheet.
struct DragIndicator: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Capsule()
      .fill(Color.controlBorder)
      .frame(width: theme.control.dragIndicatorWidth, height: theme.control.dragIndicatorHeight)
      .accessibilityHidden(true)
  }
}
