public import Foundation

/// A picture from an address; a still picture is taken before it has come.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Shows what `content` makes of the phase `empty`; nothing is loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Shows the placeholder, which a screen would show until the picture has come.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == ConditionalContent<I, P> {
    self.content = .second(placeholder())
  }

  public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// Shows a plain area; nothing is loaded.
  public init(url: URL?, scale: CGFloat = 1) {
    content = .fill
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture did not come, if it failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
