public import Foundation

/// Previews of a view, which the plugin `Previews` makes stories of.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to preview: one, or several in a `Group`.
  @ViewBuilder static var previews: Previews { get }
}

/// The system that a preview runs on.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Gives a preview its size.
  ///
  /// The list of previews shows those with `sizeThatFits` or `fixed` as large as their view.
  @ViewBuilder public func previewLayout(_ layout: PreviewLayout) -> some View {
    if case .fixed(let width, let height) = layout {
      frame(width: width, height: height)
    } else {
      self
    }
  }
}

/// A device by its name.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The device of a name in quotes.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What a preview is shown in besides an app, such as a widget.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of what a preview is shown in.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
