public import Streams

/// A view that does something with what a publisher sends; see `onReceive(_:perform:)`.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// Whose values are followed.
  public var publisher: PublisherType
  /// What is done with a value.
  public var action: (PublisherType.Output) -> Void

  /// A view that follows a publisher.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
