import OSLog
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UIColor {
  convenience init(hex: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / CGFloat(255) }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}

private struct MapView: UIViewRepresentable {
  final class Coordinator {
    let parent: MapView
    init(_ parent: MapView) { self.parent = parent }
  }

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { _ = context.coordinator.parent }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
}

private struct Sheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
@Suite("UIKit in views")
struct UIKitTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("A colour has the components that it was made of")
  func components() {
    #expect(components(UIColor(hex: 0xFF0033)) == [1, 0, 0.2, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    // Green, half as bright, with a quarter of white: hue 1/3, saturation 1 − 0.125/0.5.
    UIColor(red: 0.125, green: 0.5, blue: 0.125, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue * 3, saturation, brightness] == [1, 0.75, 0.5])
  }

  @Test("A dynamic colour is asked for each appearance")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x0000FF) }
    #expect(components(color) == [0, 0, 1, 1])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [1, 1, 1, 1])
  }

  @Test("A view of UIKit is a placeholder of the size that is proposed")
  func placeholder() throws {
    let renderer = ImageRenderer(content: MapView().frame(width: 40, height: 30))
    let picture = try renderer.pixmap()
    #expect(picture.width == 40)
    #expect(picture.height == 30)
    _ = try ImageRenderer(content: Sheet().frame(width: 10, height: 10)).pixmap()
  }

  @Test("Fonts have their sizes")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("Logs and types of files compile as apps write them")
  func logs() {
    let logger = Logger(subsystem: "shop", category: "cart")
    logger.info("\(3, privacy: .public) of \(4.5, format: .fixed(precision: 1))")
    logger.log(level: .error, "failed: \(UTType.png.identifier)")
    os_log("%d items", type: .info, 3)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }

  @Test("A colour by a leading dot is UIKit's, as in an app")
  func colorsByDots() {
    #expect(Color(.black) == Color(UIColor.black))
    #expect(Color(.white) == Color(UIColor.white))
    #expect(Color(.clear) == Color(UIColor.clear))
  }
}
