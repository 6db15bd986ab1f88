/// Whether a view is presented by another one, by the old name of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether another view presents this one.
  public let isPresented: Bool

  /// Closes what the view is presented in; does nothing in a picture.
  public mutating func dismiss() {}
}

/// Closes a search; does nothing in a picture.
public struct DismissSearchAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

/// Opens a window; does nothing in a picture.
public struct OpenWindowAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction(id: String) {}
  /// Does nothing in a picture.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing in a picture.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; does nothing in a picture.
public struct DismissWindowAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
  /// Does nothing in a picture.
  public func callAsFunction(id: String) {}
}

/// Loads content anew; does nothing in a picture.
public struct RefreshAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() async {}
}

/// Asks for a review; does nothing in a picture.
public struct RequestReviewAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether the view is presented by another one; closing it does nothing in a picture.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented))
  }
  /// Closes a search; does nothing in a picture.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Opens a window; does nothing in a picture.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window; does nothing in a picture.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Loads content anew: always `nil` in a picture.
  public var refresh: RefreshAction? { nil }
  /// Asks for a review; does nothing in a picture.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
