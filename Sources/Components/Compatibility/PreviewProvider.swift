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

private struct PreviewDeviceKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The name of the device that the list of previews found in the source.
  var previewDevice: String? {
    get { self[PreviewDeviceKey.self] }
    set { self[PreviewDeviceKey.self] = newValue }
  }
}

extension View {
  /// Shows a preview on a device by the name that Xcode has for it.
  ///
  /// The list of previews reads the name from the source; one that is no literal, or is of no phone or tablet that is
  /// known, is told.
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    PreviewDeviceView(content: self, device: device)
  }
}

/// A view with a note where it is not shown on the device that it asks for.
private struct PreviewDeviceView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let device: PreviewDevice?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let device {
      if Device.ofApple(device.rawValue) == nil {
        PictureGaps.note("there is no device \"\(device.rawValue)\": an iPhone 15 is shown")
      } else if context.environment.previewDevice != device.rawValue {
        PictureGaps.note("previewDevice(_:) is not drawn where the name is no literal of its own")
      }
    }
    return content._resolve(in: context)
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
