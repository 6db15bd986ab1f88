import Foundation

extension Image {
  /// A picture of a size in points that a closure draws.
  ///
  /// - Parameters:
  ///   - label: what a screen reader says for it.
  ///   - opaque: whether it covers its room; it looks the same either way.
  ///   - colorMode: the colour space for blending; has no effect.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    nonisolated(unsafe) let renderer = renderer
    self.init(
      source: .drawn(size) { isStretched, context in
        let canvas = Canvas { context, room in
          if isStretched, size.width > 0, size.height > 0 {
            context.scaleBy(x: room.width / size.width, y: room.height / size.height)
          }
          unsafe renderer(&context)
        }
        let view = canvas.frame(
          width: isStretched ? nil : size.width, height: isStretched ? nil : size.height)
        return view._resolve(in: context)[0]
      }, spoken: label)
  }
}
