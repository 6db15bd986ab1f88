public import Foundation

extension View {
  /// Shows details beside the screen while the binding is true; in a compact width in a sheet over it.
  public func inspector<Inspected: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Inspected
  ) -> some View {
    Inspector(isPresented: isPresented, content: self, details: content())
  }

  /// Sets the width of the inspector around the view, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    InspectorWidth(content: self, width: width)
  }

  /// Sets the width of the inspector around the view, in points: a picture shows the ideal one.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidth(content: self, width: ideal)
  }
}

private struct Inspector<Content: View, Details: View>: View {
  let isPresented: Binding<Bool>
  let content: Content
  let details: Details

  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if !isPresented.wrappedValue {
      content
    } else if sizeClass == .compact {
      content.sheet(isPresented: isPresented) {
        details.presentationDetents([.medium, .large])
      }
    } else {
      HStack(spacing: 0) {
        ImplicitColumn(content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
        VerticalLine()
        InspectorColumn(details: details)
      }
    }
  }
}

/// A hairline between two columns of a screen.
struct VerticalLine: View {
  @Environment(\.pixelLength) private var thickness

  var body: some View {
    Rectangle().fill(Color.separator).frame(width: thickness)
      .frame(maxHeight: .infinity)
      .ignoresSafeArea(edges: .vertical)
      .accessibilityHidden(true)
  }
}

/// The details in as much width as they ask for.
private struct InspectorColumn<Details: View>: View {
  typealias Body = Never

  let details: Details

  /// The width in points where nothing is asked for.
  private static var standardWidth: CGFloat { 270 }

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let size = InspectorSize()
    let nodes = details._resolve(
      in: context.with { environment in
        environment.inspectorSize = size
        environment.horizontalSizeClass = .compact
      })
    return ImplicitColumn(content: ResolvedContent(nodes: nodes))
      .frame(width: size.width ?? Self.standardWidth)
      .frame(maxHeight: .infinity)
      ._resolve(in: context)
  }
}

/// What the content of an inspector says about it while it is resolved.
@MainActor
final class InspectorSize {
  /// In points.
  var width: CGFloat?

  nonisolated init() {}
}

private struct InspectorSizeKey: EnvironmentKey {
  static var defaultValue: InspectorSize? { nil }
}

extension EnvironmentValues {
  var inspectorSize: InspectorSize? {
    get { self[InspectorSizeKey.self] }
    set { self[InspectorSizeKey.self] = newValue }
  }
}

private struct InspectorWidth<Content: View>: View {
  typealias Body = Never

  let content: Content
  let width: CGFloat

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let width = max(width.finite(or: 0), 0)
    context.tell(\.inspectorSize) { $0.width = width }
    return content._resolve(in: context)
  }
}
