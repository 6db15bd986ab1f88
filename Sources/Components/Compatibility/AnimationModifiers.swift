public import Foundation

extension View {
  /// The view as it is: nothing moves in a picture; one that repeats is noted.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    repeatingMotion(animation?.isRepeating == true)
  }
  /// The view as it is: nothing moves in a picture; one that repeats is noted.
  public func animation(_ animation: Animation?) -> some View {
    repeatingMotion(animation?.isRepeating == true)
  }
  /// Shows what `body` makes of the view; nothing moves in a picture.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self)
  }

  /// The view as it is: nothing moves in a picture; an effect that repeats is noted at its symbols.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    transformEnvironment(\.self) { environment in
      guard isActive, effect.isRepeating, options.isRepeating else { return }
      environment.symbol.repeatsEffect = true
    }
  }

  /// Takes the effects around the view from its symbols; nothing moves in a picture.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.self) { if isEnabled { $0.symbol.repeatsEffect = false } }
  }
}

/// How a view would look on its way to another screen.
@MainActor @preconcurrency
public struct MatchedTransitionSourceConfiguration {
  /// Accepted for source compatibility: nothing is on its way in a picture.
  public func background(_ style: Color) -> Self { self }
  /// Accepted for source compatibility: nothing is on its way in a picture.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// Accepted for source compatibility: nothing is on its way in a picture.
  public func shadow(
    color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self {
    self
  }
}

/// Which part of its geometry a view shares with another.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where the view is and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
