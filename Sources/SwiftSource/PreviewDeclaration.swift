/// A preview that a file of Swift source declares: `#Preview`, or a view of a `PreviewProvider`.
public struct PreviewDeclaration: Equatable, Sendable {
  /// How the preview is written.
  public enum Form: Equatable, Sendable {
    /// `#Preview`, whose expansion is the function of this name.
    case macro(symbol: String)
    /// One of the views of a provider, or all of them where their number cannot be told.
    case provider(type: String, part: Int, count: Int)
    /// A provider that only its file can see.
    case hidden(type: String)
  }

  /// How large it is shown.
  public enum Size: String, Equatable, Sendable {
    case device, landscape, fitting
  }

  public var form: Form
  /// What its author calls it.
  public var name: String?
  public var size = Size.device
  /// The name of the device that it asks for.
  public var device: String?
  /// How many of its arguments it is shown with, each as a preview of its own; `nil` without arguments.
  public var arguments: Int?
  /// The line in its file, counted from 1.
  public var line: Int
  /// The conditions of the `#if`s around it.
  public var conditions: [String]
}
