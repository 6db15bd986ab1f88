import Components

extension StoryCatalog {
  static let primitives: [Story] = [
    Story("text/styles") {
      StoryPage(spacing: .sm) {
        Text("Regular, **bold**, *italic* and `code`")
        Text("Read the [care guide](https://example.org) first.")
        Text("Underlined").underline()
        Text("€9.00").strikethrough() + Text(" €7.50").bold()
        Text("H") + Text("2").font(.caption2).baselineOffset(-4) + Text("O")
        Text("Capitals of a heading").textCase(.uppercase).font(.footnote)
        Text("0123456789 in columns").monospacedDigit()
        Text("Letters set wide").kerning(3)
      }
    },
    Story("text/faces") {
      StoryPage(spacing: .sm) {
        Text("Small Capitals of 12 Letters").font(.body.smallCaps())
        Text("Small Letters Alone").font(.body.lowercaseSmallCaps())
        Text("Condensed letters").fontWidth(.condensed)
        Text("Letters as they are")
        Text("Expanded letters").fontWidth(.expanded)
        Text("Expanded, *slanted*, **bold**").fontWidth(.expanded).font(.title3)
      }
    },
    Story("text/lines") {
      StoryPage {
        Example("At the leading edge") { TextSample(alignment: .leading) }
        Example("In the middle") { TextSample(alignment: .center) }
        Example("At the trailing edge") { TextSample(alignment: .trailing) }
        Example("Lines further apart") { TextSample(alignment: .leading).lineSpacing(8) }
        Example("Smaller rather than cut") {
          Text("A title that stays on one line")
            .font(.title3)
            .lineLimit(1)
            .minimumScaleFactor(0.1)
        }
      }
    },
    Story("shape/kinds") {
      SampleGrid {
        ShapeSample("Rectangle", Rectangle())
        ShapeSample("Rounded", RoundedRectangle(cornerRadius: 16))
        ShapeSample(
          "Uneven", UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32))
        DrawingSample("Capsule") { Capsule().fill(Color.brandPrimary).frame(height: 44) }
        ShapeSample("Circle", Circle())
        DrawingSample("Ellipse") { Ellipse().fill(Color.brandPrimary).frame(height: 52) }
      }
    },
    Story("shape/drawing") {
      SampleGrid {
        DrawingSample("Stroke") {
          Circle().inset(by: 3).stroke(Color.brandPrimary, lineWidth: 6)
        }
        DrawingSample("Dashes") {
          RoundedRectangle(cornerRadius: 16).strokeBorder(
            Color.brandPrimary, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 8]))
        }
        DrawingSample("Trim") {
          Circle().inset(by: 4).trim(from: 0.1, to: 0.8).stroke(
            Color.brandPrimary, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        }
        DrawingSample("Linear") {
          RoundedRectangle(cornerRadius: 16).fill(
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        }
        DrawingSample("Radial") {
          Circle().fill(
            RadialGradient(
              colors: [.accentText, .accent, .primaryText], center: .center, startRadius: 4,
              endRadius: 40))
        }
        DrawingSample("Angular") {
          Circle().fill(
            AngularGradient(colors: [.blue, .purple, .pink, .blue], center: .center))
        }
      }
    },
    Story("image/modes") {
      SampleGrid {
        DrawingSample("Fit") {
          Portraits.mia.resizable().scaledToFit().frame(width: 80, height: 56).background(.fill)
        }
        DrawingSample("Fill") {
          Portraits.noah.resizable().scaledToFill().frame(width: 80, height: 56).clipped()
        }
        DrawingSample("In a shape") {
          Portraits.yuki.resizable().clipShape(RoundedRectangle(cornerRadius: 24))
        }
        DrawingSample("Grey") { Portraits.mia.resizable().grayscale(1) }
        DrawingSample("Symbol") { Image(systemName: "leaf.fill").font(.largeTitle) }
        DrawingSample("Gradient") {
          Image(systemName: "flame.fill").font(.largeTitle)
            .foregroundStyle(
              LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
        }
      }
    },
    Story("grid/cells") {
      StoryPage {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          CareRow("Water", "Weekly")
          Divider().gridCellUnsizedAxes(.horizontal)
          CareRow("Light", "Indirect")
          Divider().gridCellUnsizedAxes(.horizontal)
          CareRow("Soil", "Peat-free")
        }
      }
    },
  ]
}

/// A row of a grid; one cell at accessibility sizes.
private struct CareRow: View {
  private let name: LocalizedStringKey
  private let value: LocalizedStringKey

  init(_ name: LocalizedStringKey, _ value: LocalizedStringKey) {
    self.name = name
    self.value = value
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text(value)
      }
    } else {
      GridRow {
        Text(name).font(.headline)
        Text(value)
      }
    }
  }
}

private struct TextSample: View {
  let alignment: TextAlignment

  var body: some View {
    Text("Monstera likes indirect light and a drink once a week.")
      .multilineTextAlignment(alignment)
      .frame(
        maxWidth: .infinity,
        alignment: alignment == .center ? .center : alignment == .leading ? .leading : .trailing)
  }
}

/// As many samples side by side as their names have room for.
private struct SampleGrid<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @ScaledMetric private var least: CGFloat = 96

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: least), spacing: 16)], spacing: 16) { content }
      .padding(.all, .md)
  }
}

/// A shape with its fill and its name.
private struct ShapeSample<Sample: Shape>: View {
  private let name: LocalizedStringKey
  private let shape: Sample

  init(_ name: LocalizedStringKey, _ shape: Sample) {
    self.name = name
    self.shape = shape
  }

  var body: some View { DrawingSample(name) { shape.fill(Color.brandPrimary) } }
}

/// Something drawn, with its name below.
private struct DrawingSample<Content: View>: View {
  private let name: LocalizedStringKey
  private let content: Content

  init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      content.frame(width: 80, height: 80).accessibilityHidden(true)
      Text(name).font(.caption).foregroundStyle(Color.textSecondary)
    }
  }
}
