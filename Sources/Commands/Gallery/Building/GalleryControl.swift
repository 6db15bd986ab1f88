import Components
import Render

/// A control of a story as a gallery offers it.
struct GalleryControl: Codable, Hashable, Sendable {
  /// A control with more values than this is not drawn in all of them before anyone asks.
  static let mostStops = 12
  /// A range of numbers is drawn at its ends and at even steps between them.
  private static let steps = 4

  var name: String
  /// The kind by the name that documents have for it.
  var kind: String
  /// The value that the picture shows.
  var value: String
  /// The bounds of a number that has some.
  var minimum: Double?
  var maximum: Double?
  /// What there is to choose from.
  var choices: [String] = []
  /// The values that are drawn before anyone asks for them; empty where there are too many.
  var stops: [String] = []

  init(_ control: ControlState) {
    name = control.name
    value = control.value
    switch control.field {
    case .number(let range):
      kind = "range"
      (minimum, maximum) = (range.lowerBound, range.upperBound)
      let length = range.upperBound - range.lowerBound
      if length.isFinite, length > 0 {
        let inner = (1..<Self.steps).map {
          range.lowerBound + length * Double($0) / Double(Self.steps)
        }
        stops = ([range.lowerBound] + inner + [range.upperBound]).map { decimalText($0) }
          .filter { text in Double(text).map(range.contains) == true }
      }
    case .integer(let range):
      kind = "integer"
      (minimum, maximum) = (Double(range.lowerBound), Double(range.upperBound))
      let (length, isHuge) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      if !isHuge, length < Self.mostStops { stops = range.map { "\($0)" } }
    case .text: kind = "text"
    case .choice(let words):
      kind = "choice"
      choices = words
      if words.count <= Self.mostStops { stops = words }
    case .bool:
      kind = "bool"
      stops = ["true", "false"]
    case .color:
      kind = "color"
      choices = ColorRole.allCases.map(\.rawValue)
    case .date: kind = "date"
    }
  }

  func write(into json: inout JSONWriter) {
    json.object(.compact) { json in
      json.member("name", name)
      json.member("kind", kind)
      json.member("value", value)
      if let minimum, minimum.isFinite { json.member("minimum", minimum) }
      if let maximum, maximum.isFinite { json.member("maximum", maximum) }
      if !choices.isEmpty { json.member("choices", choices) }
      if !stops.isEmpty { json.member("stops", stops) }
    }
  }

  /// The controls of a scene, of those with one name the first.
  static func all(of scene: ResolvedScene) -> [GalleryControl] {
    var names: Set<String> = []
    return scene.controls.filter { names.insert($0.name).inserted }.map(GalleryControl.init)
  }

  /// What controls are set to in the pictures that are drawn before anyone asks for them: first each value
  /// alone, then two that differ from the story's own, and so on.
  ///
  /// - Parameter limit: how many there are at most.
  static func sets(of controls: [GalleryControl], limit: Int) -> [[String: String]] {
    let others = controls.map { control in
      (name: control.name, values: control.stops.filter { $0 != control.value })
    }.filter { !$0.values.isEmpty }
    var sets: [[String: String]] = []
    func add(_ count: Int, to set: [String: String], from start: Int) {
      guard count > 0 else { return sets.append(set) }
      for index in others.indices.dropFirst(start) {
        for value in others[index].values {
          guard sets.count < limit else { return }
          var larger = set
          larger[others[index].name] = value
          add(count - 1, to: larger, from: index + 1)
        }
      }
    }
    for count in others.indices where sets.count < limit { add(count + 1, to: [:], from: 0) }
    return sets
  }
}
