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
    .library(name: "Audit", targets: ["Audit"]),
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "StillframeTesting", targets: ["StillframeTesting"]),
    .library(name: "Resources", targets: ["Resources"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "Previews", targets: ["Previews"]),
    .plugin(name: "VerifySnapshots", targets: ["VerifySnapshots"]),
    .plugin(name: "RecordSnapshots", targets: ["RecordSnapshots"]),
    .executable(name: "render-cli", targets: ["render-cli"]),
    .executable(name: "stillframe-bench", targets: ["stillframe-bench"]),
  ],
  targets: [
    // Each target imports only those above it.
    .target(
      name: "Graphics", swiftSettings: strict,
      // Rounding to whole numbers is a libm call on baseline x86-64; no other part of libm is used.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Layout", dependencies: ["Graphics"], swiftSettings: strict),
    // The little of XML that drawings, property lists and projects need.
    .target(name: "XML", swiftSettings: strict),
    // Files of pictures: beside Layout and Components.
    .target(name: "Codecs", dependencies: ["Graphics", "XML"], swiftSettings: strict),
    // The reader and writer of documents, design tokens and reports.
    .target(name: "JSON", dependencies: ["Graphics"], swiftSettings: strict),
    // Asset catalogs, texts and files of fonts of a folder: beside Codecs, without which the tool of
    // AssetSymbols is built sooner.
    .target(
      name: "Resources", dependencies: ["Graphics", "XML", "JSON", "SwiftSource"],
      swiftSettings: strict),
    // Publishers and objects that announce changes, as Combine has them.
    .target(name: "Streams", swiftSettings: strict),
    // `#Preview` and `@Entry`: a program of our own that the compiler asks, without any library.
    .macro(name: "ViewMacros", dependencies: ["SwiftSource"], swiftSettings: strict),
    // Tokens of Swift source, and the previews in it.
    .target(name: "SwiftSource", swiftSettings: strict),
    .target(
      name: "Components",
      dependencies: [
        "Graphics", "Codecs", "JSON", "Resources", "Layout", "Streams", "ViewMacros",
      ],
      swiftSettings: strict),
    // Design tokens in the formats of teams, and what they mean to a theme: beside Documents.
    .target(
      name: "TokenFiles", dependencies: ["Graphics", "JSON", "SwiftSource", "Components"],
      swiftSettings: strict),
    // JSON documents and their schema: beside Render.
    .target(
      name: "Documents",
      dependencies: ["Graphics", "Codecs", "JSON", "Resources", "Layout", "Components"],
      swiftSettings: strict),
    // Fonts, Unicode and shaping: beside Components, which takes longer, so that they are compiled at
    // the same time. Packed fonts need Codecs.
    .target(name: "Typography", dependencies: ["Codecs"], swiftSettings: strict),
    .target(
      name: "Render",
      dependencies: ["Graphics", "Codecs", "Resources", "Layout", "Components", "Typography"],
      swiftSettings: strict),
    // Rules over the placed tree and the display list.
    .target(
      name: "Audit", dependencies: ["Graphics", "JSON", "Layout", "Components", "Render"],
      swiftSettings: strict),
    // Goldens, their gates, and files that are there whole or not at all.
    .target(
      name: "Snapshots",
      dependencies: [
        "Graphics", "Codecs", "Resources", "Layout", "Components", "Typography", "Render", "Audit",
      ],
      swiftSettings: strict),
    // Apps: their projects, what of them compiles here, and the package that shows their previews.
    .target(
      name: "Import", dependencies: ["XML", "JSON", "Resources", "SwiftSource"],
      swiftSettings: strict),
    .target(
      name: "Commands",
      dependencies: [
        "JSON", "Resources", "Layout", "Components", "Documents", "Typography", "Render", "Audit",
        "Snapshots", "TokenFiles", "Import", "SwiftSource",
      ],
      exclude: ["Gallery/Site"], swiftSettings: strict,
      // A constant that tells whether two programs are built from the same sources, and the gallery's site.
      plugins: ["GeneratedSources"]),
    // For test targets only: it links the testing frameworks.
    .target(
      name: "StillframeTesting", dependencies: ["Commands", "Components", "Render", "Audit"],
      swiftSettings: strict),
    .target(
      name: "Stories", dependencies: ["Components"], path: "Examples/Stories",
      swiftSettings: strict),
    // Views as an app has them: only their import tells them from SwiftUI's.
    .target(
      name: "SwiftUIViews", dependencies: ["Components"], path: "Examples/SwiftUIViews",
      plugins: ["Previews"]),
    .executableTarget(
      name: "render-cli", dependencies: ["Commands", "Stories"], swiftSettings: strict),
    .executableTarget(
      name: "stillframe-bench",
      dependencies: [
        "Layout", "Components", "Documents", "Typography", "Render", "Audit", "Commands", "Stories",
        "Mutants",
      ],
      path: "Benchmarks/StillframeBench", swiftSettings: strict),
    // Damaged files, for the tests and for the long run of the benchmark tool.
    .target(
      name: "Mutants",
      dependencies: [
        "Graphics", "Layout", "Documents", "Codecs", "Resources", "Typography", "Components",
        "Render", "Audit", "Snapshots",
      ],
      path: "Tests/Mutants", swiftSettings: strict),
    // Text on a grid of characters, so that tests can do their sums.
    .target(
      name: "GridText", dependencies: ["Components", "Layout"], path: "Tests/GridText",
      swiftSettings: strict),
    // Stories that harm the process that shows them, as a tool that the tests run.
    .executableTarget(
      name: "faulty-stories", dependencies: ["Commands", "Components"],
      path: "Tests/FaultyStories", swiftSettings: strict),
    // Writes the code of the plugin AssetSymbols: small, since every package that asks builds it first.
    .executableTarget(name: "asset-symbols", dependencies: ["Resources"], swiftSettings: strict),
    .plugin(name: "AssetSymbols", capability: .buildTool, dependencies: ["asset-symbols"]),
    // Lists the previews of a target as stories: small, as asset-symbols is.
    .executableTarget(
      name: "preview-list", dependencies: ["SwiftSource"], swiftSettings: strict),
    .plugin(name: "Previews", capability: .buildTool, dependencies: ["preview-list"]),
    .plugin(name: "GeneratedSources", capability: .buildTool),
    .plugin(
      name: "VerifySnapshots",
      capability: .command(
        intent: .custom(
          verb: "verify-snapshots",
          description: "Compare the package's stories with their goldens."))),
    .plugin(
      name: "RecordSnapshots",
      capability: .command(
        intent: .custom(
          verb: "record-snapshots", description: "Write goldens of the package's stories."),
        permissions: [.writeToPackageDirectory(reason: "Goldens are files of the package.")])),
    .testTarget(
      name: "LayoutTests", dependencies: ["Layout"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CodecTests", dependencies: ["Codecs", "Graphics", "XML", "Mutants"],
      swiftSettings: strict),
    .testTarget(
      name: "ResourceTests",
      dependencies: ["Resources", "Codecs", "Graphics", "JSON", "Mutants"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "ComponentsTests",
      dependencies: [
        "Graphics", "JSON", "Resources", "Components", "Documents", "Layout", "Mutants", "GridText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TokenFileTests", dependencies: ["TokenFiles", "Components", "Graphics", "JSON"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUIViewsTests",
      dependencies: ["SwiftUIViews", "SwiftSource", "Render", "Components", "Layout"],
      swiftSettings: strict),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "Mutants"], swiftSettings: strict),
    .testTarget(
      name: "RenderTests",
      dependencies: [
        "Graphics", "Codecs", "Render", "Snapshots", "Typography", "Components", "Layout",
        "Mutants",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ImportTests", dependencies: ["Import", "JSON", "Resources", "SwiftSource"],
      swiftSettings: strict),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "Audit", "Graphics", "Render", "Components", "Layout", "Stories", "GridText", "Mutants",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Graphics", "JSON", "Codecs", "Commands", "Audit", "Components", "Documents", "Render",
        "Snapshots",
        "Layout", "Mutants", "faulty-stories",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "StillframeTesting", "Commands", "Audit", "Snapshots", "Stories", "Render", "Components",
        "Layout",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Modules by Apple's names, where the system has none: an app's files compile unchanged. Nothing else here depends on
// them, so that they are built only for a package that asks for one, and for tests.
#if os(Linux)
  let apple: [(name: String, dependencies: [Target.Dependency])] = [
    ("Combine", ["Components", "Streams"]),
    ("_Testing_CoreGraphics", []),
    ("_Testing_UIKit", []),
    ("CoreGraphics", ["Codecs", "Components", "Graphics", "_Testing_CoreGraphics"]),
    ("UniformTypeIdentifiers", ["Components"]),
    ("os", []),
    ("OSLog", ["os"]),
    (
      "UIKit",
      ["Components", "CoreGraphics", "Render", "UniformTypeIdentifiers", "_Testing_UIKit"]
    ),
    ("SwiftUI", ["Combine", "Components", "CoreGraphics", "Render", "UIKit"]),
    // Where Apple keeps what SwiftUI shares with other systems; editors add imports of it.
    ("SwiftUICore", ["SwiftUI"]),
  ]
  for module in apple {
    if !module.name.hasPrefix("_") {
      package.products.append(.library(name: module.name, targets: [module.name]))
    }
    package.targets.append(
      .target(
        name: module.name, dependencies: module.dependencies, path: "Sources/Apple/\(module.name)",
        swiftSettings: strict))
  }
  package.targets.append(
    .testTarget(
      name: "AppleTests",
      dependencies: ["SwiftUI", "SwiftUICore", "Combine", "UIKit", "os", "OSLog"]))
#endif
