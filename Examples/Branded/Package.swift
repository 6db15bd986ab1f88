// swift-tools-version: 6.2
import PackageDescription

/// A package whose views have an asset catalog, fonts and words of its own.
///
/// Outside of this repository the dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "Branded",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Stillframe", path: "../..")],
  targets: [
    .target(
      name: "Branded", dependencies: [.product(name: "Components", package: "Stillframe")],
      resources: [.copy("Media.xcassets"), .copy("Fonts"), .copy("Localizable.xcstrings")],
      plugins: [.plugin(name: "AssetSymbols", package: "Stillframe")]),
    .executableTarget(
      name: "branded-snapshots",
      dependencies: ["Branded", .product(name: "Commands", package: "Stillframe")]),
  ],
  swiftLanguageModes: [.v6]
)
