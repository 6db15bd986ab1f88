import Testing

@testable import Components

/// Expected values were computed with Python's `math` on the damped oscillator's closed form.
@Suite("Motion: springs")
struct MotionTests {
  @Test(
    "A spring follows the damped oscillator",
    arguments: [
      (0.5, 0.0, 0.1, 0.35773955646956457), (0.5, 0.3, 0.25, 0.9840874909713708),
      (0.5, 0.3, 0.5, 1.0144984216160449),
      (0.5, -0.5, 0.3, 0.6076654025210154), (0.4, 0.15, 1.0, 0.9999983074813414),
    ] as [(Double, Double, Double, Double)])
  func values(duration: Double, bounce: Double, time: Double, expected: Double) {
    let value = Spring(duration: duration, bounce: bounce).value(at: time)
    #expect(abs(value - expected) < 1e-12)
  }

  @Test("It starts at 0 and rests at 1 for any parameters")
  func ends() {
    for bounce in [-1.0, -0.5, 0, 0.5, 1, .nan] {
      for duration in [0.1, 2, -1, .infinity] {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(spring.value(at: 0) == 0)
        #expect(spring.value(at: .nan) == 0)
        #expect(abs(spring.value(at: 1e6) - 1) < 1e-9)
      }
    }
  }
}
