public import Foundation

/// A button that would share something.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
{
  private let label: Label

  // Nothing of what it would share, and no preview of that, is shown.
  private init(showing label: Label) {
    self.label = label
  }

  public var body: some View {
    Button(action: {}, label: { label })
  }

  /// A button that would share something under a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: label())
  }

  /// A button that would share several things under a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A button with its own label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: label())
  }

  /// A button that would share several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button with the title “Share…” and a symbol.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> {
    self.init(showing: DefaultShareLinkLabel())
  }

  /// A button with a title and the symbol for sharing.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with the title “Share…” and a symbol, for several things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(showing: DefaultShareLinkLabel())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with the title “Share…” and a symbol; the preview is not shown.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: DefaultShareLinkLabel())
  }

  /// A button with a title and the symbol for sharing; the preview is not shown.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(showing: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The label of a button for sharing that has no label of its own: a title with a symbol.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share\u{2026}")

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// How something that is shared would look.
public struct SharePreview<Image, Icon> {
  /// A preview with a title, an image and an icon; it is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A preview with a title and an image; it is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// A preview with a title and an icon; it is not shown.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title alone; it is not shown.
  public init(_ titleKey: LocalizedStringKey) {}
  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

/// A button that would open the system's help.
public struct HelpLink: View {
  /// A button with the symbol of a question mark; `action` is never called.
  public init(action: @escaping () -> Void) {}

  public var body: some View {
    Button("Help", systemImage: "questionmark.circle") {}.labelStyle(.iconOnly)
  }
}

/// A button that would open an app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// A button with its own label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == Text {
  /// A button with the title “Settings…”.
  public init() {
    self.init { Text("Settings\u{2026}") }
  }
}

/// A button that would let the rows of a list be edited.
public struct EditButton: View {
  /// A button with the title “Edit”, or “Done” while the rows are being edited.
  public init() {}

  @Environment(\.editMode) private var mode
  @Environment(\.bars) private var bars

  public var body: some View {
    if mode?.wrappedValue.isEditing == true {
      Button("Done") {}.fontWeight(bars.confirmationWeight)
    } else {
      Button("Edit") {}
    }
  }
}

/// A button that would rename something.
public struct RenameButton<Label: View>: View {
  private let label: Label

  public var body: some View { Button(action: {}, label: { label }) }
}

extension RenameButton where Label == Components.Label<Text, Image> {
  /// A button with the title “Rename” and a pencil.
  public init() { label = Components.Label("Rename", systemImage: "pencil") }
}

/// A button that would paste something.
public struct PasteButton: View {
  /// A button with the title “Paste” and a symbol; `onPaste` is never called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// The same, for kinds of data; `payloadAction` is never called.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.doc") {} }
}

/// Content that follows the time; a picture shows it at one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told of the time.
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content
  private let isRepeating: Bool

  /// Content for the date of the environment; the schedule is never asked.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
    isRepeating = (schedule as? AnimationTimelineSchedule)?.isPaused == false
  }

  @Environment(\.currentDate) private var date

  public var body: some View {
    content(Context(date: date, cadence: .live)).repeatingMotion(isRepeating)
  }
}

/// The moment of a picture, for content that follows the time.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content would be drawn again.
  public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }

  /// The date of the picture.
  public let date: Date
  /// How often the content would be drawn again; always `live`.
  public let cadence: Cadence
}

/// The moments at which content would be drawn again.
public protocol TimelineSchedule {
  /// Moments from a date on; a picture never asks for them.
  associatedtype Entries: Sequence = [Date] where Entries.Element == Date

  /// The moments at or after a date; a picture never asks for them.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule where Entries == [Date] {
  /// The date itself.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// How often content may be drawn again.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Moments from a date on, `interval` seconds apart; neither is used.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// A schedule that would follow the clock.
  public init() {}
}

/// The frames of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule {
  fileprivate let isPaused: Bool

  /// A schedule of frames at least `minimumInterval` seconds apart, which is not used.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

/// Moments that an author gives.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  /// A schedule of some moments, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments themselves.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { Array(dates) }
}

extension TimelineSchedule {
  /// Moments that an author gives, in order.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from a date on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The frames of an animation, as many as the system has.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// The frames of an animation, at least `minimumInterval` seconds apart.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
