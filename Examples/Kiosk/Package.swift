// swift-tools-version: 6.2
import PackageDescription

/// A package of its own that renders, verifies and tests its components with Stillframe.
///
/// Outside of this repository the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "Kiosk",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Stillframe", path: "../..")],
  targets: [
    .target(
      name: "KioskStories",
      dependencies: [.product(name: "Components", package: "Stillframe")]),
    .executableTarget(
      name: "kiosk-snapshots",
      dependencies: ["KioskStories", .product(name: "Commands", package: "Stillframe")]),
    .testTarget(
      name: "KioskTests",
      dependencies: ["KioskStories", .product(name: "StillframeTesting", package: "Stillframe")]),
  ],
  swiftLanguageModes: [.v6]
)
