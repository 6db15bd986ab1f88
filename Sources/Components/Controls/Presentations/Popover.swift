import Foundation
import Layout

/// Content on a surface with an arrow to what it belongs to; several views are below each other.
public struct Popover<Content: View>: View {
  private let arrowEdge: Edge
  private let content: Content

  /// A popover whose arrow is in the middle of one of its edges.
  public init(arrowEdge: Edge = .top, @ViewBuilder content: () -> Content) {
    self.arrowEdge = arrowEdge
    self.content = content()
  }

  public var body: some View {
    PopoverSurface(edge: arrowEdge, tipPosition: nil, content: content)
  }
}

/// The surface of a popover around its content.
private struct PopoverSurface<Content: View>: View {
  let edge: Edge
  /// From the left or the top to the tip of the arrow.
  let tipPosition: CGFloat?
  let content: Content

  @Environment(\.self) private var environment
  @Environment(\.layoutDirection) private var direction

  private var theme: Theme { environment.theme }

  var body: some View {
    let metrics = environment.presentationMetrics
    let shape = PopoverShape(
      edge: edge, isMirrored: direction == .rightToLeft, arrow: theme.space.xs,
      radius: metrics.popoverRadius.points(in: environment), tipPosition: tipPosition)
    // The arrow is what the safe area of a popover leaves out.
    let arrow = EdgeInsets().setting(theme.space.xs, at: edge)
    ImplicitColumn(content: content)
      .environment(\.safeAreaInsets, arrow)
      .environment(\.ignoredInsets, EdgeInsets())
      .padding(metrics.popoverPadding.points(in: environment))
      .padding(arrow).keepingSafeArea()
      .clipShape(shape)
      .background {
        shape.fill(metrics.fill).elevation(.level3)
        if metrics.outlines {
          shape.stroke(Color.border, lineWidth: theme.control.borderWidth)
        }
      }
      .environment(\.isElevated, true)
      .accessibilityElement(children: .contain)
      .component("popover", source: nil)
  }
}

extension EdgeInsets {
  /// The insets with a length at one edge.
  fileprivate func setting(_ length: CGFloat, at edge: Edge) -> EdgeInsets {
    var insets = self
    switch edge {
    case .top: insets.top = length
    case .bottom: insets.bottom = length
    case .leading: insets.leading = length
    case .trailing: insets.trailing = length
    }
    return insets
  }
}

/// A few words about something, on a dark surface with an arrow to it.
public struct Tooltip: View {
  private let text: Text
  private let arrowEdge: Edge

  /// A tooltip whose arrow is in the middle of one of its edges.
  public init(_ text: LocalizedStringKey, arrowEdge: Edge = .bottom) {
    self.init(text: Text(text), arrowEdge: arrowEdge)
  }

  fileprivate init(text: Text, arrowEdge: Edge) {
    self.text = text
    self.arrowEdge = arrowEdge
  }

  public var body: some View {
    TooltipSurface(text: text, edge: arrowEdge, tipPosition: nil)
  }
}

private struct TooltipSurface: View {
  let text: Text
  let edge: Edge
  /// From the left or the top to the tip of the arrow.
  let tipPosition: CGFloat?

  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let arrow = theme.space.xxs + theme.space.xxxs
    text
      .font(.system(.footnote, weight: .medium))
      .foregroundStyle(Color.textInverse)
      .padding(.horizontal, theme.space.sm)
      .padding(.vertical, theme.space.xs)
      .padding(Edge.Set(edge), arrow)
      .background {
        PopoverShape(
          edge: edge, isMirrored: direction == .rightToLeft, arrow: arrow,
          radius: theme.radius.small,
          tipPosition: tipPosition
        )
        .fill(Color.surfaceInverse)
        .elevation(.level3)
      }
      .component("tooltip", source: nil)
  }
}

