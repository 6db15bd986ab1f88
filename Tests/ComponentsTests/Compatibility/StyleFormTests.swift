import Components
import Layout
import Testing

@Suite("Styles of shapes and symbols")
@MainActor
struct StyleFormTests {
  private func resolve(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedNode {
    var environment = EnvironmentValues(look: .stillframe)
    change(&environment)
    return Resolver(
      environment: environment, measurer: GridTextMeasurer(), width: 100, height: 100
    ).resolve(view)
  }

  private func fill(_ node: ResolvedNode) -> ResolvedPaint? {
    guard case .shape(let content) = node.kind else { return nil }
    return content.fill
  }

  @Test("The levels of a foreground are the styles that were given")
  func levels() {
    func paint(_ level: HierarchicalShapeStyle) -> ResolvedPaint? {
      fill(
        resolve(
          Rectangle().fill(level)
            .foregroundStyle(Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF))))
    }
    #expect(paint(.primary) == .color(ResolvedColor(hex: 0xFF0000)))
    #expect(paint(.secondary) == .color(ResolvedColor(hex: 0x00FF00)))
    #expect(paint(.tertiary) == .color(ResolvedColor(hex: 0x0000FF)))
  }

  @Test("A background is white or black in the looks of iOS, as UIColor.systemBackground is")
  func background() {
    for (scheme, expected) in [(ColorScheme.light, UInt32(0xFFFFFF)), (.dark, 0)] {
      let node = resolve(Rectangle().fill(.background)) {
        $0 = EnvironmentValues(look: .iOS18)
        $0.colorScheme = scheme
      }
      #expect(fill(node) == .color(ResolvedColor(hex: expected)))
    }
  }

