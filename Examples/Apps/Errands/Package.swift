// swift-tools-version: 6.2
import PackageDescription

/// An app whose previews are its stories: its files are as they are written for a phone.
///
/// Outside of this repository the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "Errands",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Stillframe", path: "../../..")],
  targets: [
    .target(
      name: "Errands", dependencies: [.product(name: "SwiftUI", package: "Stillframe")],
      plugins: [.plugin(name: "Previews", package: "Stillframe")]),
    .executableTarget(
      name: "errands-previews",
      dependencies: ["Errands", .product(name: "Commands", package: "Stillframe")]),
  ],
  swiftLanguageModes: [.v6]
)
