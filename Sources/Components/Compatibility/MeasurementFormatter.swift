// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// Apple's systems have it in Foundation; elsewhere Foundation has a name for it that nobody can use.
#if !canImport(Darwin)
  /// Writes measurements, in the language of the picture that is being made.
  public final class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// What is done about the unit.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The measurement's own unit instead of the region's.
      public static let providedUnit = Self(rawValue: 1)
      /// The unit of the same system that suits the amount, which the region's units do anyway.
      public static let naturalScale = Self(rawValue: 2)
      /// A sign of degrees without the scale.
      public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    /// How much room the unit takes.
    public var unitStyle = UnitStyle.medium
    /// The language; `nil` for the picture's.
    public var locale: Locale!
    /// Says how many digits are written and whether they are in groups.
    public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    public override func string(for obj: Any?) -> String? {
      switch obj {
      case let unit as Unit: string(from: unit)
      default: nil
      }
    }

    /// A measurement with its unit; a unit that the tables do not have is written with its symbol.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      guard let unit = measurement.unit as? Dimension else {
        return "\(number.text(DecimalNumber(measurement.value))) \(measurement.unit.symbol)"
      }
      return string(of: Measurement(value: measurement.value, unit: unit))
    }

    /// The name of a unit, which is its symbol.
    public func string(from unit: Unit) -> String { unit.symbol }

    private func string(of measurement: Measurement<Dimension>) -> String {
      var (amount, unit) = (measurement.value, MeasureUnit(measurement.unit))
      if !unitOptions.contains(.providedUnit), let own = unit,
        let customary = own.customary(
          measurement.value, of: measurement.unit, region: language, usage: .general)
      {
        (amount, unit) = customary
      }
      let number = number
      if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
        return "\(number.text(DecimalNumber(amount)))°"
      }
      let width: FormatWidth =
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .short
        }
      return unit.flatMap {
        MeasureText.text(DecimalNumber(amount), unit: $0.name, width, number: number)
      } ?? "\(number.text(DecimalNumber(amount))) \(measurement.unit.symbol)"
    }

    private var language: String { locale?.identifier ?? WordSources.current.locale }

    private var number: NumberText {
      var number = NumberText(locale: .of(language))
      guard let formatter = numberFormatter else { return number }
      number.options.isGrouped = formatter.usesGroupingSeparator
      number.options.precision = .places(
        leastInteger: formatter.minimumIntegerDigits, mostInteger: nil,
        leastFraction: formatter.minimumFractionDigits,
        mostFraction: formatter.maximumFractionDigits)
      return number
    }
  }
#endif
