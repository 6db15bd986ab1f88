/// The components whose look modifiers choose for a place, by the words of a tree.
enum StyledComponent: String {
  case button, controlGroup, datePicker, disclosureGroup, form, gauge, groupBox, label,
    labeledContent, list, menu, picker, progressView, tabView, textField, toggle

  /// What holds for the component at a place, by what authors call it.
  @MainActor
  func styles(in environment: EnvironmentValues) -> [(aspect: String, name: String)] {
    let style = ("\(rawValue) style", style(in: environment))
    guard self == .button else { return [style] }
    return [
      style, ("button border shape", environment.buttonBorderShape.name),
      ("button sizing", environment.buttonSizing.isFlexible ? "flexible" : "fitted"),
    ]
  }

  /// The style; where none is set, the one that is drawn then.
  @MainActor
  private func style(in environment: EnvironmentValues) -> String {
    let styles = environment.contentStyles
    let chosen =
      switch self {
      case .button: environment.buttonStyle?.name()
      case .controlGroup: styles.controlGroup?.name()
      case .datePicker: environment.datePickerStyle?.name() ?? "compact"
      case .disclosureGroup: styles.disclosureGroup?.name()
      case .form: styles.form?.name() ?? "grouped"
      case .gauge: environment.gaugeStyle?.name() ?? "linearCapacity"
      case .groupBox: styles.groupBox?.name()
      case .label: environment.labelStyle?.name()
      case .labeledContent: styles.labeledContent?.name()
      case .list: "\(environment.listStyle)"
      case .menu: styles.menu?.name()
      case .picker: environment.pickerStyle.name
      case .progressView: environment.progressViewStyle?.name()
      case .tabView: environment.tabViewStyle.name
      case .textField: styleName(environment.textFieldStyle, of: "TextFieldStyle")
      case .toggle: environment.toggleStyle?.name() ?? "switch"
      }
    return chosen ?? "automatic"
  }
}

extension View {
  /// Notes the styles that a component was drawn in, where somebody asks for names.
  func noting(_ component: StyledComponent) -> some View {
    StyleNoted(content: self, component: component)
  }
}

/// A component whose first node says in which style it is; the others are parts of it.
private struct StyleNoted<Content: View>: View {
  typealias Body = Never

  let content: Content
  let component: StyledComponent

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var nodes = content._resolve(in: context)
    guard context.environment.tokenMarks != nil else { return nodes }
    for (aspect, name) in component.styles(in: context.environment) {
      for index in nodes.indices {
        // What a style draws of components of its own kind is the style's.
        nodes[index].notes.removeAll { $0.aspect == aspect }
        nodes[index].notes.append(
          TokenNote(aspect: aspect, token: nil, value: index == 0 ? name : ""))
      }
    }
    return nodes
  }
}
