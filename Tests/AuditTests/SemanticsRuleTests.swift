import Audit
import Components
import Layout
import Testing

@MainActor @Suite("Audit: semantics")
struct SemanticsRuleTests {
  private func found(_ view: some View, _ rules: AuditRule...) -> [AuditRule] {
    audit(view, rules: rules).found
  }

  // MARK: - Labels

  @Test("A control is named by its label or its texts")
  func labels() {
    let icon = Image(systemName: "plus").frame(width: 44, height: 44)
    #expect(found(icon.control(.button, named: "button"), .labelMissing) == [.labelMissing])
    #expect(found(icon.control(.button, named: "button", label: " "), .labelMissing).count == 1)
    #expect(found(icon.control(.button, named: "button", label: "Add"), .labelMissing).isEmpty)
    #expect(found(Text("Add").control(.button, named: "button"), .labelMissing).isEmpty)
    let hidden = Text("Add").accessibilityHidden(true)
    #expect(found(hidden.control(.button, named: "button"), .labelMissing).count == 1)
  }

  @Test("What a gesture drags needs another way; a press, or a gesture that is off, does not")
  func drags() {
    func dragged(_ gesture: some Gesture) -> Int {
      audit(Text("Card").gesture(gesture), rules: [.draggingAlternative]).findings.count
    }
    let drag = DragGesture()
    #expect(dragged(drag) == 1)
    #expect(dragged(drag.onChanged { _ in }.onEnded { _ in }.map { _ in 1 }) == 1)
    #expect(dragged(LongPressGesture().sequenced(before: drag.onEnded { _ in })) == 1)
    #expect(dragged(MagnifyGesture().simultaneously(with: drag)) == 1)
    #expect(dragged(DragGesture(minimumDistance: 0).onEnded { _ in }) == 0)
    #expect(dragged(TapGesture().exclusively(before: drag)) == 0)
    #expect(dragged(TapGesture().onEnded {}) == 0)

    func judged(_ view: some View) -> Int {
      audit(view, rules: [.draggingAlternative]).findings.count
    }
    let card = Text("Card")
    #expect(judged(card.simultaneousGesture(drag)) == 1)
    #expect(judged(card.highPriorityGesture(drag, isEnabled: true)) == 1)
    #expect(judged(card.highPriorityGesture(drag, isEnabled: false)) == 0)
    #expect(judged(card.gesture(drag, including: .subviews)) == 0)
    #expect(judged(card.gesture(drag).gesture(TapGesture())) == 1)
    #expect(judged(Button("Move up") {}.gesture(drag)) == 0)
    let row = HStack {
      card.gesture(drag)
      Button("Move up") {}
    }
    #expect(judged(row) == 0)
  }

  @Test("A closure that starts a motion for ever fails where motion is reduced, unless it asks")
  func startedMotion() {
    var reduced = EnvironmentValues(look: .stillframe)
    reduced.accessibilityReduceMotion = true
    func tally(_ view: some View, in environment: EnvironmentValues) -> AuditTally {
      audit(view, rules: [.motionUnreduced], environment: environment)
        .tally(of: .motionUnreduced)
    }
    for (start, failed) in [
      (Pulse.Start.regardless, 1), (.onChange, 1), (.unlessReduced, 0), (.once, 0), (.not, 0),
    ] {
      let outcome = tally(Pulse(start: start), in: reduced)
      #expect(outcome.failed == failed && outcome.notRun.isEmpty, "\(start)")
    }
    let moving = tally(Pulse(start: .unlessReduced), in: EnvironmentValues(look: .stillframe))
    #expect(moving.failed == 0 && moving.notRun.map(\.count) == [1])
  }

