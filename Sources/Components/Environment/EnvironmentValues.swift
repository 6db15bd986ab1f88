public import Foundation
public import Resources

/// A key of the environment with the value that holds where nobody set one.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What a view can know about where it is shown.
///
/// A variant of a story is a set of these values; views change them for their content.
public struct EnvironmentValues {
  // Appearance
  /// Whether the picture is light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether the reader asked for more contrast.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The theme in the look, with its tokens marked where names are asked for.
  var dressedTheme: Shared<Theme>
  /// What marks the tokens of themes; `nil` where nobody asks for names.
  var tokenMarks: TokenMarks?
  /// Whether the view is in what is raised above the screen, such as a sheet, where dark surfaces are
  /// lighter.
  var isElevated = false
  /// Whether text and rows run from left to right or from right to left.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The identifier of `locale`, which is all of it that a picture may depend on.
  package var localeIdentifier = "en"
  /// Pictures, colours, symbols, texts and fonts beside the code.
  public var resources = Resources.none
  /// The texts that keys stand for, by locale.
  public var stringTables = StringTables()
  private var chosenCalendar: Calendar?
  private var chosenTimeZone: TimeZone?
  /// The reader's type size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the reader asked for bold text; `nil` counts as regular.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// Whether the reader asked for opaque surfaces in place of translucent materials and glass.
  public var accessibilityReduceTransparency = false
  /// Whether the reader asked for less motion: spinners and skeletons are shown at rest.
  public var accessibilityReduceMotion = false
  /// Whether the reader asked for marks beside colours, such as symbols on switches; in the looks of
  /// iOS, the bar and the ring of its On/Off labels.
  public var accessibilityDifferentiateWithoutColor = false
  /// Whether the reader inverts colours; for views to read, nothing is inverted by itself.
  public var accessibilityInvertColors = false
  /// Whether the reader asked for the shapes of buttons: in the looks of iOS, text that is a button
  /// is underlined. For views to read in others.
  public var accessibilityShowButtonShapes = false
  /// Whether assistive technology is on; for views to read.
  public var accessibilityEnabled = false
  /// Pixels per point.
  public var displayScale: CGFloat = 2
  /// The time in seconds at which animated components are shown.
  public var renderTime = 0.0
  /// What controls are set to from outside, by their names.
  package var controlValues: [String: String] = [:]

  // Text
  /// Whether a reader has set letters, words and lines wider apart, as WCAG 1.4.12 has them.
  package var hasTextSpacing = false
  /// The font of text that names none itself; `nil` for that of body text.
  public var font: Font?
  /// How the lines of a paragraph are aligned with each other.
  public var multilineTextAlignment = TextAlignment.leading {
    didSet { fieldTextAlignment = multilineTextAlignment }
  }
  /// How fields align their text: as an author aligns paragraphs, not as a style does.
  var fieldTextAlignment = TextAlignment.leading
  /// What the base direction of texts follows; `nil` leaves it to the look.
  var writingDirection: ParagraphStyle.WritingDirection?
  /// The greatest number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// How many lines a text keeps room for even if it has fewer.
  var reservedLines = 0
  /// The room between the lines of a paragraph in points, beside that of the font.
  public var lineSpacing: CGFloat = 0
  /// Where a text that does not fit is cut.
  public var truncationMode = TextTruncation.tail
  /// How far text may shrink to fit before it is cut, limited to `0.1...1`; 1 by default.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move together before a text is cut.
  public var allowsTightening = false
  /// How strict the rules for the ends of Chinese and Japanese lines are.
  public var lineBreak = LineBreakStrictness.automatic
  /// What lines are broken by beside the room there is; whole Korean words by default.
  public var lineBreakStrategy = LineBreakStrategy.hangulWordPriority
  /// The language that text is set in where it is not that of the locale, as a BCP 47 tag.
  var typesettingLanguage: String?
  /// Whether text is shown in capitals or small letters; `nil` as it is written.
  public var textCase: TextCasing?
  var textStyle = TextEnvironment()

