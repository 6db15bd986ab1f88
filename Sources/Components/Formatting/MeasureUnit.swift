import Foundation

/// A unit under CLDR's name.
struct MeasureUnit {
  let name: String
  private let kind: Kind

  /// Kinds of units that regions choose from.
  private enum Kind { case length, mass, temperature, speed, other }

  /// The unit of Foundation's, by its kind and symbol; `nil` for a custom one.
  init?(_ unit: Dimension) {
    let (kind, prefix, list): (Kind, String, String) =
      switch unit {
      case is UnitLength: (.length, "length", Self.lengths)
      case is UnitMass: (.mass, "mass", Self.masses)
      case is UnitTemperature: (.temperature, "temperature", Self.temperatures)
      case is UnitSpeed: (.speed, "speed", Self.speeds)
      case is UnitVolume: (.other, "volume", Self.volumes)
      case is UnitArea: (.other, "area", Self.areas)
      case is UnitDuration: (.other, "duration", Self.durations)
      case is UnitInformationStorage: (.other, "digital", Self.storage)
      case is UnitEnergy: (.other, "energy", Self.energies)
      case is UnitPower: (.other, "power", Self.powers)
      case is UnitPressure: (.other, "pressure", Self.pressures)
      case is UnitAngle: (.other, "angle", Self.angles)
      case is UnitFrequency: (.other, "frequency", Self.frequencies)
      default: (.other, "", "")
      }
    // Alternating symbols and names.
    let words = list.split(separator: " ")
    let symbol = unit.symbol.replacingOccurrences(of: " ", with: "_")
    for index in stride(from: 0, to: words.count - 1, by: 2) where words[index] == symbol {
      name = "\(prefix)-\(words[index + 1])"
      self.kind = kind
      return
    }
    return nil
  }

  private init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// What a measurement is of, where units of a region depend on it.
  enum Usage: String, Codable, Sendable { case general, road }

  /// A measurement in the largest unit of a region that it has one of; `nil` where regions agree.
  func customary(
    _ value: Double, of own: Dimension, region: String, usage: Usage
  ) -> (Double, MeasureUnit?)? {
    let subtags = LocaleTag.normalized(region).split(separator: "-").map(String.init)
    let region =
      subtags.dropFirst().first { $0.utf8.count == 2 } ?? (subtags.first == "en" ? "us" : "")
    let isAmerican = ["us", "lr", "pr", "vi", "gu", "as", "mp", "um"].contains(region)
    let isBritish = region == "gb"
    // Each with the amount from which it is used.
    let choices: [(unit: Dimension, least: Double)]
    switch kind {
    case .length where usage == .road:
      // CLDR's preferences of units for roads.
      choices =
        isAmerican
        ? [(UnitLength.miles, 0.5), (UnitLength.feet, 0)]
        : isBritish
          ? [(UnitLength.miles, 0.5), (UnitLength.yards, 0)]
          : [(UnitLength.kilometers, 0.9), (UnitLength.meters, 0)]
    case .length:
      choices =
        isAmerican || isBritish
        ? [(UnitLength.miles, 1), (UnitLength.feet, 1), (UnitLength.inches, 0)]
        : [(UnitLength.kilometers, 1), (UnitLength.meters, 1), (UnitLength.centimeters, 0)]
    case .mass:
      choices =
        isAmerican
        ? [(UnitMass.pounds, 1), (UnitMass.ounces, 0)]
        : [
          (UnitMass.metricTons, 1), (UnitMass.kilograms, 1), (UnitMass.grams, 1),
          (UnitMass.milligrams, 0),
        ]
    case .temperature:
      // The same for weather and for persons.
      let isFahrenheit = isAmerican || ["bs", "bz", "ky", "pw", "fm", "mh"].contains(region)
      choices = [(isFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius, 0)]
    case .speed:
      choices = [
        (isAmerican || isBritish ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour, 0)
      ]
    case .other: return nil
    }
    let base = own.converter.baseUnitValue(fromValue: value)
    for (index, choice) in choices.enumerated() {
      let amount = choice.unit.converter.value(fromBaseUnitValue: base)
      if amount.magnitude >= choice.least || index == choices.count - 1 {
        return (amount, MeasureUnit(choice.unit))
      }
    }
    return nil
  }

  private static let lengths =
    "km kilometer m meter dm decimeter cm centimeter mm millimeter µm micrometer nm nanometer "
    + "mi mile yd yard ft foot in inch NM nautical-mile ly light-year ua astronomical-unit"
  private static let masses =
    "kg kilogram g gram mg milligram µg microgram t tonne ton ton st stone lb pound oz ounce ct carat"
  private static let temperatures = "°C celsius °F fahrenheit K kelvin"
  private static let speeds =
    "km/h kilometer-per-hour m/s meter-per-second mph mile-per-hour kn knot"
  private static let volumes =
    "L liter dL deciliter dl deciliter cL centiliter mL milliliter m³ cubic-meter km³ cubic-kilometer "
    + "cm³ cubic-centimeter gal gallon qt quart pt pint cup cup fl_oz fluid-ounce "
    + "tbsp tablespoon tsp teaspoon"
  private static let areas =
    "km² square-kilometer ha hectare m² square-meter cm² square-centimeter mi² square-mile ac acre "
    + "ft² square-foot in² square-inch yd² square-yard"
  private static let durations =
    "h hour m minute s second ms millisecond µs microsecond ns nanosecond"
  private static let storage =
    "bit bit B byte kb kilobit kB kilobyte Mb megabit MB megabyte Gb gigabit GB gigabyte "
    + "Tb terabit TB terabyte PB petabyte"
  private static let energies =
    "kJ kilojoule J joule kCal kilocalorie cal calorie kWh kilowatt-hour"
  private static let powers =
    "W watt kW kilowatt MW megawatt GW gigawatt mW milliwatt hp horsepower"
  private static let pressures =
    "hPa hectopascal kPa kilopascal N/m² pascal bar bar mbar millibar mmHg millimeter-ofhg "
    + "psi pound-force-per-square-inch"
  private static let angles = "° degree rad radian rev revolution ʹ arc-minute ʹʹ arc-second"
  private static let frequencies = "Hz hertz kHz kilohertz MHz megahertz GHz gigahertz"
}
