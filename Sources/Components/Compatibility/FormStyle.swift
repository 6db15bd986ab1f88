/// What a style of forms has to work with.
@MainActor
public struct FormStyleConfiguration {
  /// The content, its type hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is about, for styles that change what is around it.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Rows in groups, as a list has them; the style where none is set.
public struct GroupedFormStyle: FormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var automatic: GroupedFormStyle { GroupedFormStyle() }
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  /// Accepted for source compatibility: forms look like lists.
  public static var columns: GroupedFormStyle { GroupedFormStyle() }
}
