// Lines of public code as they are; that they compile is the test.
import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var user: String?
  private let address = URL(filePath: "/a")
  let events = PassthroughSubject<Int, Never>()
  private let errors = CurrentValueSubject<String?, Never>(nil)
  private var bag = Set<AnyCancellable>()
  private var one: AnyCancellable?
  var isValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($query, $results).map { !$0.isEmpty && !$1.isEmpty }
      .eraseToAnyPublisher()
  }
  init() {
    $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] text in self?.results = [text] }.store(in: &bag)
    $query.debounce(for: 0.5, scheduler: RunLoop.main).assign(to: &$results2)
    events.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).receive(
      on: DispatchQueue.main
    ).sink { _ in }.store(in: &bag)
    one = Publishers.Merge(events.map { "\($0)" }, $query).sink { print($0) }
    Publishers.CombineLatest3($query, $results, errors).receive(on: RunLoop.main).sink { a, b, c in
      _ = (a, b, c)
    }.store(in: &bag)
    isValid.assign(to: \.flag, on: self).store(in: &bag)
    objectWillChange.send()
    NotificationCenter.default.publisher(for: .init("a")).compactMap { $0.object as? String }.sink {
      _ in
    }.store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
  }
  @Published var results2 = ""
  var flag = false
  func load() -> AnyPublisher<[Int], Error> {
    URLSession.shared.dataTaskPublisher(for: address)
      .subscribe(on: DispatchQueue.global())
      .tryMap { data, response -> Data in
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      .decode(type: [Int].self, decoder: JSONDecoder())
      .mapError { $0 as Error }
      .retry(2)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
  func simple() {
    URLSession.shared.dataTaskPublisher(for: URLRequest(url: address)).map(
      \.data
    )
    .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).sink { _ in }.store(
      in: &bag)
    load().sink { completion in
      switch completion {
      case .finished: break
      case .failure(let error): print(error.localizedDescription)
      }
    } receiveValue: { _ in
    }.store(in: &bag)
    $query.flatMap { q in
      Future<Int, Error> { promise in promise(.success(q.count)) }.catch { _ in Just(0) }
    }.sink { _ in }.store(in: &bag)
    $query.map { q in Just(q).delay(for: .seconds(1), scheduler: RunLoop.main) }.switchToLatest()
      .sink { _ in }.store(in: &bag)
    Just(1).setFailureType(to: Error.self).eraseToAnyPublisher().sink(
      receiveCompletion: { _ in }, receiveValue: { _ in }
    ).store(in: &bag)
    _ = Fail<Int, Error>(error: URLError(.badURL)).eraseToAnyPublisher()
    _ = Empty<Int, Never>().eraseToAnyPublisher()
    [1, 2].publisher.prepend(0).append(3).collect().sink { _ in }.store(in: &bag)
    let c: Cancellable = $query.sink { _ in }; c.cancel()
  }
}
extension Publisher where Failure == Never {
  func weakAssign<T: AnyObject>(to keyPath: ReferenceWritableKeyPath<T, Output>, on object: T)
    -> AnyCancellable
  {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
struct V: View {
  @StateObject private var model = Model()
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    TextField("a", text: $model.query)
      .onReceive(timer) { now = $0 }
      .onReceive(model.$query) { _ in }
      .onReceive(Just(now)) { _ in }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in }
  }
}
final class CustomSub: Subscription {
  func request(_ demand: Subscribers.Demand) {}; func cancel() {}
}
struct CustomPub: Publisher {
  typealias Output = Int; typealias Failure = Never
  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: CustomSub())
  }
}
final class KB: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>();
  var h: CGFloat = 0 { willSet { objectWillChange.send() } }
}
