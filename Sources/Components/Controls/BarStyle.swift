/// How a bar of a screen differs from those of the look.
struct BarStyle {
  var visibility = Visibility.automatic
  var fill: AnyShapeStyle?
  var colorScheme: ColorScheme?

  /// What the bar is filled with; `nil` where it is as the screen is.
  var shownFill: AnyShapeStyle? {
    guard visibility != .hidden else { return AnyShapeStyle(Color.clear) }
    return fill ?? (visibility == .visible ? AnyShapeStyle(SurfaceFill()) : nil)
  }

  /// The style of a navigation bar, whose colour scheme holds where its background is shown.
  var ofNavigationBar: BarStyle {
    var style = self
    if visibility == .hidden || fill == nil && visibility != .visible { style.colorScheme = nil }
    return style
  }
}

extension View {
  /// Shows or hides what is behind bars of the screen.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    StyledBars(content: self, bars: bars) { $0.visibility = visibility }
  }

  /// Shows or hides what is behind bars of the screen.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    StyledBars(content: self, bars: bars) { $0.visibility = visibility }
  }

  /// Sets what bars of the screen are filled with.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    StyledBars(content: self, bars: bars) { $0.fill = AnyShapeStyle(style) }
  }

  /// Shows bars of the screen light or dark; `nil` shows them as the screen.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    StyledBars(content: self, bars: bars) { $0.colorScheme = colorScheme }
  }
}

/// A view that says how bars of its screen are drawn.
private struct StyledBars<Content: View>: View {
  typealias Body = Never

  let content: Content
  let bars: [ToolbarPlacement]
  let change: @MainActor (inout BarStyle) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    for bar in bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars {
      if bar == .tabBar {
        context.tell(\.tabCollector) { change(&$0.barStyle) }
      } else {
        context.tell(\.navigationCollector) { change(&$0.barStyles[bar, default: BarStyle()]) }
      }
    }
    return content._resolve(in: context)
  }
}

extension View {
  /// Draws the view as a bar is styled.
  @ViewBuilder
  func barColorScheme(_ style: BarStyle) -> some View {
    if let scheme = style.colorScheme {
      environment(\.colorScheme, scheme)
    } else {
      self
    }
  }
}
