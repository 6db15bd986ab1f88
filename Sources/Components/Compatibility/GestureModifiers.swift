public import Foundation

extension View {
  /// Makes the view a button for assistive technology, with a button's hit area.
  public func onTapGesture(
    count: Int = 1, file: StaticString = #filePath, line: UInt = #line,
    perform action: @escaping () -> Void
  ) -> some View {
    control(
      .button, named: "tapTarget", source: SourceLocation(file: "\(file)", line: Int(line)))
  }

  /// Makes the view a button for assistive technology, with a button's hit area.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    file: StaticString = #filePath, line: UInt = #line,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    control(
      .button, named: "tapTarget", source: SourceLocation(file: "\(file)", line: Int(line)))
  }
}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a pointer looks over a view.
public enum PointerStyle: Hashable, Sendable {
  case `default`, link, horizontalText, verticalText, rectSelection, grabIdle, grabActive, zoomIn
  case zoomOut
}

/// How a view responds to a pointer over it.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// A haptic signal of the device.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the things that meet are.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard the things that meet are.
  public enum Flexibility: Hashable, Sendable { case soft, solid, rigid }

  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let impact = SensoryFeedback(name: "impact")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// A hit between things of a weight; a picture makes none, at any intensity.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// A hit between things of a hardness; a picture makes none, at any intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }
  /// Notes for the audit whether the view is dragged; no gesture happens in a picture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }
}
