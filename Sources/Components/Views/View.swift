/// A part of a user interface: a value that describes what is seen.
///
/// As in SwiftUI, a type conforms by giving a `body` made of other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body; `Never` for views that the engine draws itself.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Turns the view into concrete nodes. Views with a `body` never implement this.
  func _resolve(in context: ResolveContext) -> [ResolvedNode]
}

extension View {
  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let refusal = context.refusal() { return refusal }
    guard !ResolvePass.isFull else {
      return ResolvePass.postponed(in: context) { resolveBody(in: $0) }
    }
    return resolveBody(in: context)
  }

  private func resolveBody(in context: ResolveContext) -> [ResolvedNode] {
    // Property wrappers find the environment here while the body is evaluated, and while closures
    // of the body that are called later, such as those of `ForEach`, make their views.
    let context = context.entering(bodyOf: self)
    return EnvironmentScope.$context.withValue(context) { body._resolve(in: context) }
  }
}

extension View where Body == Never {
  /// Never called: views without a body resolve to nodes themselves.
  public var body: Never { preconditionFailure("\(Self.self) resolves without a body") }
}

extension Never: View {
  public typealias Body = Never

  // Views, scenes and commands without a body all have this one; no value of the type can ask for it.
  /// Never called: there is no value of the type.
  public var body: Never { preconditionFailure("there is no value without a body") }
}