  // Styles
  var foregroundStyle: AnyShapeStyle?
  var foregroundLevels = ForegroundLevels()
  /// The colour of content for which no style is chosen; `nil` is that of text.
  var defaultForeground: Color?
  /// The style behind content where views ask for `.background`; `nil` for that of the theme.
  public var backgroundStyle: AnyShapeStyle?
  /// The tint of controls where it is a style rather than a colour.
  var tintStyle: AnyShapeStyle?
  var tintColor: Color?
  var symbol = SymbolEnvironment()

  // Controls
  /// Whether controls answer to touch; those that do not are shown faded.
  public var isEnabled = true
  /// How large controls are.
  public var controlSize = ControlSize.regular
  /// Why content is withheld; empty where it is shown.
  public var redactionReasons: RedactionReasons = []
  /// Whether the nearest view that can have the focus has it.
  public var isFocused = false
  /// Whether the screen is dimmed, as on a watch that is always on; for views to read.
  public var isLuminanceReduced = false
  /// Whether controls leave their labels out; assistive technology still has them.
  public var labelsHidden = false
  var chosenHitTargetMode: HitTargetMode?
  /// The least side of a hit area, in points; 44 as Apple's guidelines ask.
  public var minimumHitTarget: CGFloat = 44

  // Surroundings
  /// Whether there is little or much width; compact as on a telephone by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether there is little or much height; regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// What the device covers of the window at its edges, in points.
  public var safeAreaInsets = EdgeInsets()
  /// The phase of the scene: always active unless it is set.
  public var scenePhase = ScenePhase.active
  /// Closes what the view is presented in; does nothing in a picture.
  public var dismiss = DismissAction()
  /// Opens a link; does nothing in a picture unless a handler is set.
  public var openURL = OpenURLAction()
  /// Whether the view is presented by another one.
  public var isPresented = false
  /// Whether a search around the view is active.
  public var isSearching = false
  /// Whether the lists in the view are being edited; they are not where nobody says otherwise.
  public var editMode: Binding<EditMode>? = .constant(.inactive)

  /// Where in the tree of views the resolver is.
  var identity: ViewIdentity?

  private var custom: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment with the value that each key has by default.
  public init() { self.init(look: .standard) }

  /// Makes an environment in a look, all else as by default.
  public init(look: Look) { dressedTheme = Shared(look.theme) }

  /// The value of a key that an author declared.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that an ancestor put into the environment.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Has the objects that were put into another environment.
  mutating func takeObjects(of other: EnvironmentValues) { objects = other.objects }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
    if let object { PictureObjects.current?.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// Defaults with the objects of the picture that is being made.
  ///
  /// A view's closure that runs later, as a block of the main queue, asks outside of a body for the objects that its
  /// view has in the environment.
  static var outsideOfBodies: EnvironmentValues {
    var values = EnvironmentValues()
    values.objects = PictureObjects.current?.objects ?? [:]
    return values
  }
}

/// The objects that views of a picture put into the environment; of two of one type the later one.
///
/// The thread that makes the picture alone reads and writes it.
final class PictureObjects: @unchecked Sendable {
  @TaskLocal static var current: PictureObjects?

