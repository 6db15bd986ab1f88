import Foundation
import Graphics
import Synchronization

/// A token of a theme, or a colour that has a name elsewhere.
package struct TokenName: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case color, gradient, textStyle, size, control, space, radius, elevation
  }

  package var kind: Kind
  /// The name in its scale; for a size that of the size class.
  package var name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// Makes tokens known by their values below the resolver, where a length is a number and a colour three.
///
/// A view that is resolved with marks has every token off by a hair of its own, between 2⁻³⁶ and 2⁻¹⁶: the token of a
/// value is the one whose hair lies between it and the same value of a tree that was resolved without. So names come
/// out of authors' arithmetic on plain numbers, equal tokens are told apart, and nothing that is laid out or drawn
/// knows of names.
package final class TokenMarks: Sendable {
  private struct Mark: Hashable {
    var token: TokenName
    var value: SIMD3<Double>
  }

  private struct State {
    var marks: [Int: Mark] = [:]
    var numbers: [Mark: Int] = [:]
    /// The values of marked lengths.
    var plain: [Double: Double] = [:]
    var themes: [(plain: Theme, marked: Theme)] = []

    /// Marked once: most pictures have this theme, and a copy takes less time than to mark it.
    static let standard: State = {
      var state = State()
      _ = state.marked(.standard)
      return state
    }()

    mutating func marked(_ theme: Theme) -> Theme {
      if let known = themes.first(where: { $0.plain == theme }) { return known.marked }
      var marked = theme
      marked.changeLengths { token, length in
        let value = length + Double(number(token, SIMD3(length, 0, 0))) * unit
        plain[value] = length
        return value
      }
      if themes.count < 8 { themes.append((theme, marked)) }
      return marked
    }

    /// The number of a mark, which is far from those of sums and multiples of others.
    mutating func number(_ token: TokenName, _ value: SIMD3<Double>) -> Int {
      let mark = Mark(token: token, value: value)
      if let number = numbers[mark] { return number }
      // Half of all numbers at most: what is looked up beyond that has no name.
      guard marks.count < 0x8_0000 else { return 0 }
      var hash: UInt32 = 2_166_136_261
      func mix(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      for byte in token.kind.rawValue.utf8 { mix(byte) }
      for byte in token.name.utf8 { mix(byte) }
      for component in [value.x, value.y, value.z] {
        for shift in stride(from: 0, to: 64, by: 8) {
          mix(UInt8(truncatingIfNeeded: component.bitPattern >> UInt64(shift)))
        }
      }
      var number = Int(hash >> 12)
      while number == 0 || marks[number] != nil { number = (number + 1) & 0xF_FFFF }
      marks[number] = mark
      numbers[mark] = number
      return number
    }
  }

  /// 2⁻³⁶: numbers have twenty bits, and the largest length of a theme three more below that.
  private static let unit = 1.0 / Double(1 << 36)

  private let state = Mutex(State.standard)

  package init() {}

  // MARK: Marking

  /// A theme with marked lengths; its colours are marked where they are looked up.
  func marked(_ theme: Theme) -> Theme { state.withLock { $0.marked(theme) } }

  /// A theme that was made of a marked one, without the marks.
  func plain(_ theme: Theme) -> Theme {
    state.withLock { state in
      var plain = theme
      plain.changeLengths { _, length in state.plain[length] ?? length }
      return plain
    }
  }

  /// The colour of a token; its opacity tells nothing.
  func marked(_ color: ResolvedColor, _ token: TokenName) -> ResolvedColor {
    let value = SIMD3(color.red, color.green, color.blue)
    let offset = Double(state.withLock { $0.number(token, value) }) * Self.unit
    let marked = value + offset.replacing(signOf: value)
    return ResolvedColor(red: marked.x, green: marked.y, blue: marked.z, alpha: color.alpha)
  }

  func marked(_ swatch: Palette.Swatch, _ token: TokenName) -> Palette.Swatch {
    Palette.Swatch(
      light: marked(swatch.light, token), lightIncreased: marked(swatch.lightIncreased, token),
      dark: marked(swatch.dark, token), darkIncreased: marked(swatch.darkIncreased, token),
      darkElevated: swatch.darkElevated.map { marked($0, token) })
  }

  // MARK: Reading

  /// The token that a length is; `nil` where it is none, or more than one.
  func token(of length: Double, marked: Double) -> TokenName? {
    token(SIMD3(length, 0, 0), offset: marked - length)
  }

  func token(of color: ResolvedColor, marked: ResolvedColor) -> TokenName? {
    let value = SIMD3(color.red, color.green, color.blue)
    let offsets = SIMD3(marked.red, marked.green, marked.blue) - value
    let offset = abs(offsets.x)
    guard abs(abs(offsets.y) - offset) < Self.unit / 4, abs(abs(offsets.z) - offset) < Self.unit / 4
    else { return nil }
    return token(value, offset: offset)
  }

  private func token(_ value: SIMD3<Double>, offset: Double) -> TokenName? {
    let number = offset / Self.unit
    let whole = number.rounded()
    guard whole > 0, whole <= 0xF_FFFF, abs(number - whole) < 0.25 else { return nil }
    let mark = state.withLock { $0.marks[Int(whole)] }
    return mark?.value == value ? mark?.token : nil
  }
}

extension TokenMarks: Hashable {
  package static func == (one: TokenMarks, other: TokenMarks) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Double {
  /// The number towards the middle of `0...1` from each of three components, which then stay in there.
  fileprivate func replacing(signOf components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(repeating: self).replacing(with: -self, where: components .> 0.5)
  }
}

extension AppearanceContext {
  /// A colour with the mark of its token, where tokens are marked.
  func marked(_ color: ResolvedColor, _ name: @autoclosure () -> String) -> ResolvedColor {
    guard let marks else { return color }
    return marks.marked(color, TokenName(.color, name()))
  }
}

extension Theme {
  fileprivate mutating func changeLengths(_ change: (TokenName, Double) -> Double) {
    func changed(_ length: CGFloat, _ kind: TokenName.Kind, _ name: String) -> CGFloat {
      CGFloat(change(TokenName(kind, name), Double(length)))
    }
    for token in SpaceToken.allCases {
      space[token] = changed(space[token], .space, token.rawValue)
    }
    for token in RadiusToken.allCases {
      radius[token] = changed(radius[token], .radius, token.rawValue)
    }
    for token in ElevationToken.allCases {
      let name = "level\(token.rawValue)"
      elevation[token].contact.y = changed(elevation[token].contact.y, .elevation, name)
      elevation[token].ambient.y = changed(elevation[token].ambient.y, .elevation, name)
    }
    for style in Font.TextStyle.allCases {
      let token = TokenName(.textStyle, style.rawValue)
      for size in DynamicTypeSize.allCases {
        typeScale[style][size].size = change(token, typeScale[style][size].size)
      }
    }
    for (name, path) in ControlMetrics.boxes {
      for length in [\ControlMetrics.Box.height, \.horizontalPadding, \.verticalPadding] {
        let place = path.appending(path: length)
        control[keyPath: place] = changed(control[keyPath: place], .size, name)
      }
    }
    for (name, path) in ControlMetrics.sizes {
      control[keyPath: path] = changed(control[keyPath: path], .size, name)
    }
    for (name, path) in ControlMetrics.lengths {
      control[keyPath: path] = changed(control[keyPath: path], .control, name)
    }
  }
}

extension ControlMetrics {
  fileprivate static var boxes: [(name: String, path: WritableKeyPath<ControlMetrics, Box>)] {
    [
      ("mini", \.mini), ("small", \.small), ("regular", \.regular), ("large", \.large),
      ("extraLarge", \.extraLarge),
    ]
  }

  /// Lengths that a control has by its size.
  fileprivate static var sizes: [(name: String, path: WritableKeyPath<ControlMetrics, CGFloat>)] {
    [
      ("small", \.spinnerSmall), ("regular", \.spinnerMedium), ("large", \.spinnerLarge),
      ("small", \.progressRingSmall), ("regular", \.progressRingSide),
      ("large", \.progressRingLarge), ("small", \.avatarSmall), ("medium", \.avatarMedium),
      ("large", \.avatarLarge),
    ]
  }

  fileprivate static var lengths: [(name: String, path: WritableKeyPath<ControlMetrics, CGFloat>)] {
    [
      ("borderWidth", \.borderWidth), ("strongBorderWidth", \.strongBorderWidth),
      ("focusRingWidth", \.focusRingWidth), ("switchWidth", \.switchWidth),
      ("switchHeight", \.switchHeight), ("checkboxSide", \.checkboxSide),
      ("sliderTrackHeight", \.sliderTrackHeight), ("sliderKnobSide", \.sliderKnobSide),
      ("progressTrackHeight", \.progressTrackHeight), ("badgeDotSide", \.badgeDotSide),
      ("badgeCountSide", \.badgeCountSide), ("symbolCircleSide", \.symbolCircleSide),
      ("rowIconSide", \.rowIconSide), ("otpBoxSide", \.otpBoxSide),
      ("rowMinHeight", \.rowMinHeight), ("rowVerticalPadding", \.rowVerticalPadding),
      ("menuWidth", \.menuWidth), ("calendarDaySide", \.calendarDaySide),
      ("navigationBarHeight", \.navigationBarHeight), ("searchFieldHeight", \.searchFieldHeight),
      ("tabBarHeight", \.tabBarHeight), ("sheetBarHeight", \.sheetBarHeight),
      ("wheelRowHeight", \.wheelRowHeight), ("hudSide", \.hudSide), ("dialogWidth", \.dialogWidth),
      ("sheetWidth", \.sheetWidth),
    ]
  }
}
