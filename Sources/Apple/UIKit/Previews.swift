public import Components

// `#Preview` takes views of UIKit too. Overloads of the macro would make every preview of several
// statements ambiguous, so that these are views: placeholders that are told as not drawn.

extension UIView: View {
  public typealias Body = Never

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    ForeignView(name: "\(type(of: self))")._resolve(in: context)
  }
}

extension UIViewController: View {
  public typealias Body = Never

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    ForeignView(name: "\(type(of: self))")._resolve(in: context)
  }
}
