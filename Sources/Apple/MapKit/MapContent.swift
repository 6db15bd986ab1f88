public import Components

/// What is on a map, which shows none of it.
public protocol MapContent: View {}

public typealias MapContentBuilder = ViewBuilder

/// What is at a place on a map of the old form.
public protocol MapAnnotationProtocol {}

extension MapContent where Body == EmptyView {
  public var body: EmptyView { EmptyView() }
}

public struct Marker: MapContent {
  public typealias Body = EmptyView

  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init<Label: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}
  public init(item: MKMapItem) {}
}

public struct Annotation: MapContent {
  public typealias Body = EmptyView

  public init<Content: View>(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct UserAnnotation: MapContent {
  public typealias Body = EmptyView

  public init() {}
}

public struct MapCircle: MapContent {
  public typealias Body = EmptyView

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapCircle { self }
}

public struct MapPolyline: MapContent {
  public typealias Body = EmptyView

  public init(coordinates: [CLLocationCoordinate2D]) {}

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

// What controls a map: it has nothing to control.

public struct MapUserLocationButton: MapContent {
  public typealias Body = EmptyView

  public init(scope: Namespace.ID? = nil) {}
}

public struct MapCompass: MapContent {
  public typealias Body = EmptyView

  public init(scope: Namespace.ID? = nil) {}
}

public struct MapScaleView: MapContent {
  public typealias Body = EmptyView

  public init(scope: Namespace.ID? = nil) {}
}

public struct MapPitchToggle: MapContent {
  public typealias Body = EmptyView

  public init(scope: Namespace.ID? = nil) {}
}

/// Knows what is where on a map; nothing is anywhere in a picture.
public struct MapProxy: Sendable {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

/// Gives access to the map in its content.
public struct MapReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }

  public var body: some View { content }
}
