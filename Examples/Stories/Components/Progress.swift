import Components

extension StoryCatalog {
  static let progress: [Story] = [
    Story("progress-bar/thresholds") {
      StoryPage {
        ProgressBar("Storage", value: 0.42, showsPercentage: true)
        ProgressBar("Courier load", value: 0.78, showsPercentage: true)
        ProgressBar("API quota", value: 0.95, showsPercentage: true)
        ProgressBar("Out of range is clamped", value: 1.7, showsPercentage: true)
      }
    },
    Story("progress-bar/circular", canvas: StoryCanvas(time: 0.4)) {
      StoryPage {
        FittingRow(spacing: .lg) {
          ProgressBar("Storage", value: 0.42, form: .circular, showsPercentage: true)
          ProgressBar("Load", value: 0.78, form: .circular, showsPercentage: true)
          ProgressBar("Quota", value: 1.7, form: .circular, showsPercentage: true)
        }
        FittingRow(spacing: .lg) {
          ProgressBar("Backup", value: 0.6, form: .circular, tone: .primary)
          ProgressBar("Waiting", value: nil, form: .circular)
        }
      }
    },
    Story("gauge/styles") {
      StoryPage(spacing: .lg) {
        Gauge(value: 0.62) {
          Text("Battery")
        } currentValueLabel: {
          Text("62%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        FittingRow(spacing: .lg) {
          Gauge(value: 21.0, in: 10...30) {
            Text("Temperature")
          } currentValueLabel: {
            Text("21°")
          } minimumValueLabel: {
            Text("10")
          } maximumValueLabel: {
            Text("30")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.8) {
            Text("Humidity")
          } currentValueLabel: {
            Text("80")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.success)
          Gauge(value: 0.35) {
            Text("UV")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.warning)
        }
      }
    },
    Story("progress-view/linear", canvas: StoryCanvas(time: 0.75)) {
      StoryPage {
        ProgressView(value: 0.3)
        ProgressView("Uploading photos", value: 12.0, total: 20.0)
        ProgressView(value: 0.6) {
          Text("Preparing")
        } currentValueLabel: {
          Text("3 of 5 steps")
        }
        ProgressBar(value: nil)
      }
    },
    Story("progress-view/circular", canvas: StoryCanvas(time: 0.4)) {
      StoryPage {
        HStack(spacing: 24) {
          ProgressView(value: 0.25).controlSize(.small)
          ProgressView(value: 0.7)
          ProgressView(value: 1).controlSize(.large)
          ProgressView()
        }
        ProgressView("Loading…")
      }
      .progressViewStyle(.circular)
    },
  ]
}
