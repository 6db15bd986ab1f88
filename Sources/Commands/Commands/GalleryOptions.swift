import Audit
import Components
import Foundation

/// What a gallery shows, and how, as flags say it.
@MainActor
struct GalleryOptions {
  static let options: [OptionManual] =
    [
      OptionManual(
        "--axes", .choices(GalleryAxes.Axis.allCases.map(\.rawValue)), repeats: true,
        "What varies; 'variants' is only what stories name. By default all but look and device at five type sizes, and each language of the tables once."
      ),
      OptionManual(
        "--type-sizes", .choices(DynamicTypeSize.allCases.map(\.shortName)), repeats: true,
        "The type sizes of the axis; all twelve where --axes names it."),
      OptionManual(
        "--looks", .choices(Look.allCases.map(\.rawValue)), repeats: true,
        "The looks of the axis; all where --axes names it."),
      OptionManual(
        "--devices", .choices(Device.all.map(\.name)), repeats: true,
        "Devices on whose screens each story is shown once; in all combinations where --axes names device."
      ),
      ThemeOptions.file, ThemeOptions.map, ThemeOptions.mode, controlPictures,
      OptionManual(
        "--profile", .choice(AuditProfile.allCases.map(\.rawValue)),
        "Whose requirements the audit applies; hig by default."),
      OptionManual("--title", .text("TEXT"), "The site's title; the folder's name by default."),
      OptionManual(
        "--source-root", .file("DIR"), "Paths of sources are relative to it; '.' by default."),
      SnapshotOptions.snapshots, SnapshotOptions.jobs,
    ] + ResourceOptions.options + WorkerLimits.options + SnapshotCache.options
    + [GoldenStore.option]

  static let controlPictures = OptionManual(
    "--control-pictures", .integer("N", 0...10_000),
    "Pictures of a story with controls set, at most; \(GalleryBuilder.usualControlPictures) by default."
  )

  let operands: [String]
  let axes: GalleryAxes
  let theme: ThemeOptions?
  let profile: AuditProfile
  let title: String
  let sourceRoot: String
  let snapshots: String
  let jobs: Int
  let limits: WorkerLimits
  let cache: SnapshotCache?
  let goldens: GoldenStore?
  private let controlPictures: Int

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    axes = try Self.axes(arguments)
    theme = try ThemeOptions(arguments)
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    title =
      arguments.text("--title") ?? FileManager.default.currentDirectoryPath
      .split(separator: "/").last.map(String.init) ?? "Gallery"
    let root = arguments.text("--source-root") ?? FileManager.default.currentDirectoryPath
    sourceRoot = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    snapshots = arguments.text("--snapshots") ?? "Snapshots"
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    controlPictures =
      try arguments.integer(Self.controlPictures.name) ?? GalleryBuilder.usualControlPictures
    cache = try SnapshotCache(arguments)
    goldens = try GoldenStore(arguments)
  }

  private static func axes(_ arguments: Arguments) throws(UsageError) -> GalleryAxes {
    let axes = try arguments.choices("--axes").compactMap { GalleryAxes.Axis(rawValue: $0) }
    let sizes = try arguments.choices("--type-sizes").compactMap { DynamicTypeSize(name: $0) }
    let looks = try arguments.choices("--looks").compactMap { Look(rawValue: $0) }
    let devices = try arguments.choices("--devices").compactMap { Device.named($0) }
    let flags = [
      ("--type-sizes", sizes.isEmpty), ("--looks", looks.isEmpty), ("--devices", devices.isEmpty),
    ]
    if axes.contains(.variants),
      let other = axes.first(where: { $0 != .variants })?.rawValue
        ?? flags.first(where: { !$0.1 })?.0
    {
      throw .conflict(
        "variants", other, reason: "'variants' stands for what stories name and nothing else")
    }
    guard axes.isEmpty else {
      var chosen = GalleryAxes(axes, typeSizes: sizes, looks: looks)
      if !devices.isEmpty { chosen.devices = devices }
      return chosen
    }
    var standard = GalleryAxes.standard
    standard.looks = looks
    standard.devices = devices
    if !sizes.isEmpty { standard.typeSizes = sizes.sorted() }
    return standard
  }

  /// The gallery in a folder, with nothing drawn of it.
  ///
  /// - Parameters:
  ///   - reference: other goldens than those here.
  ///   - serves: whether a server draws what pages ask for.
  func session(
    in folder: String, isWatching: Bool, reference: GoldenReference? = nil, serves: Bool = false,
    _ context: inout CommandContext
  ) throws -> GallerySession {
    // What cannot work is told before anything is written.
    if let theme { _ = try theme.read().file.theme() }
    let sources = GallerySources(registry: try context.registry, operands: operands)
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    try sources.survey(pool, &context.console)
    var builder = GalleryBuilder(
      folder: try GalleryFolder(folder), axes: axes, profile: profile, snapshots: snapshots,
      sourceRoot: sourceRoot, pool: pool)
    builder.cache = cache
    builder.goldens = goldens
    builder.reference = reference
    // What a server draws when it is asked for is not drawn beforehand.
    builder.controlPictures = serves ? 0 : controlPictures
    return GallerySession(
      sources: sources, builder: builder,
      title: title, theme: theme, resources: context.givenResources,
      registry: { [context] resources throws(CommandFailure) in
        var context = context
        context.resources = resources
        return try context.registry
      }, isWatching: isWatching, serves: serves)
  }
}