  @Test("Whether an effect of a symbol that repeats is stilled, the rule cannot tell")
  func symbolEffects() {
    var reduced = EnvironmentValues(look: .stillframe)
    reduced.accessibilityReduceMotion = true
    func unsure(_ view: some View) -> Int {
      let tally = audit(view, rules: [.motionUnreduced], environment: reduced)
        .tally(of: .motionUnreduced)
      #expect(tally.failed == 0)
      return tally.notRun.reduce(0) { $0 + $1.count }
    }
    let symbol = Image(systemName: "star")
    #expect(unsure(symbol.symbolEffect(.pulse)) == 1)
    #expect(
      unsure(
        HStack {
          symbol; symbol
        }.symbolEffect(.variableColor.iterative)) == 2)
    #expect(
      unsure(
        HStack {
          symbol.symbolEffectsRemoved(); symbol
        }.symbolEffect(.wiggle)) == 1)
    #expect(unsure(Text("Star").symbolEffect(.pulse)) == 0)
    #expect(unsure(symbol.symbolEffect(.pulse, isActive: false)) == 0)
    #expect(unsure(symbol.symbolEffect(.pulse, value: 1)) == 0)
    #expect(unsure(symbol.symbolEffect(.scale)) == 0)
    #expect(unsure(symbol.symbolEffect(.rotate, options: .repeat(3))) == 0)
    #expect(unsure(symbol.symbolEffect(.rotate, options: .repeat(.periodic(delay: 1)))) == 1)
  }

  @Test("Two targets of one container need two names; those of two containers do not")
  func duplicates() {
    let pair = VStack(spacing: 8) {
      Tile(width: 44, height: 44, label: "Edit")
      Tile(width: 44, height: 44, label: "Edit")
    }
    #expect(audit(pair, rules: [.labelDuplicate]).findings.map(\.path) == ["vstack/tile[1]"])
    let rows = VStack(spacing: 8) {
      ForEach(0..<2) { row in
        HStack {
          Text("Row \(row)")
          Tile(width: 44, height: 44, label: "Edit")
        }
      }
    }
    #expect(found(rows, .labelDuplicate).isEmpty)
  }

  @Test("A label does not repeat the role, the hint or the text beside it")
  func redundant() {
    func tile(_ label: String) -> Tile { Tile(width: 44, height: 44, label: label) }
    #expect(found(tile("Save button"), .redundantLabel) == [.redundantLabel])
    #expect(found(tile("Кнопка сохранения"), .redundantLabel) == [.redundantLabel])
    #expect(found(tile("Save"), .redundantLabel).isEmpty)
    // The role's own word may be the whole name, and other words may stand first.
    #expect(found(tile("Button"), .redundantLabel).isEmpty)
    #expect(found(tile("Button colour"), .redundantLabel).isEmpty)
    let photo = Rectangle().accessibilityRole(.image)
    #expect(found(photo.accessibilityLabel("Image of a cat"), .redundantLabel).count == 1)
    #expect(found(photo.accessibilityLabel("A cat"), .redundantLabel).isEmpty)
    #expect(
      found(tile("Save").accessibilityHint("Save"), .redundantLabel) == [.redundantLabel])
  }

  @Test("What answers to touch has the role of a control")
  func roles() {
    let plain = Rectangle().control(.image, named: "area", label: "Area")
    #expect(found(plain, .roleMissing) == [.roleMissing])
    #expect(found(Tile(width: 44, height: 44), .roleMissing).isEmpty)
    let checked = Text("On").accessibilityState(.checked)
    #expect(found(checked, .roleMissing) == [.roleMissing])
  }

  @Test("A picture is labelled, hidden, or part of something that is spoken")
  func images() {
    let icon = Image(systemName: "plus")
    #expect(found(icon, .imageLabel) == [.imageLabel])
    #expect(found(icon.accessibilityLabel("Add"), .imageLabel).isEmpty)
    #expect(found(icon.accessibilityHidden(true), .imageLabel).isEmpty)
    #expect(found(icon.control(.button, named: "button", label: "Add"), .imageLabel).isEmpty)
    let row = HStack {
      icon
      Text("Add")
    }
    #expect(found(row, .imageLabel) == [.imageLabel])
    #expect(found(row.accessibilityElement(children: .combine), .imageLabel).isEmpty)
  }

  @Test("A symbol that does not exist is found")
  func missingSymbol() {
    #expect(found(Image(systemName: "no.such.symbol"), .symbolMissing) == [.symbolMissing])
    #expect(found(Image(systemName: "plus"), .symbolMissing).isEmpty)
    #expect(found(Image(systemName: "plus.circle.dashed"), .symbolMissing).isEmpty)
    #expect(found(Image(systemName: "no.such.symbol"), .missingResource).isEmpty)
  }

  @Test("A picture that does not exist is found")
  func missingPicture() {
    #expect(found(Image("no-such-picture"), .missingResource) == [.missingResource])
    #expect(found(Image("no-such-picture"), .symbolMissing).isEmpty)
  }

  // MARK: - Order

  @Test("What is read first stands first, in the direction of reading")
  func order() {
    #expect(
      found(
        VStack {
          Text("One"); Text("Two")
        }, .readingOrder
      ).isEmpty)
    let swapped = VStack {
      Text("One").accessibilitySortPriority(1)
      Text("Two").accessibilitySortPriority(2)
    }
    #expect(found(swapped, .readingOrder) == [.readingOrder])
    let lifted = ZStack(alignment: .topLeading) {
      Text("Two").offset(y: 60)
      Text("One")
    }
    #expect(found(lifted, .readingOrder) == [.readingOrder])
  }

  @Test("A row is read from the right where the text is")
  func rightToLeft() {
    var environment = EnvironmentValues(look: .stillframe)
    environment.layoutDirection = .rightToLeft
    let row = HStack {
      Text("One")
      Text("Two")
    }
    #expect(audit(row, rules: [.readingOrder], environment: environment).findings.isEmpty)
    // Placed by hand from the left, the row reads backwards.
    let byHand = ZStack(alignment: .topTrailing) {
      Text("One").offset(x: -100)
      Text("Two")
    }
    #expect(audit(byHand, rules: [.readingOrder], environment: environment).findings.count == 1)
    #expect(audit(byHand, rules: [.readingOrder]).findings.isEmpty)
  }

  @Test("Columns may be read one after the other")
  func columns() {
    let columns = HStack(alignment: .top) {
      VStack {
        Text("A"); Text("B")
      }
      VStack {
        Text("C"); Text("D")
      }
    }
    #expect(found(columns, .readingOrder).isEmpty)
  }

  // MARK: - Meaning

  @Test("A status is more than a colour")
  func status() {
    let dot = Circle().fill(.red).frame(width: 10, height: 10)
    #expect(
      found(dot.accessibilityRole(.status).accessibilityLabel("Late"), .colourOnlyStatus)
        == [.colourOnlyStatus])
    let word = HStack {
      dot
      Text("Late")
    }.accessibilityElement(children: .combine).accessibilityRole(.status)
    #expect(found(word, .colourOnlyStatus).isEmpty)
  }

  @Test("Glass on glass is found unless something opaque lies between")
  func glass() {
    let pane = Rectangle().fill(.regularMaterial).frame(width: 40, height: 40)
    #expect(
      found(
        ZStack {
          pane; pane
        }, .glassOnGlass) == [.glassOnGlass])
    #expect(
      found(
        HStack(spacing: 0) {
          pane; pane
        }, .glassOnGlass
      ).isEmpty)
    let separated = ZStack {
      pane
      Rectangle().fill(.white).frame(width: 40, height: 40)
      pane
    }
    #expect(found(separated, .glassOnGlass).isEmpty)
  }

  @Test("Nothing behind a dialog is judged")
  func modal() {
    let screen = ZStack {
      Tile(width: 20, height: 20)
      Rectangle().fill(.black.opacity(0.4)).accessibilityHidden(true)
      Text("Sure?").accessibilityElement(children: .contain).accessibilityRole(.dialog)
    }
    let report = audit(screen, rules: [.targetSize], height: 200)
    #expect(report.tally(of: .targetSize).notApplicable == 1)
  }
}

/// A dot that may begin to pulse when it appears.
private struct Pulse: View {
  enum Start { case regardless, unlessReduced, once, onChange, not }

  let start: Start
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isLarge = false

  var body: some View {
    Circle().frame(width: 20, height: 20).scaleEffect(isLarge ? 2 : 1)
      .onAppear {
        switch start {
        case .regardless: withAnimation(.linear.repeatForever()) { isLarge = true }
        case .unlessReduced:
          withAnimation(reduceMotion ? nil : .linear.repeatForever()) { isLarge = true }
        case .once: withAnimation(.linear.repeatCount(3)) { isLarge = true }
        case .onChange, .not: break
        }
      }
      .onChange(of: start, initial: true) {
        guard start == .onChange else { return }
        withTransaction(Transaction(animation: .linear.repeatForever())) { isLarge = true }
      }
  }
}
