import Components
import Foundation
import Testing

/// Forms that apps use beside views: angles, paths, lists and navigation.
@Suite("SwiftUI's forms beside views")
struct SwiftUIFormTests {
  @Test("angles are added, multiplied and divided in place")
  func angles() {
    var angle = Angle.degrees(10)
    angle += .degrees(20)
    angle -= .degrees(6)
    angle *= 3
    angle /= 2
    #expect(angle == .degrees(36))
    #expect(2 * angle == .degrees(72))
  }

  @Test(
    "an arc touches both lines of a corner",
    arguments: [10.0, -10])
  func tangents(to height: Double) throws {
    let end = CGPoint(x: 10, y: height)
    let y = height > 0 ? 4.0 : -4
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .line(let point): points.append(point)
      case .curve(let point, _, _): points.append(point)
      default: break
      }
    }
    // A right angle: the arc begins and ends one radius before and after the corner.
    #expect(points.first == CGPoint(x: 6, y: 0))
    let last = try #require(points.last)
    #expect(abs(last.x - 10) < 1e-9 && abs(last.y - y) < 1e-9)
    for point in points {
      let distance = ((point.x - 6) * (point.x - 6) + (point.y - y) * (point.y - y)).squareRoot()
      #expect(abs(distance - 4) < 1e-9)
    }
  }

  @Test("lines that leave no room for an arc are a line to the corner")
  func flatTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    var empty = Path()
    empty.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 4)
    #expect(empty.isEmpty)
  }

  @Test("elements are removed and moved by their offsets")
  func edits() {
    var list = [0, 1, 2, 3, 4]
    list.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(list == [2, 0, 1, 3, 4])
    list.move(fromOffsets: [4], toOffset: 0)
    #expect(list == [4, 2, 0, 1, 3])
    list.move(fromOffsets: [0], toOffset: 5)
    #expect(list == [2, 0, 1, 3, 4])
    list.remove(atOffsets: [0, 4])
    #expect(list == [0, 1, 3])
  }

  @Test("a path of navigation is stored and read again")
  func navigation() throws {
    var path = NavigationPath()
    path.append(StoredRoute(id: 3))
    path.append("details")
    let stored = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    path.append(Unstored())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["4Nope4TypeV", "{}"]"#.utf8))
    }
  }

  @Test("views are default values outside of the main actor")
  func isolation() {
    #expect(Defaults().texts == 1)
  }

  #if os(Linux)
    @Test("a path of Core Graphics is drawn, copied and measured")
    func coreGraphics() throws {
      let path = CGMutablePath()
      path.addRect(
        CGRect(x: 0, y: 0, width: 10, height: 4), transform: CGAffineTransform(scaleX: 2, y: 1))
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 4))
      #expect(path.contains(CGPoint(x: 15, y: 2)))
      #expect(!path.contains(CGPoint(x: 15, y: 5)))
      let copy = try #require(path.copy())
      path.move(to: CGPoint(x: 90, y: 90))
      path.addLine(to: CGPoint(x: 99, y: 90))
      #expect(copy.boundingBox.maxX == 20)
      #expect(path.boundingBox.maxX == 99)
      #expect(Path(copy).cgPath == copy)
      #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  #endif
}

/// Not private: a type that only a file knows cannot be found by its name.
struct StoredRoute: Hashable, Codable {
  var id: Int
}

private struct Unstored: Hashable {}

private nonisolated struct Defaults {
  let texts: Int

  init(
    title: Text = Text("x"), icon: Image = Image(systemName: "star"),
    content: AnyView = AnyView(EmptyView()),
    alert: Alert = Alert(title: Text("x"), dismissButton: .default(Text("OK"))),
    sheet: ActionSheet = ActionSheet(title: Text("x"))
  ) {
    texts = 1
  }
}

/// Compiles, which is all that is asked of it.
private struct Forms: View {
  @State var number = 1.0
  @State var isActive = false
  let title = "a"

  var body: some View {
    TextField(title, value: $number, format: .number)
    NavigationLink(title, destination: Text("x"), isActive: $isActive)
    NavigationLink("a", destination: Text("x"), isActive: $isActive)
    TupleView((Text("a"), Text("b"))).environment(\.isScrollEnabled, false)
    Text("a").gesture(TwoTaps())
  }
}

private struct TwoTaps: Gesture {
  @GestureState var isDown = false

  var body: some Gesture {
    TapGesture(count: 2).onEnded {}
  }
}
