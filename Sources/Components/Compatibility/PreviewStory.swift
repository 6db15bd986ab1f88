import Foundation

/// A preview as a value: what `#Preview` expands to and what the list of a module's previews asks for.
public struct _Preview {
  /// The size that a preview is shown in.
  public enum Size: Sendable {
    /// A phone upright.
    case device
    /// A device on its side.
    case landscape
    /// As large as the view.
    case fitting

    func canvas(on device: Device) -> StoryCanvas {
      switch self {
      case .device: StoryCanvas(device: device)
      case .landscape:
        if let tablet = device.tabletOnItsSide {
          StoryCanvas(device: tablet)
        } else {
          StoryCanvas(width: device.size.height, height: device.size.width)
        }
      case .fitting: StoryCanvas(width: nil)
      }
    }
  }

  private let makeViews: @MainActor () -> [@MainActor () -> AnyView]

  private init(
    _ traits: [PreviewTrait<Preview.ViewTraits>],
    _ bodies: @escaping @MainActor () -> [@MainActor () -> any View]
  ) {
    makeViews = {
      bodies().map { body in
        { traits.reversed().reduce(AnyView(erasing: body())) { view, trait in trait.change(view) } }
      }
    }
  }

  /// A preview of a view.
  @MainActor
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init([]) { [{ ImplicitColumn(content: AnyView(erasing: body())) }] }
  }

  /// A preview of a view with traits.
  @MainActor
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ more: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init([traits] + more) { [{ ImplicitColumn(content: AnyView(erasing: body())) }] }
  }

  /// A preview for each of some values.
  @MainActor
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    self.init(traits) { arguments.map { argument in { body(argument) } } }
  }

  /// One of the views of a provider.
  ///
  /// - Parameters:
  ///   - part: its place among them, from 0.
  ///   - count: how many there are in the source; where views are made in a loop there are others,
  ///     and all of them are shown.
  @MainActor
  public init<Provider: PreviewProvider>(_ provider: Provider.Type, part: Int, of count: Int) {
    self.init([]) { [{ PreviewPart(content: Provider.previews, part: part, count: count) }] }
  }

  /// The view for an argument by its place, or for all of them.
  @MainActor
  func view(argument: Int?) -> AnyView {
    let views = makeViews()
    if let argument, argument < views.count { return views[argument]() }
    if views.count == 1 { return views[0]() }
    return AnyView(
      VStack {
        ForEach(views.indices, id: \.self) { views[$0]() }
      })
  }

  /// The story of a preview.
  ///
  /// - Parameters:
  ///   - device: the name of the device that its source asks for; a phone where it is not known.
  ///   - argument: the place of the argument that it is shown with; `nil` for all.
  ///   - make: makes the preview when its view is asked for.
  public static func story(
    _ id: String, size: Size, device: String? = nil, variants: [Variant], file: String, line: Int,
    argument: Int? = nil, make: @escaping @MainActor @Sendable () -> _Preview
  ) -> Story {
    let shown = device.flatMap(Device.ofApple) ?? .iPhone15
    return Story(
      id, variants: variants, canvas: { size.canvas(on: shown) },
      source: SourceLocation(file: file, line: line),
      view: {
        var view = make().view(argument: argument)
        if let device { view = AnyView(view.environment(\.previewDevice, device)) }
        guard case .fitting = size else { return view }
        return AnyView(
          DeviceOffer(offer: ProposedViewSize(shown.size)) { ImplicitColumn(content: view) })
      })
  }
}

/// Offers a view the size of a device and is as large as the view then is, as Xcode's canvas does.
private struct DeviceOffer: Layout {
  let offer: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let own = view.sizeThatFits(offer)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: offer) }
  }
}
