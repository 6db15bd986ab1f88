// The styles that hold for the containers of a place, their types hidden.

/// The look of containers; `nil` is the component's own.
struct ContentStyles {
  var groupBox: AnyStyle<GroupBoxStyleConfiguration>?
  var labeledContent: AnyStyle<LabeledContentStyleConfiguration>?
  var disclosureGroup: AnyStyle<DisclosureGroupStyleConfiguration>?
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
      $0.contentStyles.groupBox = AnyStyle { style.makeBody(configuration: $0) }
    }
  }

  /// Sets the look of the labelled content in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.labeledContent = AnyStyle { style.makeBody(configuration: $0) }
    }
  }

  /// Sets the look of the disclosure groups in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.disclosureGroup = AnyStyle { style.makeBody(configuration: $0) }
    }
  }
}
