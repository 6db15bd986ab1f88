import Combine
import Testing

// A model of an app whose file imports Foundation alone, which is what Combine has here.

@Observable
private final class CountedModel {
  var count = 1
  @ObservationIgnored var note = ""
}

@Test func `A model is observed where only Foundation is imported`() {
  let model = CountedModel()
  nonisolated(unsafe) var changes = 0
  withObservationTracking {
    _ = model.count
  } onChange: {
    changes += 1
  }
  model.note = "a"
  model.count = 2
  #expect(changes == 1)
}
