// The styles that hold for the containers of a place, their types hidden.

private struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The look of containers, as functions of their parts; `nil` is the component's own.
struct ContentStyles {
  var groupBox: (@MainActor (GroupBoxStyleConfiguration) -> AnyView)?
  var labeledContent: (@MainActor (LabeledContentStyleConfiguration) -> AnyView)?
  var disclosureGroup: (@MainActor (DisclosureGroupStyleConfiguration) -> AnyView)?
}

private struct ContentStylesKey: EnvironmentKey {
  static var defaultValue: ContentStyles { ContentStyles() }
}

extension EnvironmentValues {
  var contentStyles: ContentStyles {
    get { self[ContentStylesKey.self] }
    set { self[ContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.groupBox = {
        AnyView(StyledGroupBox(style: style, configuration: $0))
      }
    }
  }

  /// Sets the look of the labelled content in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.labeledContent = {
        AnyView(StyledLabeledContent(style: style, configuration: $0))
      }
    }
  }

  /// Sets the look of the disclosure groups in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.disclosureGroup = {
        AnyView(StyledDisclosureGroup(style: style, configuration: $0))
      }
    }
  }
}
