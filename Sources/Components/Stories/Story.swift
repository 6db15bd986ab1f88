public import Foundation
public import Resources

/// A named view with the variants in which it is shown, tested and audited.
///
/// One registry of stories feeds tests, commands, audits, galleries and benchmarks.
public struct Story: Sendable {
  /// Segments of `[a-z0-9-]+` joined by `/`, such as `button/primary/loading`.
  public let id: String
  /// The appearances in which the story is shown.
  public var variants: [Variant]
  /// The size and background, made when first asked for: a theme is read only for stories that are
  /// shown.
  public var canvas: StoryCanvas {
    get { makeCanvas() }
    set { makeCanvas = { newValue } }
  }
  // A closure also where the canvas is known: a canvas takes kilobytes, a catalogue copies stories.
  private var makeCanvas: @Sendable () -> StoryCanvas
  /// How far pictures may differ from their goldens; `nil`, as by default, is not at all.
  public var tolerance: SnapshotTolerance?
  /// Whether goldens have what VoiceOver says beside the picture.
  public var keepsSpeech = false
  /// How much work a picture of the story may ask for.
  public var budget = RenderBudget.standard
  /// Where the story was written.
  public let source: SourceLocation
  private let makeView: @MainActor @Sendable () -> AnyView

  /// Creates a story.
  ///
  /// - Parameters:
  ///   - id: the name; a registry refuses ids that are not segments of `[a-z0-9-]+` joined by `/`.
  ///   - variants: the appearances, by default light, dark, right-to-left and accessibility 3.
  ///   - canvas: the size and background; by default 390 points wide, as high as the content.
  ///   - tolerance: an exception from exact goldens, with its reason; none by default.
  ///   - content: the view.
  // Inlined, so that the caller's closure names the type of the content. Called with that type, as
  // any generic function is, a catalogue would have the runtime build the types of all its stories.
  @inlinable
  public init<Content: View>(
    _ id: String, variants: [Variant] = Variant.standard,
    canvas: @escaping @autoclosure @Sendable () -> StoryCanvas = StoryCanvas(),
    tolerance: SnapshotTolerance? = nil,
    file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      id, variants: variants, canvas: canvas, tolerance: tolerance,
      source: SourceLocation(file: "\(file)", line: Int(line)), view: { AnyView(content()) })
  }

  /// Creates a story from its parts, such as those of a document.
  @usableFromInline
  package init(
    _ id: String, variants: [Variant], canvas: @escaping @Sendable () -> StoryCanvas,
    tolerance: SnapshotTolerance? = nil, source: SourceLocation,
    view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.id = id
    self.variants = variants
    self.makeCanvas = canvas
    self.tolerance = tolerance
    self.source = source
    makeView = view
  }

  /// The story with another canvas, which is made and changed when it is first asked for.
  package func changingCanvas(
    _ change: @escaping @Sendable (inout StoryCanvas) -> Void
  ) -> Story {
    var story = self
    story.makeCanvas = { [self] in
      var canvas = canvas
      change(&canvas)
      return canvas
    }
    return story
  }

  /// The story in a look, for variants that choose none.
  public func look(_ look: Look) -> Story { changingCanvas { $0.look = look } }

  /// The story with what VoiceOver says in each variant as part of its goldens, or without it.
  ///
  /// It is kept as `<variant>.speech.txt` and compared by the tree gate.
  public func snapshots(speech: Bool) -> Story {
    var story = self
    story.keepsSpeech = speech
    return story
  }

  /// The story with resources of its own, which are used before those that its tool is given.
  public func resources(_ resources: Resources) -> Story {
    changingCanvas { $0.resources = $0.resources.merging(resources) }
  }

  /// The language of a variant of the story, by its tag.
  package func language(for variant: Variant) -> String {
    variant.locale ?? canvas.locale ?? "en"
  }

  /// The story's view, made anew.
  @MainActor public func view() -> AnyView { makeView() }

  /// The story's view, made anew, whose code finds an environment.
  @MainActor package func view(in environment: EnvironmentValues) -> AnyView {
    EnvironmentScope.$context.withValue(
      ResolveContext(environment: environment), operation: makeView)
  }

  /// The environment of a variant of the story.
  @MainActor public func environment(for variant: Variant) -> EnvironmentValues {
    let canvas = canvas
    var environment = EnvironmentValues(look: canvas.look ?? .standard)
    canvas.apply(to: &environment)
    variant.apply(to: &environment)
    return environment
  }
}

/// The room in which a story is shown, and what is behind it.
public struct StoryCanvas: Hashable, Sendable {
  /// What is behind the content.
  public enum Backdrop: Hashable, Sendable {
    /// The theme's background role.
    case background
    /// Nothing: the picture keeps its alpha.
    case transparent
    case color(Color)
  }

  /// The proposed width in points; `nil` proposes the content's ideal one.
  public var width: CGFloat?
  /// The proposed height in points; `nil` proposes the content's ideal one.
  public var height: CGFloat?
  /// Pixels per point.
  public var scale: CGFloat
  /// What is behind the story.
  public var backdrop: Backdrop
  /// A named device, whose size and safe area replace the proposal.
  public var device: Device?
  /// A BCP 47 language tag that variants without one of their own use.
  public var locale: String?
  /// The theme; `nil` for the standard one.
  public var theme: Theme?
  /// The look of variants that choose none; `nil` for the standard one.
  public var look: Look?
  /// The time in seconds at which animated components are shown.
  public var time: Double
  /// Pictures, colours, symbols, texts and fonts beside the code.
  public var resources = Resources.none
  /// What controls are set to, by their names; those without a value have their own.
  public var controls: [String: String] = [:]

  /// Makes a canvas; lengths are in points, `scale` in pixels per point, `time` in seconds.
  public init(
    width: CGFloat? = 390, height: CGFloat? = nil, scale: CGFloat = 2,
    backdrop: Backdrop = .background, device: Device? = nil, locale: String? = nil,
    theme: Theme? = nil, look: Look? = nil, time: Double = 0, resources: Resources = .none
  ) {
    self.resources = resources
    self.width = width
    self.height = height
    self.scale = scale
    self.backdrop = backdrop
    self.device = device
    self.locale = locale
    self.theme = theme
    self.look = look
    self.time = time
  }

  func apply(to environment: inout EnvironmentValues) {
    environment.displayScale = scale
    environment.renderTime = time
    environment.resources = resources
    environment.controlValues = controls
    if let look { environment.look = look }
    if let theme { environment.theme = theme }
    if let device {
      environment.safeAreaInsets = device.safeArea
      environment.screenInsets = device.safeArea
      environment.horizontalSizeClass = device.horizontalSizeClass
    }
    if let locale { environment.setLocale(locale) }
  }
}

extension EnvironmentValues {
  /// Sets the locale and, with it, the direction in which its script is written.
  package mutating func setLocale(_ identifier: String) {
    localeIdentifier = identifier
    layoutDirection = LayoutDirection(ofLanguage: identifier)
  }
}

extension LayoutDirection {
  /// The direction in which a language is written, by its BCP 47 tag.
  package init(ofLanguage tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    let isRightToLeft = ["ar", "he", "fa", "ur", "yi", "iw"].contains(String(language))
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
