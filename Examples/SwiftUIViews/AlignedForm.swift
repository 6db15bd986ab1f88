import Components

extension HorizontalAlignment {
  private enum ColonAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where a label ends and its value begins.
  static let colon = HorizontalAlignment(ColonAlignment.self)
}

struct AlignedForm: View {
  struct Entry: Identifiable {
    let id = UUID()
    let label: String
    let value: String
  }

  let entries: [Entry]

  var body: some View {
    VStack(alignment: .colon, spacing: 10) {
      ForEach(entries) { entry in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(entry.label)
            .font(.footnote)
            .foregroundStyle(.secondary)
          Text(entry.value)
            .fontWeight(.medium)
            .alignmentGuide(.colon) { $0[.leading] }
        }
      }
      Divider().frame(width: 120)
        .alignmentGuide(.colon) { $0[HorizontalAlignment.center] }
    }
    .overlay(alignment: .topTrailing) {
      Image(systemName: "checkmark.seal.fill")
        .foregroundStyle(.green)
        .alignmentGuide(.top) { $0[.bottom] }
        .alignmentGuide(.trailing) { $0[.leading] }
    }
    .padding(28)
    .background(.background, in: RoundedRectangle(cornerRadius: 16).subtracting(Notch()))
    .background(.quaternary)
  }
}

/// A bite out of the lower edge of a ticket.
private struct Notch: Shape {
  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: rect.midX - 12, y: rect.maxY - 12, width: 24, height: 24))
  }
}