  @Test(
    "Levels of a background are UIKit's grounds, and the fourth of the foreground its faintest label"
  )
  func grounds() {
    func paint(_ style: some ShapeStyle, _ scheme: ColorScheme = .light) -> ResolvedPaint? {
      fill(
        resolve(Rectangle().fill(style)) {
          $0 = EnvironmentValues(look: .iOS18)
          $0.colorScheme = scheme
        })
    }
    #expect(paint(.background.secondary) == .color(ResolvedColor(hex: 0xF2F2F7)))
    #expect(paint(.background.secondary, .dark) == .color(ResolvedColor(hex: 0x1C1C1E)))
    #expect(paint(.background.tertiary, .dark) == .color(ResolvedColor(hex: 0x2C2C2E)))
    #expect(paint(.quaternary) == .color(ResolvedColor(hex: 0x3C3C43, alpha: 0.18)))
    let named = Rectangle().fill(.quaternary).foregroundStyle(.primary)
    #expect(
      fill(resolve(named) { $0 = EnvironmentValues(look: .iOS18) }) == paint(.quaternary))
    #expect(paint(.quinary) == .color(ResolvedColor(hex: 0x3C3C43, alpha: 0.09)))
  }

  @Test("Concentric rectangles have the radii that they say")
  func concentric() {
    let fixed = ConcentricRectangle(corners: .fixed(8))
    #expect(fixed._geometry == RoundedRectangle(cornerRadius: 8)._geometry)
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: 12))._geometry
        == RoundedRectangle(cornerRadius: 12)._geometry)
  }

  @Test("A single foreground further in takes the levels away")
  func singleLevel() {
    let inner = Rectangle().fill(HierarchicalShapeStyle.secondary)
      .foregroundStyle(Color(hex: 0x0000FF))
      .foregroundStyle(Color(hex: 0xFF0000), Color(hex: 0x00FF00))
    // The second level of one colour is three quarters of it.
    #expect(fill(resolve(inner)) == .color(ResolvedColor(hex: 0x0000FF, alpha: 0.75)))
  }

  @Test("A colour's gradient ends in the colour")
  func colorGradient() {
    let paint = fill(resolve(Rectangle().fill(Color(hex: 0x000000).gradient)))
    guard case .linearGradient(let stops, let start, let end) = paint else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.last?.color == ResolvedColor(hex: 0x000000))
    #expect((start.y, end.y) == (0, 1))
  }

  @Test("A tint without a form of its own runs along the ring of a gauge, from its lower bound")
  func gaugeGradient() {
    let root = resolve(
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [Color(hex: 0x00FF00), Color(hex: 0xFF0000)])))
    let lines = root.all.compactMap { node -> ResolvedPaint? in
      if case .shape(let content) = node.kind { content.stroke?.paint } else { nil }
    }
    guard case .angularGradient(let stops, _, let start, let end) = lines.last else {
      Issue.record("no gradient around the ring")
      return
    }
    // The arc covers 270 degrees; its round ends have the colours of the bounds.
    let places = stops.map { start + (end - start) * $0.location }
    #expect(places == [0, 270])
  }

  private func radii(_ view: some View) -> CornerRadii? {
    let node = resolve(view) { $0.layoutDirection = .rightToLeft }
    guard case .shape(let content) = node.kind,
      case .roundedRectangle(let radii, _) = content.geometry.outline
    else { return nil }
    return radii
  }

  @Test("A corner with an endless radius is as round as there is room")
  func endlessRadius() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let shapes: [any Shape] = [
      RoundedRectangle(cornerRadius: .infinity),
      UnevenRoundedRectangle(topLeadingRadius: .infinity),
    ]
    for shape in shapes {
      // 20 from both sides, less 20 × √½: the arc crosses the diagonal at 5.86, 5.86.
      #expect(!shape.path(in: rect).contains(CGPoint(x: 5, y: 5)))
      #expect(shape.path(in: rect).contains(CGPoint(x: 15, y: 15)))
    }
    #expect(RoundedRectangle(cornerRadius: .nan).path(in: rect).contains(CGPoint(x: 1, y: 1)))
  }

  @Test("Uneven corners turn round with the layout, through every wrapper")
  func mirroredCorners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)
    let mirrored = CornerRadii(topLeft: 0, topRight: 8, bottomRight: 0, bottomLeft: 4)
    #expect(radii(shape) == mirrored)
    #expect(radii(AnyShape(shape)) == mirrored)
    #expect(radii(shape.inset(by: 2)) == mirrored)
    #expect(radii(AnyShape(shape.inset(by: 2))) == mirrored)
  }

  private struct Flag: Shape {
    var behavior: LayoutDirectionBehavior
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + 10, y: rect.maxY))
      }
    }
  }

  @Test("An author's shape turns round with the layout unless it says otherwise")
  func mirroredPath() throws {
    func points(_ behavior: LayoutDirectionBehavior) throws -> [Point] {
      let node = resolve(Flag(behavior: behavior)) { $0.layoutDirection = .rightToLeft }
      guard case .shape(let content) = node.kind else { return [] }
      let placed = content.geometry.placed(in: Rect(x: 20, y: 0, width: 100, height: 50))
      guard case .path(let path) = placed.outline else { return [] }
      return path.points
    }
    // In 20…120, x becomes 140 − x.
    #expect(try points(.mirrors) == [Point(x: 120, y: 0), Point(x: 110, y: 50)])
    #expect(try points(.fixed) == [Point(x: 20, y: 0), Point(x: 30, y: 50)])
  }

  @Test("Variants of a symbol are looked up by their names")
  func symbolVariants() {
    func icon(_ view: some View) -> String? {
      guard case .icon(let content) = resolve(view).kind else { return nil }
      return content.icon.name
    }
    #expect(icon(Image(systemName: "star").symbolVariant(.fill)) == "star.fill")
    #expect(icon(Image(systemName: "bell").symbolVariant(.slash)) == "bell.slash")
    #expect(icon(Image(systemName: "xmark").symbolVariant(.circle.fill)) == "xmark.circle.fill")
    #expect(icon(Image(systemName: "star").symbolVariant(.none)) == "star")
  }

  @Test("A filled symbol has its marks in the first style and its shape in the second")
  func paletteSymbol() {
    let node = resolve(
      Image(systemName: "xmark.circle.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(Color(hex: 0xFFFFFF), Color(hex: 0xFF0000)))
    let paints = node.children.map { child -> ResolvedPaint? in
      guard case .icon(let content) = child.kind else { return nil }
      return content.paint
    }
    #expect(
      paints == [.color(ResolvedColor(hex: 0xFF0000)), .color(ResolvedColor(hex: 0xFFFFFF))])
  }

  @Test("Size categories and type sizes are the same twelve steps")
  func sizeCategories() {
    var environment = EnvironmentValues(look: .stillframe)
    environment.sizeCategory = .accessibilityLarge
    #expect(environment.dynamicTypeSize == .accessibility2)
    environment.dynamicTypeSize = .xxxLarge
    #expect(environment.sizeCategory == .extraExtraExtraLarge)
    #expect(!environment.sizeCategory.isAccessibilityCategory)
  }

  @Test("An affine transform keeps its six numbers")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3)
    var node = resolve(Rectangle().transformEffect(turn))
    var effects: [VisualEffect] = []
    while let child = node.children.first {
      if case .effect(let effect) = node.kind { effects.append(effect) }
      node = child
    }
    // A quarter turn of (x, y) is (−y, x): the axes are (0, 2) and (−3, 0).
    guard case .transform(let plane)? = effects.first, effects.count == 1 else {
      Issue.record("not one transform: \(effects)")
      return
    }
    #expect([plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty] == [0, 2, -3, 0, 0, 0])
  }

  @Test("A style of an author's own is the one that it stands for in the appearance")
  func resolvedStyle() {
    func paint(_ scheme: ColorScheme) -> ResolvedPaint? {
      fill(resolve(Rectangle().fill(Appearance())) { $0.colorScheme = scheme })
    }
    #expect(paint(.light) == .color(ResolvedColor(hex: 0xFF0000)))
    #expect(paint(.dark) == .color(ResolvedColor(hex: 0x0000FF, alpha: 0.5)))
  }

  @Test("A colour's components are those of the theme in the environment")
  func resolvedColor() {
    let color = Color(hex: 0x00FF80).resolve(in: EnvironmentValues(look: .stillframe))
    #expect((color.red, color.green, color.opacity) == (0, 1, 1))
    // 0x80 is 128 / 255; light is 0.2158605 of it, from the formula of IEC 61966-2-1.
    #expect(color.linearBlue > 0.21586 && color.linearBlue < 0.21587)
  }

  private func shadow(_ node: ResolvedNode) -> Double? {
    guard case .effect(.shadow(_, let radius, _)) = node.kind else { return nil }
    return radius
  }

  @Test("The shadow of a style is that of what is drawn with it, also through other styles")
  func shadows() {
    let style = Color.red.shadow(.drop(radius: 4))
    #expect(shadow(resolve(Circle().fill(style))) == 4)
    #expect(shadow(resolve(Circle().fill(style.opacity(0.5)))) == 4)
    #expect(shadow(resolve(Circle().foregroundStyle(style))) == 4)
    #expect(shadow(resolve(Text(verbatim: "a").foregroundStyle(style))) == 4)
    #expect(shadow(resolve(Circle().fill(Color.red))) == nil)
    let inner = Color.red.shadow(.inner(radius: 4))
    #expect(shadow(resolve(Circle().fill(inner))) == nil)
    #expect(shadow(resolve(Circle().fill(inner.shadow(.drop(radius: 2))))) == 2)
  }
}

private struct Appearance: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark
      ? Color(hex: 0x0000FF).opacity(0.5) : Color(hex: 0xFF0000)
  }
}
