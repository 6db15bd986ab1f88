// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The compiler as first reviewer: every target is built with the same strict settings.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Stillframe",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Layout", targets: ["Layout"]),
    .library(name: "Components", targets: ["Components"]),
    .library(name: "Render", targets: ["Render"]),
    .library(name: "Commands", targets: ["Commands"]),
    .executable(name: "render-cli", targets: ["render-cli"]),
    .executable(name: "stillframe-bench", targets: ["stillframe-bench"]),
  ],
  targets: [
    // A straight line: each target imports only those above it.
    .target(
      name: "Layout", swiftSettings: strict,
      // Rounding to whole numbers is a libm call on baseline x86-64; no other part of libm is used.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // `#Preview` and `@Entry`: a program of our own that the compiler asks, without any library.
    .macro(name: "ViewMacros", swiftSettings: strict),
    .target(name: "Components", dependencies: ["Layout", "ViewMacros"], swiftSettings: strict),
    .target(name: "Render", dependencies: ["Layout", "Components"], swiftSettings: strict),
    .target(
      name: "Commands", dependencies: ["Layout", "Components", "Render"], swiftSettings: strict),
    .target(
      name: "Stories", dependencies: ["Components"], path: "Examples/Stories",
      swiftSettings: strict),
    // Views as an app has them: only their import tells them from SwiftUI's.
    .target(name: "SwiftUIViews", dependencies: ["Components"], path: "Examples/SwiftUIViews"),
    .executableTarget(
      name: "render-cli", dependencies: ["Commands", "Stories"], swiftSettings: strict),
    .executableTarget(
      name: "stillframe-bench",
      dependencies: ["Layout", "Components", "Render", "Commands", "Stories"],
      path: "Benchmarks/StillframeBench", swiftSettings: strict),
    .testTarget(
      name: "LayoutTests", dependencies: ["Layout"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "ComponentsTests", dependencies: ["Components", "Layout"], swiftSettings: strict),
    .testTarget(
      name: "SwiftUIViewsTests",
      dependencies: ["SwiftUIViews", "Render", "Components", "Layout"], swiftSettings: strict),
    .testTarget(
      name: "RenderTests", dependencies: ["Render", "Components", "Layout"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["Commands", "Components", "Render", "Layout"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["Commands", "Stories", "Render", "Components", "Layout"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
