import Testing

@testable import Components

/// Writes the colour scheme that it is shown in.
private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}

/// Asks for a scheme once it stands.
private struct Late: View {
  @State private var wish: ColorScheme?

  var body: some View {
    Scheme().preferredColorScheme(wish).onAppear { wish = .dark }
  }
}

/// Never content with the scheme that it has.
private struct Fickle: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Scheme().preferredColorScheme(scheme == .dark ? .light : .dark) }
}

/// Has another element once the first has appeared.
private struct Growing: View {
  @State private var count = 2

  var body: some View {
    ForEach(0..<count, id: \.self) { index in
      Scheme().preferredColorScheme(index == 1 ? .dark : .light).onAppear { count = 3 }
    }
  }
}

@Suite("Preferred colour schemes")
@MainActor
struct PreferredColorSchemeTests {
  private func schemes(
    in scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View
  ) -> [String] {
    resolved(environment: { $0.colorScheme = scheme }, content).texts
  }

  @Test("Previews that a loop makes are each in the scheme that they ask for")
  func loops() {
    #expect(
      schemes {
        PreviewPart(
          content: ForEach([ColorScheme.light, .dark], id: \.self) {
            Scheme().preferredColorScheme($0)
          }, part: 0, count: 1)
      } == ["light", "dark"])
    #expect(
      schemes(in: .dark) {
        PreviewPart(
          content: ForEach([false, true], id: \.self) {
            Scheme().preferredColorScheme($0 ? .light : nil)
          }, part: 0, count: 1)
      } == ["dark", "light"])
    #expect(
      schemes {
        PreviewPart(content: Scheme().preferredColorScheme(.dark), part: 0, count: 1)
      } == ["dark"])
  }

  @Test(
    "A loop among other previews is each in the scheme that they ask for, and loops in one another in the usual one"
  )
  func loopsAmongOthers() {
    var appeared: [String] = []
    let previews = TupleView(
      (
        Text(verbatim: "other").onAppear { appeared.append("other") },
        ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
          Scheme().preferredColorScheme(scheme).onAppear { appeared.append("\(scheme)") }
        }
      ))
    #expect(schemes { PreviewPart(content: previews, part: 1, count: 2) } == ["light", "dark"])
    #expect(appeared == ["light", "dark"])
    // A list of four within a view is not that of the four previews.
    let pairs = ForEach([0, 1], id: \.self) { _ in
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        VStack {
          Scheme()
          Scheme()
          Scheme()
          Scheme()
        }
        .preferredColorScheme(scheme).onAppear { appeared.append("pair") }
      }
    }
    appeared = []
    #expect(
      schemes { PreviewPart(content: pairs, part: 0, count: 1) }
        == [String](repeating: "light", count: 16))
    #expect(appeared == ["pair", "pair", "pair", "pair"])
  }

  @Test("Previews that grow in number are each in their scheme again")
  func growing() {
    #expect(
      schemes { PreviewPart(content: Growing(), part: 0, count: 1) } == ["light", "dark", "light"])
  }

  @Test("Each of the previews that a loop makes appears once, and so does what it presents")
  func loopsAppearOnce() {
    var appeared: [ColorScheme] = []
    let part = PreviewPart(
      content: ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        Scheme().preferredColorScheme(scheme).onAppear { appeared.append(scheme) }
          .sheet(isPresented: .constant(scheme == .dark)) { Text(verbatim: "sheet") }
      }, part: 0, count: 1)
    #expect(schemes { part } == ["light", "dark", "sheet"])
    #expect(appeared == [.light, .dark])
  }

  @Test("A wish anywhere in a window holds for all of it; a value of the environment does not")
  func window() {
    #expect(
      schemes {
        Scheme()
        Scheme().preferredColorScheme(.dark)
      } == ["dark", "dark"])
    #expect(
      schemes(in: .dark) {
        Scheme()
        GeometryReader { _ in Scheme().preferredColorScheme(.light) }
      } == ["light", "light"])
    #expect(
      schemes {
        Scheme()
        Scheme().environment(\.colorScheme, .dark)
        Scheme().colorScheme(.dark)
      } == ["light", "dark", "dark"])
    #expect(schemes(in: .dark) { Scheme().preferredColorScheme(nil) } == ["dark"])
  }

  @Test("Of several wishes the first is heard, and a view's goes before those of what is in it")
  func several() {
    #expect(
      schemes {
        Scheme().preferredColorScheme(nil)
        Scheme().preferredColorScheme(.dark)
        Scheme().preferredColorScheme(.light)
      } == ["dark", "dark", "dark"])
    #expect(
      schemes(in: .dark) {
        VStack { Scheme().preferredColorScheme(.dark) }.preferredColorScheme(.light)
      } == ["light"])
  }

  @Test("A presentation's wish leaves what is below alone; it stands in the scheme of its window")
  func presentations() {
    #expect(
      schemes {
        Scheme().sheet(isPresented: .constant(true)) { Scheme().preferredColorScheme(.dark) }
      } == ["light", "dark"])
    #expect(
      schemes {
        Scheme().fullScreenCover(isPresented: .constant(true)) {
          Scheme().preferredColorScheme(.dark)
        }
      } == ["light", "dark"])
    #expect(
      schemes {
        Scheme().popover(isPresented: .constant(true)) { Scheme().preferredColorScheme(.dark) }
      } == ["light", "dark"])
    #expect(
      schemes {
        Scheme().preferredColorScheme(.dark).sheet(isPresented: .constant(true)) { Scheme() }
      } == ["dark", "dark"])
    #expect(
      schemes {
        Scheme().preferredColorScheme(.dark)
          .sheet(isPresented: .constant(true)) { Scheme().preferredColorScheme(.light) }
      } == ["dark", "light"])
    #expect(
      schemes {
        Scheme().sheet(isPresented: .constant(true)) {
          Scheme().preferredColorScheme(.dark).sheet(isPresented: .constant(true)) {
            Scheme().preferredColorScheme(.light)
          }
        }
      } == ["light", "dark", "light"])
  }

  @Test("A preference of what is presented does not reach what presents it")
  func separate() {
    #expect(
      schemes {
        Scheme()
        Text(verbatim: "x").sheet(isPresented: .constant(true)) {
          Text(verbatim: "y").preferredColorScheme(.dark)
        }
      } == ["light", "x", "y"])
  }

  @Test("Sheets dim what they stand over in the scheme of that")
  func scrim() {
    let fills = resolved {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text(verbatim: "a").preferredColorScheme(.dark)
      }
    }.fills
    #expect(fills.contains(paint(.scrim)))
  }

  @Test("A wish that comes later is heard, and one that is never content comes to an end")
  func rounds() {
    #expect(schemes { Late() } == ["dark"])
    #expect(schemes { Fickle() }.count == 1)
  }
}
