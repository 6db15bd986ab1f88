import Foundation

/// What belongs to previews.
public struct Preview {
  /// The traits of a view's preview.
  public enum ViewTraits {}
}

/// What a preview is shown in.
public struct PreviewTrait<T>: Sendable {
  /// What the trait does to the view.
  let change: @MainActor @Sendable (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { Self { $0 } }
  /// On a device that is upright, as without a trait.
  public static var portrait: Self { Self { $0 } }
  /// On a device that is upside down, which looks the same.
  public static var portraitUpsideDown: Self { Self { $0 } }
  /// On a device on its side.
  public static var landscapeLeft: Self { Self { $0 } }
  /// On a device on its other side, which looks the same.
  public static var landscapeRight: Self { Self { $0 } }
  /// On a device, as without a trait.
  public static var defaultLayout: Self { Self { $0 } }

  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self { AnyView($0.frame(width: width, height: height)) }
  }

  /// Inside of what a modifier makes of the view.
  @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self { view in PreviewModifiers.apply(modifier, to: view) }
  }
}

/// What is around several previews, such as a model that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The view around the content.
  associatedtype Body: View
  /// The preview's view.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Puts a preview's view into what they share.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// Applies modifiers, whose context is made while the picture waits.
@MainActor
enum PreviewModifiers {
  static func apply<Modifier: PreviewModifier>(
    _ modifier: Modifier, to view: AnyView
  ) -> AnyView {
    AnyView(modifier.body(content: view, context: context(of: Modifier.self)))
  }

  private static var contexts: [ObjectIdentifier: Any] = [:]

  private static func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context
  {
    let key = ObjectIdentifier(type)
    if let known = contexts[key] as? Modifier.Context { return known }
    if let nothing = () as? Modifier.Context { return nothing }
    let result = StartedWork.leavingToSystem { sharedContext(of: type) }
    switch result {
    case .success(let context)?:
      contexts[key] = context
      return context
    case .failure(let error)?:
      fatalError("\(type).makeSharedContext() throws: \(error)")
    case nil:
      fatalError("\(type).makeSharedContext() returns nothing")
    }
  }

  private static func sharedContext<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) -> Result<Modifier.Context, any Error>? {
    var result: Result<Modifier.Context, any Error>?
    Task { @MainActor in
      do {
        result = .success(try await type.makeSharedContext())
      } catch {
        result = .failure(error)
      }
    }
    // A worker that waits too long is stopped, with the preview's name.
    while result == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    return result
  }
}
