/// What a style of forms has to work with.
@MainActor
public struct FormStyleConfiguration {
  /// The content, its type hidden.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The content to show.
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
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = FormStyleConfiguration

  /// The look of one form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Rows in groups, as a list has them; the style where none is set.
public struct GroupedFormStyle: FormStyle {
  /// The style where none is set.
  public init() {}

  /// A list of the content.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style where none is set: rows in groups.
  public static var automatic: GroupedFormStyle { GroupedFormStyle() }
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  /// Accepted for source compatibility: forms look like lists.
  public static var columns: GroupedFormStyle { GroupedFormStyle() }
}
