// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "TrailKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "TrailKit", targets: ["TrailModel", "TrailUI"])
  ],
  dependencies: [
    .package(url: "https://example.com/weather-kit.git", from: "1.0.0")
  ],
  targets: [
    .target(name: "TrailModel", swiftSettings: settings),
    .target(
      name: "TrailUI",
      dependencies: ["TrailModel", .product(name: "WeatherKitten", package: "weather-kit")],
      resources: [.process("Resources")],
      swiftSettings: settings),
    .testTarget(name: "TrailModelTests", dependencies: ["TrailModel"]),
  ]
)
