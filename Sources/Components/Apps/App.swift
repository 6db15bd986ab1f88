/// An app of an author's own. It compiles, and does nothing but say how its views are rendered.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// The start of a program that is marked `@main`: there are no windows to open.
  public static func main() {
    print("\(Self.self) opens no windows; register its views as stories to render them.")
  }
}

/// A part of an app with a window of its own; nothing shows it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

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
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneList {
    SceneList()
  }
  public static func buildOptional(_ content: SceneList?) -> SceneList { SceneList() }
  public static func buildEither(first: SceneList) -> SceneList { first }
  public static func buildEither(second: SceneList) -> SceneList { second }
  public static func buildLimitedAvailability(_ content: some Scene) -> SceneList { SceneList() }
}

/// The scenes of an app.
public struct SceneList: Scene {
  public typealias Body = Never
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  public init(id: String? = nil, @ViewBuilder content: () -> Content) {}
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {}
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content)
  {}

  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {}
}

/// A single window.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}

/// An app's entry in the menu bar.
public struct MenuBarExtra<Content: View>: Scene {
  public typealias Body = Never

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
