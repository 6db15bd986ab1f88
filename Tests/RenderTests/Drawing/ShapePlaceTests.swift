import Components
import Synchronization
import Testing

/// A square of half its rectangle's size that only looks at the size.
private struct SizeOnly: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2))
  }
}

/// Notes the rectangles it is given.
private final class Notes: Sendable {
  private let rects = Mutex<[CGRect]>([])

  func add(_ rect: CGRect) { rects.withLock { $0.append(rect) } }
  var all: [CGRect] { rects.withLock { $0 } }
}

private struct Noting: Shape {
  let notes: Notes

  func path(in rect: CGRect) -> Path {
    notes.add(rect)
    return Path(rect)
  }
}

@Suite("Shapes: the rectangle of a path begins at the origin")
@MainActor
struct ShapePlaceTests {
  @Test("Fills, strokes, clips, masks, borders and touch see only the size of their place")
  func origin() throws {
    let notes = Notes()
    let shape = Noting(notes: notes)
    _ = try PixelProbe(
      VStack(spacing: 4) {
        shape.fill(.red)
        shape.stroke(.red, lineWidth: 2)
        shape.stroke(lineWidth: 2)
        shape.trim(from: 0, to: 0.5).rotation(.degrees(10)).offset(x: 3)
        Color.red.clipShape(shape)
        Color.red.mask { shape }
        Text(verbatim: "a").contentShape(shape).background(Color.red, in: shape)
        shape.union(Circle())
      }
      .padding(7), width: 60, height: 400)
    #expect(notes.all.count >= 8)
    #expect(Set(notes.all.map(\.minX)) == [0])
    #expect(Set(notes.all.map(\.minY)) == [0])
  }

  @Test("A path that only looks at the size lies in the shape's place")
  func place() throws {
    // A place of 20 × 20 at (10, 10): its upper left quarter is painted.
    for view in [
      AnyView(SizeOnly().fill(Color.pureRed)),
      AnyView(Color.pureRed.clipShape(SizeOnly())),
      AnyView(Color.pureRed.mask { SizeOnly() }),
      AnyView(Color.clear.background(Color.pureRed, in: SizeOnly())),
      AnyView(SizeOnly().intersection(Rectangle()).fill(Color.pureRed)),
    ] {
      let probe = try PixelProbe(view.padding(10))
      #expect(probe.color(11, 11) == pureRed)
      #expect(probe.color(18, 18) == pureRed)
      #expect(probe.color(22, 11) == clear)
      #expect(probe.color(5, 5) == clear)
      #expect(abs(probe.area - 100) < 0.5)
    }
  }

  @Test("From right to left the path turns round in its place")
  func mirrored() throws {
    let probe = try PixelProbe(SizeOnly().fill(Color.pureRed).padding(10)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(probe.color(28, 11) == pureRed)
    #expect(probe.color(11, 11) == clear)
  }

  @Test("A path is drawn where its points say, counted from the corner of its place")
  func path() throws {
    let path = Path(CGRect(x: 2, y: 3, width: 4, height: 5))
    let probe = try PixelProbe(path.fill(Color.pureRed).padding(10))
    #expect(probe.color(12, 13) == pureRed)
    #expect(probe.color(11, 12) == clear)
    #expect(abs(probe.area - 20) < 0.5)
    #expect(path.path(in: CGRect(x: 50, y: 50, width: 9, height: 9)) == path)
  }

  @Test("A picture is clear where nothing is drawn, also under text and symbols")
  func transparency() throws {
    let probe = try PixelProbe(
      VStack {
        Text(verbatim: "a")
        Image(systemName: "star")
      })
    for corner in [(0, 0), (39, 0), (0, 39), (39, 39)] {
      #expect(probe.color(corner.0, corner.1) == clear)
    }
  }
}
