extension View {
  /// Begins a coordinate space at the view's frame.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Marked(content: self, space: name.name) { _, _ in }
  }

  /// Begins a coordinate space at the view's frame.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
