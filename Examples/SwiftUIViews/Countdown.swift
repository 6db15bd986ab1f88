import Components

final class CountdownModel: ObservableObject {
  @Published var remaining: Int
  @Published private(set) var isRunning = false

  init(remaining: Int) {
    self.remaining = remaining
  }

  func toggle() {
    isRunning.toggle()
    objectWillChange.send()
  }
}

struct Countdown: View {
  @StateObject private var model: CountdownModel
  @GestureState private var drag = CGSize.zero
  @Environment(\.scenePhase) private var scenePhase
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(seconds: Int) {
    _model = StateObject(wrappedValue: CountdownModel(remaining: seconds))
  }

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        ForEach(0..<12) { tick in
          Capsule()
            .fill(.secondary)
            .frame(width: 3, height: 12)
            .offset(y: -84)
            .rotationEffect(.degrees(Double(tick) * 30))
        }
        Text("\(model.remaining / 60):\(String(format: "%02d", model.remaining % 60))")
          .font(.system(size: 48, weight: .light, design: .monospaced))
      }
      .frame(width: 200, height: 200)
      .background(Circle().fill(.background).shadow(radius: 10))

      Button {
        model.toggle()
      } label: {
        Label(
          model.isRunning ? "Pause" : "Start",
          systemImage: model.isRunning ? "pause.fill" : "play.fill")
      }
      .buttonStyle(.bordered)
      .tint(.green)
    }
    .padding()
    .offset(drag)
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { _ in model.remaining = 60 }
    )
    .onReceive(timer) { _ in
      guard model.isRunning, model.remaining > 0 else { return }
      model.remaining -= 1
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { model.toggle() }
    }
  }
}
