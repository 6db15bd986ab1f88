// Names of generic parameters and nested types as SwiftUI has them, which extensions see; that they compile is the test.
import Combine
import SwiftUICore
import Testing

extension State { func a() -> Value? { nil } }
extension StateObject { func b() -> ObjectType? { nil } }
extension ObservedObject { func c() -> ObjectType? { nil } }
extension EnvironmentObject { func d() -> ObjectType? { nil } }
extension Bindable { func e() -> Value? { nil } }
extension List { func f() -> (SelectionValue?, Content?)? { nil } }
extension List where SelectionValue == Never { func g() {} }
extension TupleView { func h() -> T { value } }
extension TupleView where T == (Text, Text) { var second: Text { value.1 } }
@MainActor let second: Text = TupleView((Text("a"), Text("b"))).second
extension VStack where Content == TupleView<(Text, Divider)> { func i() {} }
extension KeyframeAnimator { func j() -> (Value?, KeyframePath?, Content?)? { nil } }

extension Gauge where MarkedValueLabels == EmptyView {
  func k() -> (Label?, CurrentValueLabel?, BoundsLabel?)? { nil }
}
extension Table { func l() -> (Value?, Rows?, Columns?)? { nil } }
extension ShareLink where PreviewImage == Never {
  func m() -> (Data?, PreviewIcon?, Label?)? { nil }
}
extension OutlineGroup { func n() -> (Data?, ID?, Parent?, Leaf?, Subgroup?)? { nil } }
struct Named: Equatable { let text: Text }
typealias SharedLink = ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>
@MainActor let sharedLink: SharedLink = ShareLink(item: "a")

final class Counter: ObservableObject { @Published var count = 0 }

struct Counting: View {
  @StateObject private var counter = Counter()
  var body: some View { Counted(counter: $counter, counter: counter) }
}

struct Counted: View {
  let bindings: ObservedObject<Counter>.Wrapper
  @ObservedObject var counter: Counter
  init(counter bindings: ObservedObject<Counter>.Wrapper, counter: Counter) {
    self.bindings = bindings
    self.counter = counter
  }
  var body: some View { Stepper("Count", value: bindings.count) }
}

struct Movement: View {
  @State private var isOn = false

  @KeyframesBuilder<Double> private func frames() -> some Keyframes<Double> {
    KeyframeTrack { LinearKeyframe(1, duration: 1) }
  }

  var body: some View {
    KeyframeAnimator(initialValue: CGSize.zero, trigger: isOn) { size in
      Text("a").offset(size)
    } keyframes: { _ in
      KeyframeTrack(\.width) {
        if isOn {
          MoveKeyframe(0)
          CubicKeyframe(1, duration: 1)
        } else {
          SpringKeyframe(0, duration: 1, spring: .bouncy)
        }
        if isOn { LinearKeyframe(2, duration: 1) }
        for step in 0..<3 { LinearKeyframe(Double(step), duration: 0.1) }
      }
      if isOn { KeyframeTrack(\.height) { CubicKeyframe(1, duration: 1) } }
    }
    Text("b").keyframeAnimator(initialValue: 0.0, trigger: isOn) {
      $0.opacity($1)
    } keyframes: { value in
      if value > 0 { LinearKeyframe(1, duration: 1) } else { LinearKeyframe(0, duration: 1) }
    }
    Text("c").keyframeAnimator(initialValue: 0.0) {
      $0.opacity($1)
    } keyframes: { _ in
      frames()
    }
  }
}

@MainActor func particles() -> CAEmitterLayer {
  let spark = CAEmitterCell(), trail = CAEmitterCell()
  spark.redRange = 0.9
  spark.beginTime = 0.1
  spark.duration = 2
  spark.emitterCells = [trail]
  let layer = CAEmitterLayer()
  layer.emitterCells = [spark]
  return layer
}

@MainActor func screens() -> [UIViewController] {
  [
    UISearchController(), UIPageViewController(), UIColorPickerViewController(),
    UIFontPickerViewController(),
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
  ]
}

final class SceneWithoutWindow: UIResponder, UIWindowSceneDelegate {
  weak var windowScene: UIWindowScene?
}

struct Activity: View {
  var body: some View {
    Text("a").userActivity("reading") {
      $0.title = "Reading"
      $0.isEligibleForSearch = true
      $0.userInfo = ["page": 3]
    }
  }
}

@Suite struct GroupedStreamTests {
  @Test func `Groups by time are whole once the values have ended`() {
    var groups: [[Int]] = []
    let link = (1...3).publisher.collect(.byTime(DispatchQueue.main, .seconds(1)))
      .sink { groups.append($0) }
    #expect(groups == [[1, 2, 3]])
    groups = []
    let other = (1...3).publisher.collect(.byTimeOrCount(RunLoop.main, 1, 2))
      .sink { groups.append($0) }
    #expect(groups == [[1, 2], [3]])
    withExtendedLifetime((link, other)) {}
  }

  @Test func `No time passes between values`() {
    var lengths: [StreamTime.Stride] = []
    let link = (1...2).publisher.measureInterval(using: DispatchQueue.main)
      .sink { lengths.append($0) }
    #expect(lengths == [0, 0])
    withExtendedLifetime(link) {}
  }
}
