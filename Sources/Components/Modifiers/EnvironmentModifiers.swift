public import Streams

extension View {
  /// Sets a value of the environment for the view and everything in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    transformingEnvironment { $0.setObject(object) }
  }

  /// Puts an object into the environment, to be read by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    transformingEnvironment { $0.setObject(object) }
  }

  /// Changes a value of the environment for the view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Shows the view light or dark, whatever surrounds it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    transformingEnvironment { $0.colorScheme = colorScheme }
  }

  /// Sets the type size for the view and everything in it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Keeps the type size within a range.
  public func dynamicTypeSize<Bounds: RangeExpression<DynamicTypeSize>>(
    _ range: Bounds
  ) -> some View {
    transformingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }

  /// Withholds the view's content and shows placeholders in its place.
  public func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view's content even where an ancestor withholds it.
  public func unredacted() -> some View {
    transformingEnvironment { $0.redactionReasons = [] }
  }

  /// Marks the view as private: it is withheld where an ancestor is redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Makes the controls in the view unavailable, or leaves them as they are.
  public func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the size of the controls in the view.
  public func controlSize(_ size: ControlSize) -> some View {
    transformingEnvironment { $0.controlSize = size }
  }

  /// Sets how the controls in the view come by their least hit area.
  public func hitTarget(_ mode: HitTargetMode) -> some View {
    transformingEnvironment { $0.hitTargetMode = mode }
  }

  /// Sets the theme for the view and everything in it.
  public func theme(_ theme: Theme) -> some View {
    transformingEnvironment { $0.theme = theme }
  }

  /// Sets the colour of controls and accented content.
  public func tint(_ tint: Color?) -> some View {
    transformingEnvironment {
      $0.tintColor = tint
      $0.tintStyle = nil
    }
  }

  /// Sets the style of controls and accented content. It is optional as in SwiftUI, so that `.tint(.primary)` is the colour.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformingEnvironment {
      $0.tintStyle = tint.map(AnyShapeStyle.init)
      $0.tintColor = tint as? Color
    }
  }

  /// Sets the colour of controls and accented content.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Hides the labels of the controls in the view.
  public func labelsHidden() -> some View {
    transformingEnvironment { $0.labelsHidden = true }
  }
}

extension View {
  /// Sets the look of the view and everything in it.
  public func look(_ look: Look) -> some View {
    transformingEnvironment { $0.look = look }
  }
}

extension View {
  /// Shows the nearest presentation around the view light or dark: the whole window, sheet, cover or
  /// popover with its bars and its page. `nil` leaves it as it is.
  ///
  /// A subtree alone changes with `environment(\.colorScheme, _:)`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
      .addingTrait(ObjectIdentifier(PreferredColorSchemeKey.self), colorScheme as Any)
  }
}
