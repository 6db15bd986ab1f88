// The styles that apply to the containers of a place, their types hidden.

/// The look of containers; `nil` is the component's default.
struct ContentStyles {
  var groupBox: AnyStyle<GroupBoxStyleConfiguration>?
  var labeledContent: AnyStyle<LabeledContentStyleConfiguration>?
  var disclosureGroup: AnyStyle<DisclosureGroupStyleConfiguration>?
  var controlGroup: AnyStyle<ControlGroupStyleConfiguration>?
  var menu: AnyStyle<MenuStyleConfiguration>?
  var form: AnyStyle<FormStyleConfiguration>?
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
  /// The content of a styled component, whose own components of that kind keep the style outside of
  /// it, unless the style sets another one.
  func keeping<Configuration>(
    _ style: WritableKeyPath<ContentStyles, AnyStyle<Configuration>?>, of styles: ContentStyles
  ) -> some View {
    transformingEnvironment { environment in
      if environment.contentStyles[keyPath: style] == nil {
        environment.contentStyles[keyPath: style] = styles[keyPath: style]
      }
    }
  }

  /// Sets the look of the group boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.groupBox = AnyStyle(style, of: "GroupBoxStyle") {
        style.makeBody(configuration: $0)
      }
    }
  }

  /// Sets the look of the labelled content in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.labeledContent = AnyStyle(style, of: "LabeledContentStyle") {
        style.makeBody(configuration: $0)
      }
    }
  }

  /// Sets the look of the disclosure groups in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.disclosureGroup = AnyStyle(style, of: "DisclosureGroupStyle") {
        style.makeBody(configuration: $0)
      }
    }
  }

  /// Sets the look of the control groups in the view.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.controlGroup =
        style is AutomaticControlGroupStyle
        ? nil : AnyStyle(style, of: "ControlGroupStyle") { style.makeBody(configuration: $0) }
    }
  }

  /// Sets the look of the menus in the view.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.menu =
        style is DefaultMenuStyle
        ? nil : AnyStyle(style, of: "MenuStyle") { style.makeBody(configuration: $0) }
    }
  }

  /// Sets the look of the forms in the view.
  public func formStyle(_ style: some FormStyle) -> some View {
    transformingEnvironment {
      $0.contentStyles.form =
        style is GroupedFormStyle
        ? nil : AnyStyle(style, of: "FormStyle") { style.makeBody(configuration: $0) }
    }
  }
}
