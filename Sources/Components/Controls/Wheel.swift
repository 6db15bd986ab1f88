/// Values on a drum: the chosen one in the middle, the others turned away from the reader.
struct WheelColumn: View {
  /// Seven values with the chosen one in the middle; `nil` beyond the ends of the drum.
  let values: [AnyView?]

  /// How many values are on either side of the chosen one.
  static let reach = 3

  /// How a value looks at each distance from the middle, on a drum with a value every 20 degrees.
  private struct Place {
    /// From the middle in heights of a row: the sine over the angle of one row.
    let offset: CGFloat
    /// How high it looks: the cosine.
    let height: CGFloat
    let opacity: Double
  }

  private static let places = [
    Place(offset: 0, height: 1, opacity: 1),
    Place(offset: 0.9798, height: 0.9397, opacity: 0.65),
    Place(offset: 1.8415, height: 0.766, opacity: 0.4),
    Place(offset: 2.481, height: 0.5, opacity: 0.2),
  ]

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.wheel) private var chrome

  var body: some View {
    let rowHeight = theme.control.wheelRowHeight
    ZStack {
      ForEach(0..<values.count) { index in
        if let value = values[index] {
          let turn = index - Self.reach
          let place = Self.places[min(abs(turn), Self.reach)]
          value
            .font(chrome.font)
            .foregroundStyle(turn == 0 ? Color.textPrimary : .textSecondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .opacity(place.opacity)
            .scaleEffect(x: 1, y: place.height)
            .frame(height: rowHeight)
            .offset(y: place.offset * rowHeight * (turn < 0 ? -1 : 1))
            // A reader hears the chosen value alone.
            .accessibilityHidden(turn != 0)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: rowHeight * chrome.rows)
    .clipped()
  }
}

/// Wheels side by side on one band that marks what is chosen.
struct Wheels<Columns: View>: View {
  private let columns: Columns

  init(@ViewBuilder columns: () -> Columns) {
    self.columns = columns()
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.wheel.band) private var band
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: theme.radius.small)
        .fill(band)
        .frame(height: theme.control.wheelRowHeight)
        .accessibilityHidden(true)
      HStack(spacing: 0) { columns }
        .padding(.horizontal, theme.space.xs)
    }
    .opacity(isEnabled ? 1 : theme.control.disabledOpacity)
    // A drum is a picture of a thing: its words stop growing where they would not fit.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
