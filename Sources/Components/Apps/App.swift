/// A custom app. It compiles; all that it does is to say how its views are rendered.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app; nothing asks for them.
  @SceneBuilder var body: Body { get }

  /// Makes the app; `main()` does without.
  init()
}

extension App {
  /// The start of a program that is marked `@main`: there are no windows to open.
  public static func main() {
    print("\(Self.self) opens no windows; register its views as stories to render them.")
  }
}

/// A part of an app with its own window; nothing shows it.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's own scenes.
  associatedtype Body: Scene

  /// The scenes that the scene is made of; nothing asks for them.
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  /// Never called: nothing asks a scene for its body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Composes the scenes of an app.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Drops the scenes of a block, as none is shown.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneList {
    SceneList()
  }
  /// Drops the scenes of an `if`.
  public static func buildOptional(_ content: SceneList?) -> SceneList { SceneList() }
  /// The scenes of the first branch.
  public static func buildEither(first: SceneList) -> SceneList { first }
  /// The scenes of the second branch.
  public static func buildEither(second: SceneList) -> SceneList { second }
  /// Drops scenes that only some versions of a system have.
  public static func buildLimitedAvailability(_ content: some Scene) -> SceneList { SceneList() }
}

/// The scenes of an app.
public struct SceneList: Scene {
  public typealias Body = Never
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  /// A window without a title; `content` is never called.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {}
  /// A window with a title; `content` is never called.
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {}
  /// The same, for a title that is a `Text`.
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {}
  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content)
  {}

  /// A window for each value of a type; `content` is never called.
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// The same, for values that have a default; neither closure is called.
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {}
}

/// A single window.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  /// A window with a title; `content` is never called.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// The same, for a title that is a `Text`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  /// A window with settings; `content` is never called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// An app's entry in the menu bar.
public struct MenuBarExtra<Content: View>: Scene {
  public typealias Body = Never

  /// An entry with a title and a symbol; `content` is never called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  /// The same, for an image by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}
  /// The same, for a label that is a view; neither closure is called.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
