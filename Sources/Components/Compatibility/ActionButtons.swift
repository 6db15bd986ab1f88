public import Foundation

/// A button that would share something.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let source: SourceLocation

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  public var body: some View {
    Button(action: {}, label: { label })
  }
}

extension ShareLink where Label == Components.Label<Text, Image> {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init("Share\u{2026}", item: item, file: file, line: line)
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      item: item, label: { Components.Label(titleKey, systemImage: "square.and.arrow.up") },
      file: file, line: line)
  }
}

/// A button that would let the rows of a list be edited.
public struct EditButton: View {
  public init() {}

  @Environment(\.editMode) private var mode

  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {}
  }
}

/// A button that would rename something.
public struct RenameButton: View {
  public init() {}

  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that would paste something.
public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.doc") {} }
}

/// Content that follows the time; a picture shows it at one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  @Environment(\.currentDate) private var date

  public var body: some View { content(Context(date: date, cadence: .live)) }
}

/// The moment of a picture, for content that follows the time.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content would be drawn anew.
  public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence
}

/// The moments at which content would be drawn anew.
public protocol TimelineSchedule {
  /// Moments from a date on; a picture never asks for them.
  associatedtype Entries: Sequence = [Date] where Entries.Element == Date

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule where Entries == [Date] {
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// How often content may be drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

/// The frames of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
