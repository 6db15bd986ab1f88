import Foundation
import Testing

@testable import Components

@Suite("The time that an app's code finds")
@MainActor
struct ProcessClockTests {
  private func look() -> Date? {
    ProcessClock.look().map {
      Date(timeIntervalSince1970: Double($0.seconds) + Double($0.microseconds) / 1_000_000)
    }
  }

  @Test("It is the moment of the picture, and goes on with each look")
  func goesOn() throws {
    let date = Date(timeIntervalSince1970: 1_000_000_000.25)
    #expect(look() == nil)
    let (first, second) = ProcessClock.showing(date) { (look(), look()) }
    #expect(first == date)
    #expect(try #require(second) > date)
    #expect(look() == nil)
  }

  @Test("A moment before 1970 has whole microseconds from the second before it")
  func isBefore1970() {
    let date = Date(timeIntervalSince1970: -0.25)
    let time = ProcessClock.showing(date) { ProcessClock.look() }
    #expect(time?.seconds == -1)
    #expect(time?.microseconds == 750_000)
  }

  @Test(
    "A date that no clock shows leaves the machine's time",
    arguments: [Double.infinity, .nan, 1e300])
  func isNoTime(_ seconds: Double) {
    let time = ProcessClock.showing(Date(timeIntervalSince1970: seconds)) { ProcessClock.look() }
    #expect(time == nil)
  }

  @Test("A picture in a picture has its own, and then the outer one's goes on")
  func nests() {
    let outer = Date(timeIntervalSince1970: 5)
    let times = ProcessClock.showing(outer) {
      [look(), ProcessClock.showing(Date(timeIntervalSince1970: 9)) { look() }, look()]
    }
    #expect(times[1] == Date(timeIntervalSince1970: 9))
    #expect(times[2].map { $0.timeIntervalSince(outer) < 0.001 } == true)
  }
}
