public import Foundation

/// A row as a value that is called with its views.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A column as a value that is called with its views.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views on top of each other as a value that is called with its views.
public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// A row, a column or a pile, whichever it was made from.
public struct AnyLayout {
  private let make: @MainActor (AnyView) -> AnyView

  public init(_ layout: HStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  public init(_ layout: VStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  public init(_ layout: ZStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    make(AnyView(content()))
  }
}
