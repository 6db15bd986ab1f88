import Components

extension StoryCatalog {
  static let foundations: [Story] = [
    Story("foundations/type-scale") {
      StoryPage(spacing: .sm) {
        Text("Display large").font(.displayLarge)
        Text("Display medium").font(.displayMedium)
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
        Text("Overline").font(.overline)
        Text("let code = true").font(.code)
      }
    },
    Story("foundations/colors", variants: .standard + [Variant(contrast: .increased)]) {
      StoryPage(spacing: .xs) {
        ColorPair("Primary", fill: .brandPrimary, on: .onPrimary)
        ColorPair("Primary subtle", fill: .primarySubtle, on: .onPrimarySubtle)
        ColorPair("Secondary", fill: .brandSecondary, on: .onSecondary)
        ColorPair("Secondary subtle", fill: .secondarySubtle, on: .onSecondarySubtle)
        ColorPair("Accent", fill: .accent, on: .onAccent)
        ColorPair("Accent subtle", fill: .accentSubtle, on: .onAccentSubtle)
        ColorPair("Success", fill: .success, on: .onSuccess)
        ColorPair("Success subtle", fill: .successSubtle, on: .onSuccessSubtle)
        ColorPair("Warning", fill: .warning, on: .onWarning)
        ColorPair("Warning subtle", fill: .warningSubtle, on: .onWarningSubtle)
        ColorPair("Error", fill: .error, on: .onError)
        ColorPair("Error subtle", fill: .errorSubtle, on: .onErrorSubtle)
        ColorPair("Info", fill: .info, on: .onInfo)
        ColorPair("Info subtle", fill: .infoSubtle, on: .onInfoSubtle)
      }
    },
    Story("foundations/elevation") {
      StoryPage(spacing: .lg) {
        ForEach(ElevationToken.allCases, id: \.self) { level in
          Text("Level \(level.rawValue)")
            .font(.subheadline)
            .frame(maxWidth: .infinity, minHeight: 56)
            .background {
              // In the dark, shadows are hardly seen: what is nearer is lighter as well.
              RoundedRectangle(cornerRadius: 16)
                .fill(level.rawValue < 2 ? Color.surface : .surfaceElevated)
                .elevation(level)
            }
        }
      }
    },
    Story("foundations/spacing") {
      StoryPage(spacing: .sm) {
        ForEach(SpaceToken.allCases, id: \.self) { SpaceSample(token: $0) }
      }
    },
    Story("foundations/radii") {
      StoryPage(spacing: .sm) {
        ForEach(RadiusToken.allCases, id: \.self) { RadiusSample(token: $0) }
      }
    },
    Story("foundations/gradients") {
      StoryPage {
        GradientSample("Primary", .primary, on: .onPrimary)
        GradientSample("Accent", .accent, on: .onAccent)
        GradientSample("Danger", .danger, on: .onError)
        GradientSample("Card", .card, on: .textPrimary)
      }
    },
    Story("foundations/icons") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 16) {
        ForEach(SymbolSamples.icons, id: \.self) { name in
          Image(systemName: name).font(.title3).accessibilityLabel(spoken(name))
        }
      }
      .padding(.all, .md)
    },
    Story("symbols/grammar") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 16) {
        ForEach(SymbolSamples.composed, id: \.self) { name in
          Image(systemName: name).font(.title).accessibilityLabel(spoken(name))
        }
      }
      .padding(.all, .md)
    },
  ]
}

/// The name of a symbol as words.
private func spoken(_ symbol: String) -> String {
  symbol.split(separator: ".").joined(separator: " ")
}

/// A step of the space scale, as long as it is.
private struct SpaceSample: View {
  let token: SpaceToken

  @Environment(\.theme) private var theme

  var body: some View {
    AdaptiveRow {
      Text(verbatim: token.rawValue).font(.code).frame(minWidth: 56, alignment: .leading)
      Text(verbatim: "\(Int(theme.space[token]))")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(Color.textSecondary)
        .frame(minWidth: 24, alignment: .trailing)
      RoundedRectangle(cornerRadius: 2)
        .fill(Color.brandPrimary)
        .frame(width: theme.space[token], height: 16)
    }
  }
}

/// A step of the radius scale on a surface.
private struct RadiusSample: View {
  let token: RadiusToken

  @Environment(\.theme) private var theme

  var body: some View {
    Text(verbatim: token.rawValue)
      .font(.code)
      .frame(maxWidth: .infinity, minHeight: 64)
      .background {
        let shape = RoundedRectangle(cornerRadius: min(theme.radius[token], 32))
        shape.fill(Color.surface)
        shape.strokeBorder(Color.border, lineWidth: 1)
      }
  }
}

/// A fill with what stands on it.
private struct ColorPair: View {
  let name: String
  let fill: Color
  let on: Color

  init(_ name: String, fill: Color, on: Color) {
    self.name = name
    self.fill = fill
    self.on = on
  }

  var body: some View {
    Text(name)
      .font(.system(.subheadline, weight: .medium))
      .foregroundStyle(on)
      .padding(.horizontal, .md)
      .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
      .background(fill, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A gradient with what stands on it.
private struct GradientSample: View {
  let name: String
  let token: GradientToken
  let on: Color

  init(_ name: String, _ token: GradientToken, on: Color) {
    self.name = name
    self.token = token
    self.on = on
  }

  var body: some View {
    Text(name)
      .font(.headline)
      .foregroundStyle(on)
      .frame(maxWidth: .infinity, minHeight: 72)
      .background(.gradient(token), in: RoundedRectangle(cornerRadius: 16))
  }
}
