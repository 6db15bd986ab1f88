import Layout
import Testing

@testable import Components

@Suite("Resolving: nothing is left of it")
@MainActor
struct ResolveReleaseTests {
  @MainActor
  private final class Sessions {
    private struct Entry {
      weak var session: ResolveSession?
    }

    private var entries: [Entry] = []

    func note(_ session: ResolveSession?) { entries.append(Entry(session: session)) }

    var noted: Int { entries.count }
    var alive: Int { entries.count { $0.session != nil } }
  }

  private func sessions<Content: View>(of content: (Sessions) -> Content) -> Sessions {
    let sessions = Sessions()
    let resolver = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: 200,
      height: 400)
    _ = resolver.resolve(content(sessions))
    return sessions
  }

  /// A view that tells in which session it is resolved.
  private func probe(_ sessions: Sessions) -> some View {
    Text("A").transformEnvironment(\.self) { sessions.note($0.identity?.session) }
  }

  @Test("A view that does not act is let go of, and one that acts")
  func views() {
    let still = sessions { probe($0) }
    #expect(still.noted > 0)
    #expect(still.alive == 0)
    let acting = sessions { sessions in probe(sessions).onAppear {} }
    #expect(acting.noted > 0)
    #expect(acting.alive == 0)
  }
}
