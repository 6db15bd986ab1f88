import Foundation

/// A field for search terms.
public struct SearchField: View {
  private let text: Binding<String>
  private let prompt: Text
  private let source: SourceLocation
  /// The height of the field as a piece of glass over the screen; `nil` is a field in a bar.
  var glassHeight: CGFloat?
  /// Whether the field is in use; the way out of the search is beside it.
  var isActive = false

  /// A field with its text, or with the prompt while that is empty.
  public init(
    text: Binding<String>, prompt: Text = Text("Search"), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.text = text
    self.prompt = prompt
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.self) private var environment
  @Environment(\.dynamicTypeSize) private var typeSize

  private var theme: Theme { environment.theme }

  public var body: some View {
    if !isActive {
      field
    } else if let glassHeight {
      HStack(spacing: theme.space.xs) {
        field
        Button {
        } label: {
          Image(systemName: "xmark")
            .foregroundStyle(Color.textPrimary)
            .frame(width: glassHeight, height: glassHeight)
            .glassBackground(.glass, cornerRadius: glassHeight / 2)
        }
        .accessibilityLabel("Cancel")
      }
    } else {
      HStack(spacing: theme.space.xs) {
        field
        Button("Cancel") {}.lineLimit(1).fixedSize(horizontal: true, vertical: false)
      }
    }
  }

  @ViewBuilder private var field: some View {
    let bars = environment.bars
    let shape = RoundedRectangle(cornerRadius: bars.searchRadius.points(in: environment))
    HStack(spacing: theme.space.xs) {
      Image(systemName: "magnifyingglass")
        .imageScale(.small)
        .accessibilityHidden(true)
      if text.wrappedValue.isEmpty {
        prompt.frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Text(verbatim: text.wrappedValue)
          .foregroundStyle(Color.textPrimary)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        Image(systemName: "xmark.circle.fill")
          .imageScale(.small)
          .accessibilityHidden(true)
          .control(.button, named: "clear", label: .clearText, source: source)
          .hitTarget(.expand)
      }
    }
    // A prompt is an instruction: at accessibility sizes it wraps rather than being cut.
    .lineLimit(text.wrappedValue.isEmpty && typeSize.isAccessibilitySize ? nil : 1)
    .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.4 : 0.8)
    .foregroundStyle(Color.textSecondary)
    .padding(.horizontal, bars.searchPadding.points(in: environment))
    .padding(.vertical, theme.space.xxs)
    .frame(minHeight: glassHeight ?? theme.control.searchFieldHeight)
    .modifier(SearchSurface(glassHeight: glassHeight, fill: bars.searchFill, shape: shape))
    .overlay {
      if bars.outlinesSearch {
        shape.strokeBorder(Color.controlBorder, lineWidth: theme.control.borderWidth)
      }
    }
    .control(.searchField, named: "searchField", source: source)
    .modifier(HiddenLabel(label: prompt, isHidden: true))
    .accessibilityValue(text.wrappedValue)
  }
}

/// What is behind a search field.
private struct SearchSurface: ViewModifier {
  let glassHeight: CGFloat?
  let fill: Color
  let shape: RoundedRectangle

  func body(content: Content) -> some View {
    if let glassHeight {
      content.glassBackground(.glass, cornerRadius: glassHeight / 2)
    } else {
      content.background(fill, in: shape)
    }
  }
}
