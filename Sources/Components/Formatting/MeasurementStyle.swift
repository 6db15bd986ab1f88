public import Foundation

// Apple's systems have the style in Foundation.
#if !canImport(Darwin)
  /// What a measurement is of, by which the unit is chosen that a region uses for it.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let isConverted: Bool
    var purpose = MeasureUnit.Usage.general

    /// The unit that the locale's region uses: miles in the United States for a length in kilometres.
    public static var general: Self { Self(isConverted: true) }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(isConverted: false) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air: CLDR has the same units for it as for all temperatures.
    public static var weather: Self { .general }
    /// The temperature of a body: CLDR has the same units for it as for all temperatures.
    public static var person: Self { .general }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a way: miles from half a one on and then feet in the United States.
    public static var road: Self { Self(isConverted: true, purpose: .road) }
    /// The length of a body: inches in the United States, else centimetres.
    public static var person: Self { Self(isConverted: true, purpose: .person) }
    /// How much rain has fallen: inches in the United States, else millimetres.
    public static var rainfall: Self { Self(isConverted: true, purpose: .rainfall) }
    /// How much snow has fallen: inches in the United States, else centimetres.
    public static var snowfall: Self { Self(isConverted: true, purpose: .snowfall) }
    /// How far one can see: miles and feet in the United States and Britain.
    public static var visibility: Self { Self(isConverted: true, purpose: .visibility) }
    /// The focal length of a lens, in millimetres everywhere.
    public static var focalLength: Self { Self(isConverted: true, purpose: .focalLength) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a body: pounds in the United States, stones in Britain, else kilograms.
    public static var personWeight: Self { Self(isConverted: true, purpose: .person) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind: metres per second in some countries.
    public static var wind: Self { Self(isConverted: true, purpose: .wind) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid: from gallons to fluid ounces in the United States.
    public static var liquid: Self { Self(isConverted: true, purpose: .liquid) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food: Calories in the United States, else kilocalories.
    public static var food: Self { Self(isConverted: true, purpose: .food) }
    /// The energy that a body spends: as of food.
    public static var workout: Self { .food }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes a measurement as a language does, from the pinned tables.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How much room the unit takes: "5 kilometers", "5 km", "5km".
      public enum UnitWidth: String, Hashable, Codable, Sendable { case wide, abbreviated, narrow }

      /// How much room the unit takes.
      public var width: UnitWidth
      /// The locale whose words, digits and units are used.
      public var locale: Locale
      private var isConverted: Bool
      private var purpose: MeasureUnit.Usage
      /// How the number is formatted; `nil` for the locale's plain style.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?

      /// Makes a style; by default the measurement is converted to the locale's usual unit.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        isConverted = usage.isConverted
        purpose = usage.purpose
        self.numberFormatStyle = numberFormatStyle
      }

      /// The text of a measurement; a unit that the tables do not have is written with its symbol.
      public func format(_ value: Measurement<UnitType>) -> String {
        let locale = FormatLocale.of(self.locale.identifier)
        let number = NumberText(locale: locale).text(DecimalNumber(value.value))
        return text(value, locale, region: self.locale.identifier)
          ?? "\(number) \(value.unit.symbol)"
      }

      /// The same style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      /// The text of a measurement, or `nil` for a unit that the tables do not have.
      func text(_ value: Measurement<UnitType>, _ locale: FormatLocale, region: String) -> String? {
        var number = NumberText(locale: locale)
        if let style = numberFormatStyle {
          number.options = NumberOptions(style, unit: .plain) ?? number.options
        }
        var (amount, unit) = (value.value, MeasureUnit(value.unit))
        if isConverted, let own = unit,
          let customary = own.customary(
            value.value, of: value.unit, region: region, usage: purpose)
        {
          (amount, unit) = customary
          if numberFormatStyle == nil {
            // Converted amounts keep two digits, or all before the separator.
            number.options.precision =
              amount.magnitude < 9.95
              ? .significant(least: 1, most: 2)
              : .places(leastInteger: nil, mostInteger: nil, leastFraction: 0, mostFraction: 0)
          }
        }
        guard let unit else { return nil }
        let width: FormatWidth =
          switch width {
          case .wide: .wide
          case .abbreviated: .short
          case .narrow: .narrow
          }
        return MeasureText.text(DecimalNumber(amount), unit: unit.name, width, number: number)
      }
    }

    /// The measurement in the unit that the locale's region uses.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> { style.format(self) }
  }

  extension Measurement.FormatStyle: PinnedFormatStyle where UnitType: Dimension {
    func text(of value: Any, in context: FormatContext) -> String? {
      guard let value = value as? Measurement<UnitType> else { return nil }
      return text(value, context.locale, region: context.environment.localeIdentifier)
    }
  }

  extension FormatStyle {
    /// A measurement with its unit.
    ///
    /// - Parameters:
    ///   - width: how much room the unit takes.
    ///   - usage: whether the unit is the one that the language's region uses.
    ///   - numberFormatStyle: how the number is written.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
  }
#endif
