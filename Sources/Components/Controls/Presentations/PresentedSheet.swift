import Foundation
import Layout

/// A sheet over a dimmed screen: at its bottom, at the height for which its content asks, or as a
/// card in the middle of a screen with room around it.
struct PresentedSheet<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The size of the screen in points.
  let canvas: Size

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    let isForm = environment.theme.control.showsFormSheets(on: canvas)
    let description = SheetDescription()
    let nodes = content._resolve(
      in: context.with { environment in
        environment.isElevated = true
        environment.ignoredInsets = EdgeInsets()
        environment.sheetDescription = description
        environment.navigationCollector = NavigationCollector()
        environment.navigationCollector?.isShown = false
        environment.theme = environment.theme.raised
        if isForm {
          // A card reaches no edge of the device and is as narrow as a phone.
          environment.safeAreaInsets = EdgeInsets()
          environment.horizontalSizeClass = .compact
        } else {
          // The sheet begins below the status bar: nothing is left of the inset at its top.
          environment.safeAreaInsets.top = 0
        }
      })
    if !isForm, description.adaptation == .fullScreenCover {
      return PresentedCover(content: ResolvedContent(nodes: nodes))._resolve(in: context)
    }
    let height = height(description, isForm: isForm, in: environment)
    let layer = SheetLayer(
      description: description, height: height,
      isFull: height >= fullHeight(in: environment), isForm: isForm,
      content: ResolvedContent(nodes: nodes))
    return layer._resolve(
      in: context.with { environment in
        environment.sheetDescription = nil
        environment.isElevated = true
      })
  }

  /// The strip that the highest sheet leaves free at the top, in points.
  private func topRoom(in environment: EnvironmentValues) -> CGFloat {
    environment.safeAreaInsets.top
      + environment.presentationMetrics.sheetTop.points(in: environment)
  }

  private func fullHeight(in environment: EnvironmentValues) -> CGFloat {
    PresentationDetent.large.height(
      in: CGFloat(canvas.height), below: topRoom(in: environment), above: 0)
  }

  private func height(
    _ description: SheetDescription, isForm: Bool, in environment: EnvironmentValues
  ) -> CGFloat {
    let canvasHeight = CGFloat(canvas.height)
    guard !isForm else {
      let margin = environment.safeAreaInsets.top + environment.theme.space.xl
      return min(environment.theme.control.formSheetHeight, canvasHeight - 2 * margin)
    }
    let top = topRoom(in: environment)
    let bottom = environment.safeAreaInsets.bottom
    let heights = description.detents.map {
      $0.height(in: canvasHeight, below: top, above: bottom)
    }
    let chosen = description.chosen?.height(in: canvasHeight, below: top, above: bottom)
    return chosen ?? heights.min() ?? fullHeight(in: environment)
  }
}

/// The scrim and the surface of a sheet.
private struct SheetLayer: View {
  let description: SheetDescription
  let height: CGFloat
  /// Whether the sheet is as high as it can be.
  let isFull: Bool
  let isForm: Bool
  let content: ResolvedContent

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.presenterColorScheme) private var presenterScheme
  @Environment(\.presentationMetrics) private var metrics
  @Environment(\.safeAreaInsets) private var safeArea

  var body: some View {
    ZStack(alignment: isForm ? .center : .bottom) {
      // The scrim dims what the sheet is over, in the colour scheme of that.
      Rectangle().fill(Color.scrim).accessibilityHidden(true)
        .environment(\.colorScheme, presenterScheme ?? colorScheme)
      SheetSurface(
        cornerRadius: description.cornerRadius,
        background: description.background ?? AnyShapeStyle(metrics.sheetFill),
        backdrop: description.backdrop, margin: margin
      ) {
        VStack(spacing: theme.space.xs) { content }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.bottom, isForm ? 0 : max(safeArea.bottom - margin, 0)).keepingSafeArea()
          .padding(.top, showsDragIndicator && !description.hasNavigation ? theme.space.md : 0)
          .overlay(alignment: .top) {
            if showsDragIndicator { DragIndicator().padding(.top, theme.space.xs - 3) }
          }
          .frame(height: height - 2 * margin)
      }
      .environment(\.formSheetWidth, isForm ? theme.control.formSheetWidth : nil)
    }
  }

  /// A sheet that leaves room above itself is away from the other edges as well where the look says so.
  private var margin: CGFloat { isForm || isFull ? 0 : metrics.sheetMargin }

  /// As in SwiftUI: a handle is shown where there is more than one height to drag to.
  private var showsDragIndicator: Bool {
    switch description.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: !isForm && description.detents.count > 1
    }
  }
}

extension ControlMetrics {
  /// Whether a screen has room around a sheet, as tablets do.
  func showsFormSheets(on canvas: Size) -> Bool {
    let least = Double(formSheetLeastScreen)
    return canvas.width >= least && canvas.height >= least
  }
}

private struct FormSheetWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The width of sheets that are cards in the middle of the screen; `nil` where they fill its width.
  var formSheetWidth: CGFloat? {
    get { self[FormSheetWidthKey.self] }
    set { self[FormSheetWidthKey.self] = newValue }
  }
}

extension Theme {
  /// The theme of what is above a screen: in the dark, what is nearer is lighter.
  var raised: Theme {
    guard surfaces == .solid else { return self }
    var theme = self
    theme.palette[.background].dark = palette[.surface].dark
    theme.palette[.background].darkIncreased = palette[.surface].darkIncreased
    theme.palette[.page].dark = palette[.surface].dark
    theme.palette[.page].darkIncreased = palette[.surface].darkIncreased
    theme.palette[.surface].dark = palette[.surfaceElevated].dark
    theme.palette[.surface].darkIncreased = palette[.surfaceElevated].darkIncreased
    return theme
  }
}
