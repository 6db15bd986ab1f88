import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Texts are those of Apple's documentation of the formatters.
@Suite("Formatters of Foundation's that only Apple's systems have")
@MainActor
struct FormatterTests {
  private func length(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.day, .hour, .minute, .second],
    _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test("Lengths of time have the words and the zeros of their style")
  func lengths() {
    #expect(length(3600 + 600) == "1:10:00")
    #expect(length(3610, [.hour, .minute, .second]) == "1:00:10")
    #expect(length(150, [.minute, .second], .positional, .pad) == "2:30")
    #expect(length(5, [.minute, .second], .positional, .pad) == "0:05")
    #expect(length(3600, [.day, .hour, .minute, .second], .positional, .pad) == "0d 1:00:00")
    #expect(length(3610, [.day, .hour, .minute, .second], .abbreviated) == "1h 10s")
    #expect(length(3600, [.day, .hour, .minute, .second], .abbreviated, .pad) == "0d 1h 0m 0s")
    #expect(length(600, [.day, .hour, .minute, .second], .abbreviated, .dropLeading) == "10m 0s")
    #expect(length(34_890, [.hour, .minute, .second], .short) == "9 hr, 41 min, 30 sec")
    #expect(length(34_890, [.hour, .minute, .second], .brief) == "9hr 41min 30sec")
    #expect(length(34_890, [.hour, .minute, .second], .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(length(0, [.minute, .second], .full) == "0 seconds")
    #expect(length(.infinity) == nil)
  }

  @Test("The largest units are kept, and what is too much of one makes another")
  func units() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3700) == "1 hour")
    #expect(formatter.string(from: DateComponents(minute: 120)) == "2 hours")
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    let short = DateComponentsFormatter.localizedString(
      from: DateComponents(hour: 1, minute: 5), unitsStyle: .short)
    #expect(short == "1 hr, 5 min")
  }

  @Test("Measurements have the region's unit or their own")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "68°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: heat) == "20°C")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: heat) == "20°")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 1234.56, unit: UnitLength.kilometers))
        == "1,234.6 kilometers")
  }

  @Test(
    "Roads are miles from half a one on in the United States, kilometres from nine tenths of one elsewhere",
    arguments: [
      ("en_US", 804.7, "0.5 mi"), ("en_US", 100, "328 ft"), ("de_DE", 950, "0,95 km"),
      ("de_DE", 800, "800 m"),
    ])
  func roads(locale: String, meters: Double, expected: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale), usage: .road)
    #expect(style.format(Measurement(value: meters, unit: UnitLength.meters)) == expected)
  }

  @Test("Regions have units of their own for bodies, weather and food")
  func usages() {
    func text<U: Dimension>(
      _ value: Double, _ unit: U, _ usage: MeasurementFormatUnitUsage<U>, _ locale: String
    ) -> String {
      Measurement<U>.FormatStyle(width: .wide, locale: Locale(identifier: locale), usage: usage)
        .format(Measurement(value: value, unit: unit))
    }
    #expect(text(290, UnitEnergy.kilocalories, .food, "en_US") == "290 Calories")
    #expect(text(290, UnitEnergy.kilocalories, .workout, "en_GB") == "290 kilocalories")
    #expect(text(254, UnitLength.millimeters, .rainfall, "en_US") == "10 inches")
    #expect(text(25, UnitLength.centimeters, .snowfall, "en_AU") == "25 centimetres")
    #expect(text(100, UnitMass.kilograms, .personWeight, "en_US") == "220 pounds")
    #expect(text(10, UnitSpeed.metersPerSecond, .wind, "pl_PL") == "10 metrów na sekundę")
    #expect(text(36, UnitSpeed.kilometersPerHour, .wind, "en_US") == "22 miles per hour")
    #expect(text(500, UnitVolume.milliliters, .liquid, "en_IE") == "500 millilitres")
  }

  @Test("Kinds of files go by the endings of names")
  func files() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(mimeType: "application/pdf")?.preferredFilenameExtension == "pdf")
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .audio))
  }
}