/// What is beside a view with an arrow to it.
private struct ArrowedLayer<Surface: View>: View {
  let room: AnchoredRoom
  /// The side of the anchor that is tried first.
  let preferred: AnchoredPosition.Side
  let surface: (Edge, CGFloat?) -> Surface

  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let margin = Double(theme.space.xs)
    let width = min(Double(theme.control.dialogWidth), room.canvas.width - 2 * margin)
    let size = room.size(of: surface(preferred.facingEdge(in: direction), nil), width: width)
    let position = AnchoredPosition(
      of: size, beside: room.anchor, in: room.canvas, preferring: preferred,
      distance: Double(theme.space.xxxs), margin: margin)
    PlacedOnCanvas(at: position.origin, direction: direction) {
      surface(position.side.facingEdge(in: direction), CGFloat(position.arrow))
        // Sizes are on the pixel grid: rounded down, a line would wrap.
        .frame(width: CGFloat(size.width.rounded(.up)))
    }
  }
}

extension View {
  /// Shows a popover beside the view while the binding is true.
  ///
  /// It is at the edge of the view that `arrowEdge` names where it fits there, and at the
  /// opposite edge where not.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: () -> Content
  ) -> some View {
    popover(isPresented.wrappedValue ? content() : nil, edge: arrowEdge)
  }

  /// Shows a popover beside the view while the binding holds an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: (Item) -> Content
  ) -> some View {
    popover(item.wrappedValue.map { content($0) }, edge: arrowEdge)
  }

  /// Shows a few words beside the view.
  ///
  /// They are at an edge of the view where they fit there, and at the opposite edge where not.
  public func tooltip(
    _ text: LocalizedStringKey, isPresented: Bool = true, edge: Edge = .top
  ) -> some View {
    besidePresenting(isPresented, edge: edge) { edge, tip in
      TooltipSurface(text: Text(text), edge: edge, tipPosition: tip)
    }
  }

  /// Shows a popover, or what it becomes on a phone.
  @ViewBuilder
  private func popover<Content: View>(_ content: Content?, edge: Edge) -> some View {
    if let content {
      PresentingBeside(content: self) { room in
        switch room.adaptation(of: content) {
        case .sheet:
          AnchoredLayer(
            view: AnyView(PresentedSheet(content: content, canvas: room.canvas)), isModal: true)
        case .fullScreenCover:
          AnchoredLayer(view: AnyView(PresentedCover(content: content)), isModal: true)
        default:
          room.layer(at: edge) { edge, tip in
            PopoverSurface(edge: edge, tipPosition: tip, content: content)
          }
        }
      }
    } else {
      self
    }
  }

  @ViewBuilder
  private func besidePresenting<Surface: View>(
    _ isPresented: Bool, edge: Edge, surface: @escaping (Edge, CGFloat?) -> Surface
  ) -> some View {
    if isPresented {
      PresentingBeside(content: self) { $0.layer(at: edge, surface: surface) }
    } else {
      self
    }
  }
}

extension AnchoredRoom {
  /// A surface with an arrow to the view, at one of its edges where there is room.
  fileprivate func layer<Surface: View>(
    at edge: Edge, surface: @escaping (Edge, CGFloat?) -> Surface
  ) -> AnchoredLayer {
    let side = AnchoredPosition.Side(edge, in: context.environment.layoutDirection)
    return AnchoredLayer(
      view: AnyView(ArrowedLayer(room: self, preferred: side, surface: surface)))
  }

  /// What a popover becomes on this screen, as its content wants it.
  fileprivate func adaptation(of content: some View) -> PresentationAdaptation {
    let environment = context.environment
    guard environment.presentationMetrics.adaptsPopovers,
      environment.horizontalSizeClass == .compact,
      !environment.theme.control.showsFormSheets(on: canvas)
    else { return .popover }
    // The content is only asked here; what it presents is not shown for that.
    let description = SheetDescription()
    _ = content._resolve(
      in: context.with { environment in
        environment.sheetDescription = description
        environment.presentations = nil
      })
    return description.adaptation == .automatic ? .sheet : description.adaptation
  }
}
