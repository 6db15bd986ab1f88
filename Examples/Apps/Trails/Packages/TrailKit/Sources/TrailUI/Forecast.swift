import SwiftUI
import WeatherKitten

/// The weather on a trail: its package has an address and no checkout here, so that a placeholder stands for it.
public struct Forecast: View {
  let report: WeatherKitten.Report

  public var body: some View {
    Label(report.words, systemImage: "cloud.sun")
  }
}