  var objects: [ObjectIdentifier: AnyObject] = [:]
}

// Foundation takes longer to make its first locale and calendar than a card to draw, so they are
// made for the views that ask for them.
extension EnvironmentValues {
  /// The language and region of texts and formats; English by default.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The calendar of dates; Gregorian by default, in the environment's time zone, with weeks that begin
  /// as they do where the locale is read.
  public var calendar: Calendar {
    get {
      if let chosenCalendar { return chosenCalendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = firstWeekday
      calendar.timeZone = timeZone
      return calendar
    }
    set { chosenCalendar = newValue }
  }

  /// The time zone of dates; Greenwich by default.
  public var timeZone: TimeZone {
    get { chosenTimeZone ?? .gmt }
    set { chosenTimeZone = newValue }
  }

  /// Whether dates are those of the Gregorian calendar, the one that formats have tables for.
  var hasGregorianCalendar: Bool {
    guard let identifier = chosenCalendar?.identifier else { return true }
    return identifier == .gregorian || identifier == .iso8601
  }

  /// The first day of a week, as the calendar numbers them: 1 for Sunday to 7 for Saturday.
  var firstWeekday: Int {
    guard let chosen = chosenCalendar?.firstWeekday, (1...7).contains(chosen) else {
      return WeekStart.weekday(of: localeIdentifier)
    }
    return chosen
  }
}

extension EnvironmentValues {
  /// The length of one device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// What colours and fonts need to know to become concrete.
  package var appearance: AppearanceContext {
    var context = AppearanceContext(
      dressedTheme: dressedTheme, colorScheme: colorScheme, contrast: colorSchemeContrast,
      dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight ?? .regular,
      isElevated: isElevated, tint: tintColor)
    context.resources = resources
    context.marks = tokenMarks
    context.idiom = horizontalSizeClass == .regular ? .ipad : .iphone
    return context
  }

  /// The font of text that names none itself.
  var textFont: Font { font ?? .body }

  /// The concrete font of text that names none itself.
  var fontRequest: FontRequest {
    var font = textFont
    if let weight = textStyle.weight { font = font.weight(weight) }
    if let design = textStyle.design { font.design = design }
    if let width = textStyle.width { font.width = width }
    if textStyle.isItalic { font = font.italic() }
    if textStyle.hasMonospacedDigits { font = font.monospacedDigit() }
    let factor = textStyle.scale == .secondary ? TextScale.secondaryFactor : 1
    let request = font.resolve(in: appearance).scaled(by: factor)
    guard let set = lineHeight?.set(font, size: request.size, scale: factor) else { return request }
    return set.resolve(in: appearance).scaled(by: factor)
  }

  /// A length that follows the reader's type size, rounded to a whole pixel.
  package func scaledLength(_ length: Double, relativeTo style: Font.TextStyle) -> Double {
    let scaled = theme.typeScale.scaled(length, relativeTo: style, at: dynamicTypeSize)
    let pixels = Double(displayScale)
    return (Double(scaled) * pixels).rounded(.toNearestOrAwayFromZero) / pixels
  }
}

/// The phase of an app's scene; a picture is always of an active one.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background
  case inactive
  case active
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  /// Whether rows show what edits them: in any mode but `inactive`.
  public var isEditing: Bool { self != .inactive }
}

/// Closes what a view is presented in; does nothing in a picture.
public struct DismissAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

/// Opens a link; does nothing in a picture.
public struct OpenURLAction {
  /// What became of a link.
  public enum Result: Sendable {
    case handled, discarded, systemAction

    /// The system opens another address instead; the same as `systemAction` in a picture.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: ((URL) -> Result)?

  init() {
    handler = nil
  }

  /// Makes an action that gives links to a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Gives a link to the handler, if there is one.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// The same, then tells whether the handler took the link; `false` where there is none.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    completion(handler.map { $0(url) != .discarded } ?? false)
  }
}

/// Why content is withheld.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The set as bits: one for each reason.
  public let rawValue: Int

  /// Makes a set from its bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Placeholders stand for all content.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Placeholders stand for content that is marked as private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Placeholders stand for all content, which is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The text attributes that views set for all text in them.
struct TextEnvironment {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic = false
  var hasMonospacedDigits = false
  var underline: TextLineStyle?
  var strikethrough: TextLineStyle?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale = TextScale.default
}

/// The attributes that views set for all symbols in them.
struct SymbolEnvironment {
  var scale = SymbolScale.medium
  var variants = SymbolVariants.none
  var renderingMode: SymbolRenderingMode?
  /// Whether an effect that repeats by itself is on symbols.
  var repeatsEffect = false
}
