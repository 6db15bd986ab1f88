import Components

/// Bars and a line, drawn by hand.
struct WeekChart: View {
  let values: [Double]
  let days: [String]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Watering").font(.headline)
      Canvas { context, size in
        let step = size.width / CGFloat(max(values.count, 1))
        let top = values.max() ?? 1
        drawGrid(in: context, size: size)
        for (index, value) in values.enumerated() {
          let height = (size.height - 24) * value / top
          let bar = CGRect(
            x: CGFloat(index) * step + step * 0.2, y: size.height - 20 - height,
            width: step * 0.6, height: height)
          context.fill(
            Path(roundedRect: bar, cornerRadius: 4),
            with: .linearGradient(
              Gradient(colors: [.teal, .blue]), startPoint: CGPoint(x: bar.midX, y: bar.minY),
              endPoint: CGPoint(x: bar.midX, y: bar.maxY)))
          let day = context.resolve(
            Text(days[index]).font(.caption2).foregroundStyle(.secondary))
          context.draw(day, at: CGPoint(x: bar.midX, y: size.height - 8))
        }
        if let best = values.indices.max(by: { values[$0] < values[$1] }),
          let star = context.resolveSymbol(id: "best")
        {
          context.draw(star, at: CGPoint(x: (CGFloat(best) + 0.5) * step, y: 14))
        }
      } symbols: {
        Image(systemName: "star.fill")
          .font(.caption)
          .foregroundStyle(.yellow)
          .tag("best")
      }
      .frame(height: 140)
      .accessibilityLabel("Watering by day")
    }
  }

  private func drawGrid(in context: GraphicsContext, size: CGSize) {
    var lines = Path()
    for part in 0...3 {
      let y = 4 + (size.height - 24) * CGFloat(part) / 3
      lines.move(to: CGPoint(x: 0, y: y))
      lines.addLine(to: CGPoint(x: size.width, y: y))
    }
    context.stroke(
      lines, with: .color(.secondary.opacity(colorScheme == .dark ? 0.4 : 0.25)),
      style: StrokeStyle(lineWidth: 0.5, dash: [3, 3]))
  }
}
