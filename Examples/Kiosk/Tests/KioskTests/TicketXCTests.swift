import Components
import KioskStories
import StillframeTesting
import XCTest

/// The same expectation in XCTest. Test methods are `async`, and not `@MainActor`: XCTest on Linux
/// cannot run synchronous methods of an actor.
final class TicketXCTests: XCTestCase {
  func testEmptyQueue() async throws {
    try await expectSnapshot(
      of: TicketCard(number: "A 1", counter: "Counter 1", waiting: 0), named: "empty-queue",
      variants: [.light, .ax3])
  }
}
