import Combine
import SwiftUI
import Testing

/// Values are those that Combine documents for its operators.
@Suite @MainActor struct StreamTests {
  struct Broken: Error {}

  private final class Model: ObservableObject {
    @Published var query = "a"
    @Published var results: [String] = []
    @Published var count = 0
    private var bag = Set<AnyCancellable>()

    init() {
      $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
        .map { query in ["apple", "banana"].filter { $0.hasPrefix(query) } }
        .receive(on: RunLoop.main).assign(to: &$results)
      $results.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &bag)
    }
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test func `A model's properties follow one another`() {
    let model = Model()
    #expect(model.results == ["apple"])
    #expect(model.count == 1)
    var changes = 0
    let link = model.objectWillChange.sink { changes += 1 }
    model.query = "b"
    #expect(model.results == ["banana"])
    #expect(changes == 3)
    link.cancel()
    model.query = "x"
    #expect(changes == 3)
  }

  @Test func `Operators send what they promise`() {
    #expect(values((1...5).publisher.scan(0, +)) == [1, 3, 6, 10, 15])
    #expect(values([1, 1, 2].publisher.removeDuplicates()) == [1, 2])
    #expect(values((1...).publisher.prefix(2)) == [1, 2])
    #expect(
      values([1, 2].publisher.zip(["a", "b", "c"].publisher).map { "\($0)\($1)" }) == ["1a", "2b"])
    #expect(values([1, 2].publisher.combineLatest([3, 4].publisher).map { $0 * $1 }) == [6, 8])
    #expect(values([1, 2].publisher.flatMap { Just($0 * 2) }) == [2, 4])
    #expect(values((1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(values(Just(1).prepend(0).append(2)) == [0, 1, 2])
    #expect(values(Publishers.Merge(Just(1), Just(2))) == [1, 2])
  }

  @Test func `Values are treated as a sequence`() {
    let numbers = [3, 1, 4, 1, 5].publisher
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.max { $0 > $1 }) == [1])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(values(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(values(numbers.output(at: 2)) == [4])
    #expect(values(numbers.output(in: 1..<3)) == [1, 4])
    #expect(values(numbers.output(in: 3...)) == [1, 5])
    #expect(values(numbers.last { $0 < 4 }) == [1])
    #expect(values(numbers.drop(untilOutputFrom: Just(0))) == [3, 1, 4, 1, 5])
    #expect(values(numbers.drop(untilOutputFrom: Empty<Int, Never>())).isEmpty)
    #expect(values(numbers.tryReduce(0) { $0 + $1 }) == [14])
    let failing = numbers.tryScan(0) { sum, next in
      guard next != 4 else { throw Broken() }
      return sum + next
    }
    #expect(values(failing) == [3, 4])
    #expect(values(Record<Int, Never>(output: [1, 2], completion: .finished)) == [1, 2])
  }

  @Test func `A task awaits values`() async throws {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }

  @Test func `Errors are caught, replaced and tried again`() {
    #expect(values(Fail<Int, Broken>(error: Broken()).replaceError(with: 7)) == [7])
    #expect(values(Fail<Int, Broken>(error: Broken()).catch { _ in Just(3) }) == [3])
    var tries = 0
    let failing = Deferred {
      tries += 1
      return Fail<Int, Broken>(error: Broken())
    }
    #expect(values(failing.retry(2)).isEmpty)
    #expect(tries == 3)
    let data = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(values(data) == [[1, 2]])
  }

  @Test func `What is late never comes, and nobody is asked`() throws {
    #expect(values(Just(1).delay(for: 1, scheduler: RunLoop.main)).isEmpty)
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    #expect(values(timer).isEmpty)
    timer.upstream.connect().cancel()
    let url = try #require(URL(string: "https://example.com"))
    #expect(values(URLSession.shared.dataTaskPublisher(for: url)).isEmpty)
  }

  @Test func `A released right ends the values`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var link: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    link = nil
    subject.send(2)
    #expect(values == [1])
    #expect(link == nil)
  }

  private final class Careful: Subscriber {
    var values: [Int] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(2))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
  }

  @Test func `A subscriber gets as many values as it asks for`() {
    let careful = Careful()
    (1...4).publisher.subscribe(careful)
    #expect(careful.values == [1, 2])
    careful.subscription?.request(.unlimited)
    #expect(careful.values == [1, 2, 3, 4, -1])
  }
}
