import Components

/// Places views in lines, each line as full as it can be.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Line {
    var items: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let lines = lines(in: proposal.width ?? .infinity, cache)
    let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for line in lines(in: bounds.width, cache) {
      var x = bounds.minX
      for (index, size) in line.items {
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private func lines(in width: CGFloat, _ sizes: [CGSize]) -> [Line] {
    var lines = [Line()]
    for (index, size) in sizes.enumerated() {
      let gap = lines[lines.count - 1].items.isEmpty ? 0 : spacing
      if lines[lines.count - 1].width + gap + size.width > width, gap > 0 {
        lines.append(Line())
      }
      let last = lines.count - 1
      lines[last].width += (lines[last].items.isEmpty ? 0 : spacing) + size.width
      lines[last].height = max(lines[last].height, size.height)
      lines[last].items.append((index, size))
    }
    return lines
  }
}

struct TagCloud: View {
  let title: String
  let tags: [String]
  @State private var isExpanded = false
  var limit = 6

  private var shown: [String] { isExpanded ? tags : Array(tags.prefix(limit)) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      FlowLayout(spacing: 8) {
        ForEach(shown, id: \.self) { tag in
          Text(tag)
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.tint.opacity(0.15), in: Capsule())
        }
        if shown.count < tags.count {
          Button("+\(tags.count - shown.count)") { isExpanded = true }
            .buttonStyle(.borderless)
        }
      }
    }
    .onAppear { isExpanded = tags.count <= limit + 2 }
  }
}

#Preview {
  @Previewable @State var tags = ["Indoor", "Shade", "Easy"]
  TagCloud(title: "Care", tags: tags)
}
