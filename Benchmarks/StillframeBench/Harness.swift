/// The median and the minimum of repeated runs, in milliseconds.
struct Timing {
  let median: Double
  let minimum: Double
}

/// Runs `body` a few times to warm up, then `reps` times under a monotonic clock.
func measure(reps: Int, warmup: Int = 3, _ body: () throws -> Void) rethrows -> Timing {
  for _ in 0..<warmup { try body() }
  let clock = ContinuousClock()
  var samples: [Double] = []
  for _ in 0..<max(reps, 1) {
    let elapsed = try clock.measure(body)
    let (seconds, attoseconds) = elapsed.components
    samples.append(Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
  }
  samples.sort()
  return Timing(median: samples[samples.count / 2], minimum: samples[0])
}

/// Prints one result line: `name median_ms min_ms`.
func report(_ name: String, _ timing: Timing) {
  print("\(name) \(threeDecimals(timing.median)) \(threeDecimals(timing.minimum))")
}

private func threeDecimals(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let fraction = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}

/// Keeps the optimiser from removing work whose result nobody reads.
@inline(never)
func keep<Value>(_ value: Value) { _ = value }
