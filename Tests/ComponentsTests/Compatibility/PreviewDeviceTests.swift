import Components
import Foundation
import Testing

@testable import Components

@Suite("Previews: devices")
@MainActor
struct PreviewDeviceTests {
  @Test(
    "Xcode's names are known in any case of their letters, with chips and generations",
    arguments: [
      ("iPhone SE (3rd generation)", 375, 667), ("iPhone SE (1st generation)", 320, 568),
      ("iphone xʀ", 0, 0), ("iPhone XR", 414, 896),
      ("iPad Pro (11-inch) (4th generation)", 834, 1_194),
      ("iPad Pro 11-inch (M4)", 834, 1_210), ("iPad (10th generation)", 820, 1_180),
      ("iPad (9th generation)", 810, 1_080), ("iPhone 16 Pro Max", 440, 956), ("Nokia", 0, 0),
      (")", 0, 0), (" (", 0, 0), ("", 0, 0),
    ])
  func names(name: String, width: CGFloat, height: CGFloat) {
    let size = Device.ofApple(name)?.size ?? .zero
    #expect(size == CGSize(width: width, height: height))
  }

  private func story(_ device: String?, asking name: String, _ size: _Preview.Size = .device)
    -> Story
  {
    _Preview.story("a", size: size, device: device, variants: [.light], file: "", line: 1) {
      _Preview { Color.red.previewDevice(PreviewDevice(rawValue: name)) }
    }
  }

  private func gaps(_ story: Story) -> [String] {
    PictureGaps.found { resolved { story.view() } }.gaps.map(\.text)
  }

  @Test("A preview is as large as its device; what is not shown is told")
  func shown() {
    let small = story("iPhone 8", asking: "iPhone 8")
    #expect(small.canvas.device?.size == CGSize(width: 375, height: 667))
    #expect(gaps(small).isEmpty)
    let side = story("iPhone 8", asking: "iPhone 8", .landscape)
    #expect(side.canvas.width == 667 && side.canvas.height == 375)
    let unknown = story("Nokia", asking: "Nokia")
    #expect(unknown.canvas.device == .iPhone15)
    #expect(gaps(unknown) == [#"there is no device "Nokia": an iPhone 15 is shown"#])
    #expect(gaps(story(nil, asking: "iPhone 8")).count == 1)
  }
}
