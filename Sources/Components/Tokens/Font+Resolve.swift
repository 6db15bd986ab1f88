extension Font {
  /// The concrete font in one place.
  public func resolve(in context: AppearanceContext) -> FontRequest {
    let base = baseStyle(in: context)
    var features: [FontFeatureSetting] = []
    if hasMonospacedDigits {
      features.append(.tabularFigures)
    } else if base.family == .serif {
      // The digits of the embedded face are of one width.
      features.append(.proportionalFigures)
    }
    // The embedded faces have no small capitals: `SmallCapitals` makes them of capitals.
    if case .named = base.family {
      if smallCapitals.contains(.lowercase) { features.append(.smallCapitals) }
      if smallCapitals.contains(.uppercase) { features.append(.smallCapitalsFromCapitals) }
    }
    let type = context.theme.look.values.type
    let size = base.step.size
    let wght = context.legibilityWeight.applied(to: (weight ?? base.weight).value)
    let request = FontRequest(
      family: type.cut(of: base.family, size: size), size: size,
      leading: ownLineHeight ?? pitch(over: base.step, type), weight: wght,
      isItalic: isItalic, stretch: min(max(1 + width.value.finite(or: 0), 0.25), 4),
      features: features,
      lineBox: ownLineHeight == nil ? type.lineBox(of: base.family, size: size) : .leading,
      tracking: type.tracking(of: base.family, size: size, weight: wght)
        + base.letterSpacing * size,
      fonts: context.theme.fonts.followed(by: context.resources.fontSet))
    if case .named = request.family { PictureGaps.ask(for: request) }
    return request
  }

  private struct BaseStyle {
    var family: FontRequest.Family
    var step: TypeScale.Step
    var weight: Weight
    var letterSpacing = 0.0
  }

  private func baseStyle(in context: AppearanceContext) -> BaseStyle {
    let scale = context.theme.typeScale
    func family(_ design: Design) -> FontRequest.Family {
      context.theme.families[design].map(FontRequest.Family.named) ?? design.family
    }
    switch provider {
    case .style(let style):
      let entry = scale[style]
      return BaseStyle(
        family: design.map(family)
          ?? entry.family.map(FontRequest.Family.named) ?? family(entry.design),
        step: entry[context.dynamicTypeSize], weight: entry.weight,
        letterSpacing: entry.letterSpacing)
    case .fixed(let size):
      var step = TypeScale.Step.ofSize(Double(size))
      // Only text styles have a leading of the system's.
      step.leading = context.theme.look.values.type.naturalHeight(size: step.size) ?? step.leading
      return BaseStyle(family: family(design ?? .default), step: step, weight: .regular)
    case .custom(let name, let size, let style):
      let scaled = style.map { scale.scaled(size, relativeTo: $0, at: context.dynamicTypeSize) }
      return BaseStyle(
        family: design == .monospaced ? family(.monospaced) : .named(name),
        step: .ofSize(Double(scaled ?? size)), weight: .regular)
    }
  }

  /// A height of lines that the font itself asks for: it is that of every line, in any look.
  private var ownLineHeight: Double? {
    lineHeight.flatMap { $0 > 0 && $0.isFinite ? Double($0) : nil }
  }

  /// The published tight and loose leadings are two points from the standard one.
  private func pitch(over step: TypeScale.Step, _ type: TypeSetting) -> Double {
    let isPublished = type.pitchChange != 0 && step.leading == TypeScale.leading(ofSize: step.size)
    let standard = step.leading + (isPublished ? type.pitchChange : 0)
    return switch leading {
    case .standard: standard
    case .tight: max(standard - 2, step.size)
    case .loose: standard + 2
    }
  }
}

extension TypeScale.Step {
  /// A size in points with its leading; a size that is no size becomes the smallest that is drawn.
  fileprivate static func ofSize(_ size: Double) -> TypeScale.Step {
    let sane = size >= 1 ? min(size, 2_000) : 1
    return TypeScale.Step(size: sane, leading: TypeScale.leading(ofSize: sane))
  }
}

extension Font.Design {
  fileprivate var family: FontRequest.Family {
    switch self {
    case .monospaced: .monospaced
    case .rounded: .rounded
    case .serif: .serif
    case .default: .sans
    }
  }
}

extension LegibilityWeight {
  /// Bold text moves a weight up two steps and stops at bold, as far as the embedded faces go.
  fileprivate func applied(to weight: Int) -> Int {
    self == .bold ? max(weight, min(weight + 200, 700)) : weight
  }
}
