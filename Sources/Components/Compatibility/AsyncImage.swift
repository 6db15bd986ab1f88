public import Foundation
import Resources

/// A picture from an address, which is never asked: `resources.network` says what is shown in its place.
///
/// An address that nobody speaks of is in the phase `empty`, as it is on a screen until the picture has come.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: @MainActor (AsyncImagePhase) -> Content
  @Environment(\.resources) private var resources

  /// Shows what `content` makes of the phase that the map of the network gives the address.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows the picture that the map of the network gives the address, or else the placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping @MainActor (Image) -> I,
    @ViewBuilder placeholder: @escaping @MainActor () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let address = url?.absoluteString else { return .empty }
    switch resources.networkPicture(at: address) {
    case .empty?: return .empty
    case .failure(let reason)?: return .failure(NetworkFailure(description: reason))
    case .picture(let bytes, let sha256, let own)?:
      PictureGaps.use(ResourceUse(kind: .network, name: address, sha256: sha256))
      return .success(Image(data: bytes, scale: CGFloat(own) * scale))
    case nil:
      PictureGaps.note(
        "the network is not asked for \(address): its placeholder is drawn; give a picture with --network"
      )
      return .empty
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Shows the picture that the map of the network gives the address, or else a plain area.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.fill
    }
  }
}

/// Why a picture of the network did not come, as the map of the network says; views may show its words.
private struct NetworkFailure: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
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
