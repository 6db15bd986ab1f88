/// Whether a view is presented by another one, by the old name of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  public let isPresented: Bool

  /// Closes what the view is presented in; does nothing in a picture.
  public mutating func dismiss() {}
}

/// Closes a search; does nothing in a picture.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a window; does nothing in a picture.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; does nothing in a picture.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

/// Loads content anew; does nothing in a picture.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Asks for a review; does nothing in a picture.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented))
  }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var refresh: RefreshAction? { nil }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
