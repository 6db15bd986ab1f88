import Components
import Testing

@testable import Render

@Suite("SVG: from shapes to pixels")
struct VectorPictureTests {
  /// Red, green, blue and alpha of each pixel of a picture of 4 × 1 points.
  private func row(_ body: String) throws -> [[UInt8]] {
    let text = "<svg width='4' height='1' xmlns='http://www.w3.org/2000/svg'>\(body)</svg>"
    let picture = try VectorPicture(svg: Array(text.utf8))
    let frame = Rect(x: 0, y: 0, width: 4, height: 1)
    let list = DisplayList(
      size: frame.size,
      commands: VectorPainter.commands(picture, in: frame))
    let pixmap = try Rasterizer.render(list, scale: 1)
    return (0..<4).map { Array(pixmap.bytes[(4 * $0)..<(4 * $0 + 4)]) }
  }

  @Test("Opacity holds for a group as a whole")
  func groups() throws {
    // Two opaque halves that overlap in pixel 1, together at two fifths: 255 × 0.4 = 102.
    let pixels = try row(
      """
      <g opacity='.4'><rect width='2' height='1' fill='red'/>
      <rect x='1' width='2' height='1' fill='red'/></g>
      """)
    #expect(pixels == [[102, 0, 0, 102], [102, 0, 0, 102], [102, 0, 0, 102], [0, 0, 0, 0]])
  }

  @Test("Masks cover by lightness, clips by outlines")
  func masks() throws {
    let masked = try row(
      """
      <mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='4' height='1'>
      <rect width='3' height='1' fill='white'/><rect x='1' width='1' height='1'/></mask>
      <rect width='4' height='1' fill='blue' mask='url(#m)'/>
      """)
    #expect(masked == [[0, 0, 255, 255], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 0, 0]])
    let clipped = try row(
      """
      <clipPath id='c'><rect width='2' height='1'/><rect x='1' width='2' height='1'/></clipPath>
      <rect width='4' height='1' fill='blue' clip-path='url(#c)'/>
      """)
    #expect(clipped == [[0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 0, 0]])
  }

  @Test("Patterns repeat, markers are at corners, modes blend")
  func patternsMarkersModes() throws {
    let tiles = try row(
      """
      <pattern id='p' width='2' height='1' patternUnits='userSpaceOnUse'>
      <rect width='1' height='1' fill='red'/></pattern><rect width='4' height='1' fill='url(#p)'/>
      """)
    #expect(tiles == [[255, 0, 0, 255], [0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
    let marked = try row(
      """
      <marker id='m' markerWidth='1' markerHeight='1' refX='0' refY='.5' markerUnits='userSpaceOnUse'>
      <rect width='1' height='1' fill='blue'/></marker>
      <path d='M0 .5H3' marker-end='url(#m)' fill='none'/>
      """)
    #expect(marked == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 255, 255]])
    // Red times yellow is red; what is behind nothing stays.
    let blended = try row(
      """
      <rect width='2' height='1' fill='yellow'/>
      <rect x='1' width='2' height='1' fill='#f0f' style='mix-blend-mode:multiply'/>
      """)
    #expect(
      blended == [[255, 255, 0, 255], [255, 0, 0, 255], [255, 0, 255, 255], [0, 0, 0, 0]])
  }

  @Test("Gradients lie in the box of their shape")
  func gradients() throws {
    // Middles of pixels are at 1/8, 3/8, 5/8, 7/8 of the way from black to white.
    let pixels = try row(
      """
      <linearGradient id='g'><stop stop-color='black'/><stop offset='1' stop-color='white'/>
      </linearGradient><rect width='4' height='1' fill='url(#g)'/>
      """)
    for (pixel, level) in zip(pixels, [31.875, 95.625, 159.375, 223.125]) {
      #expect(abs(Double(pixel[0]) - level) <= 1)
      #expect(pixel[3] == 255)
    }
  }
}
