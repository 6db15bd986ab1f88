// Forms that apps use beside the common ones; that they compile is the test.
import Combine
import SwiftUI
import UIKit

private struct Topping: Identifiable, Hashable {
  enum Kind: String, CaseIterable { case sweet, salty }

  var id = 0
  var kind = Kind.sweet
}

private struct PlainDates: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.selection, style: .date)
      if configuration.displayedComponents.contains(.date), let first = configuration.minimumDate {
        Text(first, style: .date)
      }
      DatePicker("", selection: configuration.$selection).datePickerStyle(.wheel)
    }
  }
}

/// A field as apps wrap it: the types of UIKit in a view that imports SwiftUI.
private struct WrappedField: View {
  let keyboardType: UIKeyboardType
  let textContentType: UITextContentType?
  @Binding var text: String

  private var capitals: UITextAutocapitalizationType {
    switch textContentType {
    case .givenName, .middleName: .words
    default: .none
    }
  }

  var body: some View {
    TextField("Name", text: $text)
      .keyboardType(keyboardType)
      .textContentType(textContentType)
      .textContentType(.init(rawValue: ""))
      .autocapitalization(capitals)
      .onAppear { UITextField().keyboardType = keyboardType }
  }
}

private struct Pickers: View {
  @State private var toppings = [Topping(), Topping(id: 1, kind: .salty)]
  @State private var kind = Topping.Kind.sweet
  @State private var chosen: Set<Int> = []
  @State private var one: Int?
  @State private var date = Date()
  let title = "Kind"
  let picture = ImageResource(name: "a", bundle: .main)

  var body: some View {
    Picker("Kind", selection: $kind) {
      kinds
    } currentValueLabel: {
      Text("Now")
    }
    Picker(title, selection: $kind) {
      kinds
    } currentValueLabel: {
      Text("Now")
    }
    Picker(selection: $kind) {
      kinds
    } label: {
      Text(title)
    } currentValueLabel: {
      Text("Now")
    }
    Picker("Kind", sources: $toppings, selection: \.kind) { kinds }
    Picker(title, sources: $toppings, selection: \.kind) { kinds }
    Picker(title, systemImage: "leaf", sources: $toppings, selection: \.kind) { kinds }
    Picker("Kind", image: picture, sources: $toppings, selection: \.kind) { kinds }
    Picker(sources: $toppings, selection: \.kind) {
      kinds
    } label: {
      Text(title)
    }
    DatePicker(title, selection: $date, in: ...date, displayedComponents: .date)
      .datePickerStyle(PlainDates())
    List($toppings, id: \.id, editActions: .all, selection: $chosen) { $row in Text("\(row.id)") }
    List($toppings, editActions: [.delete, .move], selection: $one) { $row in Text("\(row.id)") }
    List {
      ForEach(toppings) { Text("\($0.id)").listRowInsets(.horizontal, 2) }
        .onInsert(of: [.plainText]) { _, providers in _ = providers.count }
    }
    .environment(\.defaultMinListRowHeight, 20)
    .environment(\.defaultMinListHeaderHeight, 0)
  }

  private var kinds: some View {
    ForEach(Topping.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
  }
}

private struct Moves: View {
  struct Values {
    var angle = Angle.zero
    var scale = 1.0
  }

  let steps: Bool
  @Environment(\.tabBarPlacement) private var placement
  @State private var start: CGPoint?

  var body: some View {
    Text("a")
      .keyframeAnimator(initialValue: 0, trigger: steps) { content, time in
        content.opacity(time)
      } keyframes: { _ in
        MoveKeyframe(0)
        LinearKeyframe(3, duration: 3)
      }
      .keyframeAnimator(initialValue: Values()) { content, values in
        content.scaleEffect(values.scale).rotationEffect(values.angle)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          if steps { CubicKeyframe(.degrees(9), duration: 1) } else { MoveKeyframe(.zero) }
        }
        KeyframeTrack(\.scale) {
          for step in 0..<3 { SpringKeyframe(Double(step), duration: 0.2, spring: .bouncy) }
        }
      }
      .transaction {
        $0.animation = nil
      } body: {
        $0.opacity(0.5)
      }
      .gesture(DragGesture(), name: "drag", isEnabled: steps)
      .gesture(FingerDown(start: $start))
    TimelineView(.explicit([Date()])) { Text($0.date, style: .time) }
  }
}

private struct FingerDown: UIGestureRecognizerRepresentable {
  final class Coordinator: NSObject, UIGestureRecognizerDelegate {}

  @Binding var start: CGPoint?

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.delegate = context.coordinator
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {
    start = recognizer.state == .began ? context.converter.localLocation : nil
  }
}

private struct Looks: View {
  @Namespace private var glass
  @State private var isShown = false

  var body: some View {
    Label("a", systemImage: "star").labelReservedIconWidth(30).labelIconToTitleSpacing(4)
    Text("b").lineHeight(.loose).lineHeight(.exact(points: 20)).lineHeight(.multiple(factor: 1.4))
      .lineHeight(.leading(increase: 3))
    Image(systemName: "wifi", variableValue: 0.3).symbolVariableValueMode(.draw).resizable()
    Text("c").symbolColorRenderingMode(.gradient).multilineTextAlignment(strategy: .layoutBased)
      .writingDirection(strategy: .contentBased).materialActiveAppearance(.active)
    ScrollView { Text("d") }.scrollEdgeEffectHidden(true, for: .top)
      .toolbar(id: "bar") {
        ToolbarItem(id: "a", placement: .secondaryAction, showsByDefault: false) { Text("a") }
      }
    Text("e").glassEffect().glassEffectTransition(.materialize)
      .sheet(isPresented: $isShown) {
        Text("f").presentationSizing(.form.fitted(horizontal: true, vertical: false))
          .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
      }
      .confirmationDialog("g", isPresented: $isShown) {
        Button("h") {}
      }
      .dialogSuppressionToggle(isSuppressed: $isShown)
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { _ in }
      .fileDialogMessage("i")
      .onAppear {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      }
  }
}
