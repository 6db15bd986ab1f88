import Foundation

/// A unit under CLDR's name.
struct MeasureUnit {
  let name: String
  private let kind: Kind

  /// Kinds of units that regions choose from.
  private enum Kind { case length, mass, temperature, speed, volume, energy, other }

  /// The unit of Foundation's, by its kind and symbol; `nil` for a custom one.
  init?(_ unit: Dimension) {
    let (kind, prefix, list): (Kind, String, String) =
      switch unit {
      case is UnitLength: (.length, "length", Self.lengths)
      case is UnitMass: (.mass, "mass", Self.masses)
      case is UnitTemperature: (.temperature, "temperature", Self.temperatures)
      case is UnitSpeed: (.speed, "speed", Self.speeds)
      case is UnitVolume: (.volume, "volume", Self.volumes)
      case is UnitArea: (.other, "area", Self.areas)
      case is UnitDuration: (.other, "duration", Self.durations)
      case is UnitInformationStorage: (.other, "digital", Self.storage)
      case is UnitEnergy: (.energy, "energy", Self.energies)
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
  enum Usage: String, Codable, Sendable {
    case general, road, person, rainfall, snowfall, visibility, focalLength, wind, liquid, food
  }

  /// A unit that a region uses, with the amount from which it does, and CLDR's name where Foundation has no such unit.
  private typealias Choice = (unit: Dimension, least: Double, name: String?)

  /// A measurement in the largest unit of a region that it has one of; `nil` where regions agree.
  func customary(
    _ value: Double, of own: Dimension, region: String, usage: Usage
  ) -> (Double, MeasureUnit?)? {
    let subtags = LocaleTag.normalized(region).split(separator: "-").map(String.init)
    let region =
      subtags.dropFirst().first { $0.utf8.count == 2 } ?? (subtags.first == "en" ? "us" : "")
    let choices = choices(for: usage, in: region)
    let base = own.converter.baseUnitValue(fromValue: value)
    for (index, choice) in choices.enumerated() {
      let amount = choice.unit.converter.value(fromBaseUnitValue: base)
      if amount.magnitude >= choice.least || index == choices.count - 1 {
        let unit =
          choice.name.map { MeasureUnit(name: $0, kind: kind) } ?? MeasureUnit(choice.unit)
        return (amount, unit)
      }
    }
    return nil
  }

  /// The units of a region for a usage, the largest first: CLDR's preferences, without those of two units.
  private func choices(for usage: Usage, in region: String) -> [Choice] {
    let isAmerican = ["us", "lr", "pr", "vi", "gu", "as", "mp", "um"].contains(region)
    let isBritish = region == "gb"
    func units(_ american: [Choice], _ others: [Choice], british: [Choice]? = nil) -> [Choice] {
      isAmerican ? american : isBritish ? british ?? others : others
    }
    let milesAndFeet: [Choice] = [(UnitLength.miles, 0.5, nil), (UnitLength.feet, 0, nil)]
    let inches: [Choice] = [(UnitLength.inches, 0, nil)]
    let milesPerHour: [Choice] = [(UnitSpeed.milesPerHour, 0, nil)]
    switch (kind, usage) {
    case (.length, .road):
      return units(
        milesAndFeet, [(UnitLength.kilometers, 0.9, nil), (UnitLength.meters, 0, nil)],
        british: [(UnitLength.miles, 0.5, nil), (UnitLength.yards, 0, nil)])
    case (.length, .visibility):
      return units(
        milesAndFeet, [(UnitLength.kilometers, 1, nil), (UnitLength.meters, 0, nil)],
        british: milesAndFeet)
    case (.length, .person), (.length, .snowfall):
      return units(inches, [(UnitLength.centimeters, 0, nil)])
    case (.length, .rainfall): return units(inches, [(UnitLength.millimeters, 0, nil)])
    case (.length, .focalLength): return [(UnitLength.millimeters, 0, nil)]
    case (.length, _):
      let small: [Choice] = [
        (UnitLength.miles, 1, nil), (UnitLength.feet, 1, nil), (UnitLength.inches, 0, nil),
      ]
      return units(
        small,
        [
          (UnitLength.kilometers, 1, nil), (UnitLength.meters, 1, nil),
          (UnitLength.centimeters, 0, nil),
        ], british: small)
    case (.mass, .person):
      return units(
        [(UnitMass.pounds, 0, nil)], [(UnitMass.kilograms, 0, nil)],
        british: [(UnitMass.stones, 0, nil)])
    case (.mass, _):
      return units(
        [(UnitMass.pounds, 1, nil), (UnitMass.ounces, 0, nil)],
        [
          (UnitMass.metricTons, 1, nil), (UnitMass.kilograms, 1, nil), (UnitMass.grams, 1, nil),
          (UnitMass.milligrams, 0, nil),
        ])
    case (.temperature, _):
      // The same for weather and for persons.
      let isFahrenheit = isAmerican || ["bs", "bz", "ky", "pw", "fm", "mh"].contains(region)
      return [(isFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius, 0, nil)]
    case (.speed, .wind) where ["fi", "kr", "no", "pl", "ru", "se"].contains(region):
      return [(UnitSpeed.metersPerSecond, 0, nil)]
    case (.speed, _):
      return units(milesPerHour, [(UnitSpeed.kilometersPerHour, 0, nil)], british: milesPerHour)
    case (.volume, .liquid):
      return units(
        [
          (UnitVolume.gallons, 1, nil), (UnitVolume.quarts, 1, nil), (UnitVolume.pints, 1, nil),
          (UnitVolume.cups, 1, nil), (UnitVolume.fluidOunces, 0, nil),
        ], [(UnitVolume.liters, 1, nil), (UnitVolume.milliliters, 0, nil)])
    case (.energy, .food):
      return units(
        [(UnitEnergy.kilocalories, 0, "energy-foodcalorie")], [(UnitEnergy.kilocalories, 0, nil)])
    default: return []
    }
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
