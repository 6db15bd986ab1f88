import Testing
import UIKit

@Suite("Archives of UIKit's values")
struct ArchiveTests {
  @Test("A colour is the same when it comes back from an archive")
  func color() throws {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    var components = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    back.getRed(&components.0, green: &components.1, blue: &components.2, alpha: &components.3)
    #expect(abs(components.0 - 0.2) < 0.01 && abs(components.1 - 0.4) < 0.01)
    #expect(abs(components.2 - 0.6) < 0.01 && abs(components.3 - 0.5) < 0.01)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }
}
