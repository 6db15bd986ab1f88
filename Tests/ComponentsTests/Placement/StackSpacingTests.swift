import Components
import Foundation
import Testing

/// The numbers follow from San Francisco's metrics, whose em of 2048 has an ascent of 1950, a descent
/// of 494 (together 1.19336 em) and capitals of 1443.
@Suite("Distances that views prefer")
@MainActor
struct StackSpacingTests {
  private func text(_ style: Font.TextStyle) -> some View {
    Text(verbatim: "a").font(.system(style))
  }

  @Test(
    "vstack.default: a text is as far below another as its own leading, up to a device pixel",
    arguments: [
      // 16 − 12 · 1.19336 = 1.68; 20 − 15 · 1.19336 = 2.10; 22 − 17 · 1.19336 = 1.71;
      // 18 − 13 · 1.19336 = 2.49; 41 − 34 · 1.19336 = 0.43.
      (Font.TextStyle.caption, 2.0), (.subheadline, 2.33), (.body, 2.0), (.footnote, 2.67),
      (.largeTitle, 0.67),
    ])
  func textBelowText(style: Font.TextStyle, gap: Double) {
    #expect(
      StackProbe.gaps(
        VStack {
          text(.title)
          text(style)
        }) == [gap])
    #expect(
      StackProbe.gaps(
        LazyVStack {
          text(.title)
          text(style)
        }) == [gap])
  }

  @Test("Whole pixels: 2.10 points are 3 at one pixel a point")
  func wholePixels() {
    #expect(
      StackProbe.gaps(
        scale: 1,
        VStack {
          text(.headline)
          text(.subheadline)
        }) == [3])
    #expect(
      StackProbe.gaps(
        scale: 2,
        VStack {
          text(.headline)
          text(.subheadline)
        }) == [2.5])
  }

  @Test("A text keeps other distances from what is no text: by ascent, capitals and line height")
  func textAndShape() {
    // Body: a line of 20.287; a tenth of it up to a third of a point is 2.333. Above the text
    // 2.333 + 17 · 494 / 2048 = 6.434; below it 20.287 + 2.333 − 17 · 1443 / 2048 = 10.642.
    let view = VStack {
      Color.red.frame(height: 10)
      text(.body)
      Color.red.frame(height: 10)
      Color.blue.frame(height: 10)
    }
    #expect(StackProbe.gaps(view) == [6.44, 10.64, 8])
  }

  @Test("In a row, where nothing matches, views are 8 points apart")
  func row() {
    #expect(
      StackProbe.gaps(
        HStack {
          text(.body); text(.caption); Circle()
        }) == [8, 8])
  }

  @Test("A spacer has no gap beside it but is 8 points long itself, or what its author says")
  func spacer() {
    func row(_ spacer: Spacer) -> some View {
      HStack {
        text(.body); spacer; text(.body)
      }.fixedSize()
    }
    #expect(StackProbe.gaps(row(Spacer())) == [0, 0])
    // Two characters of 8.5 and the least length.
    #expect(StackProbe.idealSize(row(Spacer())).width == 25)
    #expect(StackProbe.idealSize(row(Spacer(minLength: 0))).width == 17)
    #expect(StackProbe.idealSize(row(Spacer(minLength: 20))).width == 37)
    #expect(
      StackProbe.gaps(
        VStack {
          text(.body); Spacer().frame(height: 20); text(.body)
        }) == [0, 0])
    #expect(
      StackProbe.gaps(
        HStack(spacing: 5) {
          text(.body); Spacer(); text(.body)
        }) == [5, 5])
  }

  @Test("Padding and frames forget what their view prefers on their edges, all else keeps it")
  func modifiers() {
    let plain = text(.body)
    func gap(_ view: some View) -> Lengths {
      StackProbe.gaps(
        VStack {
          text(.body); view
        })
    }
    #expect(gap(plain.padding(.leading, 4)) == [2])
    #expect(gap(plain.padding(.bottom, 4)) == [2])
    #expect(gap(plain.padding(.top, 4)) == [10.64])
    #expect(gap(plain.padding(.top, 0)) == [2])
    #expect(gap(plain.frame(height: 30)) == [10.64])
    #expect(gap(plain.frame(maxHeight: 30)) == [10.64])
    #expect(gap(plain.frame(maxWidth: .infinity)) == [2])
    #expect(gap(plain.background(Color.red)) == [2])
    #expect(gap(plain.overlay { Circle() }) == [2])
    #expect(gap(plain.fixedSize()) == [2])
    #expect(gap(plain.offset(x: 3)) == [2])
    #expect(gap(plain.opacity(0.5)) == [2])
    #expect(gap(plain.alignmentGuide(.leading) { _ in 3 }) == [2])
    #expect(
      gap(
        Group {
          plain; plain
        }) == [2, 2])
    #expect(gap(ForEach(0..<2) { _ in plain }) == [2, 2])
  }

  @Test("A stack prefers what is on its edges, a pile of views the most of all")
  func containers() {
    func gap(_ view: some View) -> Lengths {
      StackProbe.gaps(
        VStack {
          text(.body); view
        })
    }
    #expect(
      gap(
        VStack {
          text(.caption); Circle().frame(width: 5, height: 5)
        }) == [2])
    #expect(
      gap(
        VStack {
          Circle().frame(width: 5, height: 5); text(.caption)
        }) == [10.64])
    #expect(
      gap(
        HStack {
          text(.caption)
          text(.footnote)
        }) == [2.67])
    // A symbol beside the text is no text: the text above keeps away from it.
    #expect(
      gap(
        HStack {
          text(.caption); Circle().frame(width: 5, height: 5)
        }) == [10.64])
    #expect(
      gap(
        ZStack {
          Color.red; text(.body)
        }) == [10.64])
    #expect(gap(Color.red.frame(height: 5)) == [10.64])
  }

  @Test("The rows of a grid are as far apart as the cells of the column that wants most")
  func grid() {
    // Below a caption: 14.320 + 1.667 − 12 · 1443 / 2048 = 7.532.
    let column = Grid {
      GridRow { text(.title) }
      GridRow { text(.caption) }
      GridRow { Circle().frame(width: 5, height: 5) }
      GridRow { Circle().frame(width: 5, height: 5) }
    }
    #expect(StackProbe.gaps(column) == [2, 7.53, 8])
    let columns = Grid(alignment: .top) {
      GridRow {
        text(.title)
        text(.title)
      }
      GridRow {
        text(.caption)
        text(.footnote)
      }
    }
    let cells = StackProbe(columns).first { $0.kind.typeName == "grid" }?.children ?? []
    let bottom = cells.first?.layoutFrame.maxY ?? 0
    #expect(Lengths(cells.dropFirst(2).map { $0.layoutFrame.minY - bottom }) == [2.67, 2.67])
    #expect(
      StackProbe.gaps(
        Grid(verticalSpacing: 5) {
          text(.title)
          text(.body)
        }) == [5])
  }

  @Test("A button prefers what its label does")
  func button() {
    #expect(
      StackProbe.gaps(
        VStack {
          text(.body)
          Button {
          } label: {
            text(.body)
          }
          .buttonStyle(.plain)
        }) == [2])
  }

  @Test("vstack.default.textfield-textfield: fields are no texts")
  func fields() {
    let fields = VStack {
      TextField("a", text: .constant("a"))
      SecureField("b", text: .constant("b"))
      TextField("c", text: .constant(""))
    }
    #expect(StackProbe.gaps(fields) == [8, 8])
  }

  @Test("The design system's look and a team's own gap are the same between all views")
  func uniform() {
    let view = VStack {
      text(.title); text(.body); Circle().frame(width: 5, height: 5)
    }
    #expect(StackProbe.gaps(look: .stillframe, view) == [8, 8])
    var theme = Theme.standard
    theme.space[.xs] = 10
    #expect(StackProbe.gaps(theme: theme, view) == [10, 10])
  }

  // MARK: - ViewSpacing

  private struct Told: Components.Layout {
    let notes: SizeNotes
    var own: ViewSpacing?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      notes.sizes = zip(subviews, subviews.dropFirst()).map { first, next in
        CGSize(
          width: first.spacing.distance(to: next.spacing, along: .horizontal),
          height: first.spacing.distance(to: next.spacing, along: .vertical))
      }
      return CGSize(width: 10, height: 10)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      own ?? subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("A layout is told the distances that a stack takes")
  func told() {
    let notes = SizeNotes()
    let view = Told(notes: notes) {
      text(.title)
      text(.body)
      Circle()
    }
    _ = StackProbe(view)
    #expect(notes.sizes.map(\.width) == [8, 8])
    #expect(Lengths(notes.sizes.map { Double($0.height) }) == [2, 10.64])
    _ = StackProbe(look: .stillframe, view)
    #expect(notes.sizes == [CGSize(width: 8, height: 8), CGSize(width: 8, height: 8)])
  }

  @Test("A stack asks a layout how far it wants to be from its neighbours")
  func asked() {
    func gaps(_ own: ViewSpacing?) -> Lengths {
      StackProbe.gaps(
        VStack {
          text(.body); Told(notes: SizeNotes(), own: own) { text(.body) }
        })
    }
    #expect(gaps(.zero) == [0])
    #expect(gaps(ViewSpacing()) == [10.64])
    #expect(gaps(nil) == [10.64])
  }

  @Test("A union takes the larger distance on the edges that are asked for")
  func unions() {
    let plain = ViewSpacing()
    #expect(plain.distance(to: plain, along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: plain, along: .horizontal) == 0)
    var spacing = plain
    spacing.formUnion(.zero, edges: .bottom)
    #expect(spacing.distance(to: plain, along: .vertical) == 0)
    #expect(plain.distance(to: spacing, along: .vertical) == 8)
    #expect(plain.union(.zero, edges: .top).distance(to: plain, along: .vertical) == 8)
  }
}
