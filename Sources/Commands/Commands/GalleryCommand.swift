import Audit
import Components
import Foundation

/// `render-cli gallery -o DIR`: a site for designers that opens from disk.
struct GalleryCommand: Command {
  static let manual = CommandManual(
    name: "gallery", summary: "Build a site to look at stories, inspect and compare them.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      The site opens from disk, without a server and without a network. Each story is shown in its own
      variants and in every combination of the axes. A document that cannot be read is listed with its
      fault; the others are built all the same, and the exit status is 65.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("DIR"), "A new folder, or that of an earlier gallery."),
      OptionManual(
        "--watch", .none,
        "Build again whenever documents, the theme, resources, fonts or goldens change."),
      OptionManual(
        "--axes", .choices(GalleryAxes.Axis.allCases.map(\.rawValue)), repeats: true,
        "What varies; 'variants' is only what stories name. By default all but look at five type sizes, and each language of the tables once."
      ),
      OptionManual(
        "--type-sizes", .choices(DynamicTypeSize.allCases.map(\.shortName)), repeats: true,
        "The type sizes of the axis; all twelve where --axes names it."),
      OptionManual(
        "--looks", .choices(Look.allCases.map(\.rawValue)), repeats: true,
        "The looks of the axis; all where --axes names it."),
      ThemeOptions.file, ThemeOptions.map, ThemeOptions.mode, GoldenReference.option,
      OptionManual(
        "--profile", .choice(AuditProfile.allCases.map(\.rawValue)),
        "Whose requirements the audit applies; hig by default."),
      OptionManual("--title", .text("TEXT"), "The site's title; the folder's name by default."),
      OptionManual(
        "--source-root", .file("DIR"), "Paths of sources are relative to it; '.' by default."),
      OptionManual(
        "--summary", .file("FILE"), "Write what came of each story as JSON, too."),
      SnapshotOptions.snapshots, SnapshotOptions.jobs,
      OptionManual(
        "--artifacts", .file("DIR"),
        "Where pictures of changes go with --against; \(ChangeRun.folder) by default."),
    ] + ResourceOptions.options + WorkerLimits.options + SnapshotCache.options,
    examples: [
      .init("gallery -o gallery", "Build all stories, then open gallery/index.html."),
      .init("gallery Examples -o gallery --watch", "Documents, built again when they change."),
      .init(
        "gallery 'button/*' -o gallery --axes scheme,direction,type-size",
        "Light and dark, both directions, all twelve type sizes."),
      .init("gallery -o gallery --axes variants", "Only the variants that stories name."),
    ])

  private let operands: [String]
  private let output: String
  private let isWatching: Bool
  private let axes: GalleryAxes
  private let theme: ThemeOptions?
  private let against: String?
  private let artifacts: String
  private let profile: AuditProfile
  private let title: String
  private let sourceRoot: String
  private let snapshots: String
  private let jobs: Int
  private let limits: WorkerLimits
  private let summary: String?
  private let cache: SnapshotCache?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    guard let output = arguments.text("--output") else {
      throw .missingOption("--output", reason: "name a folder, such as -o gallery")
    }
    guard output != "-" else {
      throw arguments.invalid("--output", output, expected: "a folder")
    }
    self.output = output
    isWatching = arguments.has("--watch")
    axes = try Self.axes(arguments)
    theme = try ThemeOptions(arguments)
    against = arguments.text("--against")
    artifacts = arguments.text("--artifacts") ?? ChangeRun.folder
    profile = try arguments.choice("--profile").flatMap { AuditProfile(rawValue: $0) } ?? .hig
    title =
      arguments.text("--title") ?? FileManager.default.currentDirectoryPath
      .split(separator: "/").last.map(String.init) ?? "Gallery"
    let root = arguments.text("--source-root") ?? FileManager.default.currentDirectoryPath
    sourceRoot = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    snapshots = arguments.text("--snapshots") ?? "Snapshots"
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
    limits = try WorkerLimits(arguments)
    summary = arguments.text("--summary")
    cache = try SnapshotCache(arguments)
    if against != nil, theme != nil {
      throw .conflict("--against", "--theme", reason: "goldens are of the stories' own themes")
    }
    if isWatching, operands.contains("-") {
      throw .conflict("--watch", "-", reason: "standard input cannot be read twice")
    }
  }

  private static func axes(_ arguments: Arguments) throws(UsageError) -> GalleryAxes {
    let axes = try arguments.choices("--axes").compactMap { GalleryAxes.Axis(rawValue: $0) }
    let sizes = try arguments.choices("--type-sizes").compactMap { DynamicTypeSize(name: $0) }
    let looks = try arguments.choices("--looks").compactMap { Look(rawValue: $0) }
    if axes.contains(.variants), axes.count > 1 || !sizes.isEmpty || !looks.isEmpty {
      throw .conflict(
        "variants",
        axes.first { $0 != .variants }?.rawValue ?? (sizes.isEmpty ? "--looks" : "--type-sizes"),
        reason: "'variants' stands for what stories name and nothing else")
    }
    guard axes.isEmpty else { return GalleryAxes(axes, typeSizes: sizes, looks: looks) }
    var standard = GalleryAxes.standard
    standard.looks = looks
    if !sizes.isEmpty { standard.typeSizes = sizes.sorted() }
    return standard
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    // What cannot work is told before anything is written.
    if let theme { _ = try theme.read().file.theme() }
    let sources = GallerySources(registry: try context.registry, operands: operands)
    let pool = WorkerPool(context.workers, width: jobs, limits: limits)
    try sources.survey(pool, &context.console)
    let folder = try GalleryFolder(output)
    var builder = GalleryBuilder(
      folder: folder, axes: axes, profile: profile, snapshots: snapshots,
      sourceRoot: sourceRoot, pool: pool)
    builder.cache = cache
    builder.reference = try against.map { (name) throws(CommandFailure) in
      try GoldenReference(name)
    }
    defer { builder.reference?.remove() }
    let session = GallerySession(
      sources: sources, builder: builder,
      title: title, theme: theme, resources: context.givenResources,
      registry: { [context] resources throws(CommandFailure) in
        var context = context
        context.resources = resources
        return try context.registry
      }, isWatching: isWatching)
    let interruption = isWatching ? Interruption() : nil
    var update = try session.look()
    // The list first: a page that is opened from now on fills in as stories are drawn.
    try session.publish(&update, &context.console)
    let site = GallerySite.files + (against == nil ? [] : GallerySite.reviewFiles)
    for file in site { try folder.write(file.bytes, to: file.name) }
    while !session.isIdle, interruption?.wasAsked != true {
      try session.draw(&update, &context.console)
    }
    if session.isIdle { try writeReview(session, builder, &context) }
    cache?.trim()
    if session.isIdle { try folder.removeStaleFiles() }
    if let summary {
      let paths = SourcePaths(
        root: sourceRoot, workingFolder: FileManager.default.currentDirectoryPath)
      let text = GallerySummary(pages: session.pages, paths: paths).text
      try FileSystem.write(Array(text.utf8), to: summary, console: &context.console)
    }
    for fault in update.faults { context.console.error(fault) }
    let omissions = context.notices.take()
    for line in omissions { context.console.warning(line) }
    let variants = session.pages.reduce(0) { $0 + $1.variantCount }
    context.console.message(
      "\(session.pages.count) stories in \(variants) variants: \(folder.root)/index.html")
    guard let interruption else {
      if session.pages.isEmpty || !omissions.isEmpty && update.faults.isEmpty { return .incomplete }
      return update.faults.isEmpty ? .clean : max(update.status, .badInput)
    }
    context.console.message("Watching for changes. Press Ctrl-C to end.")
    watch(session, interruption, &context.console)
    try session.end()
    return .clean
  }

  /// Compares all that the gallery shows, and writes the page on which people decide.
  private func writeReview(
    _ session: GallerySession, _ builder: GalleryBuilder, _ context: inout CommandContext
  ) throws {
    guard let against, let reference = builder.reference else { return }
    let subjects = try context.registry.subjects(operands)
    let plan = try SnapshotPlan(
      subjects, root: snapshots, registered: context.stories.map(\.id))
    var run = ChangeRun(name: against, reference: reference, pool: builder.pool)
    run.artifacts = SnapshotArtifacts(folder: artifacts)
    run.cache = cache
    run.allowsSubstitutes = context.allowsSubstitutes
    var gone: ChangeRun.GoneScope?
    if operands.allSatisfy(FileSystem.isFolder) {
      gone = operands.isEmpty ? .registered : .documents
    }
    let report = try run.report(plan, gone: gone, tool: context.toolName, &context.console)
    let pictures = GalleryPictures(folder: builder.folder)
    let review = GalleryReview(report: report, title: title, pictures: pictures)
    try review.write(to: builder.folder)
    for fault in report.faults { context.console.warning("not compared: \(fault)") }
    context.console.message(
      "\(report.changes.count) changes to decide: \(builder.folder.root)/review.html")
    if isWatching {
      context.console.message("They stay as they are now while the gallery is watched.")
    }
  }

  /// Looks for changes many times a second until the process is asked to end, and draws in between.
  private func watch(
    _ session: GallerySession, _ interruption: Interruption, _ console: inout Console
  ) {
    var lastFailure = ""
    while !interruption.wasAsked {
      do throws(CommandFailure) {
        let start = ContinuousClock.now
        var update = try session.look()
        // Looking takes at most a tenth of the time, however many files there are.
        let cost = Int((ContinuousClock.now - start) / .milliseconds(1))
        defer { report(update, &console) }
        if session.isIdle {
          interruption.wait(milliseconds: max(30, cost * 9))
        } else {
          try session.draw(&update, &console)
        }
        lastFailure = ""
      } catch {
        // A folder that is gone or full may come back; it is told once.
        if error.message != lastFailure { console.error(error.message) }
        lastFailure = error.message
        interruption.wait(milliseconds: 200)
      }
    }
  }

  private func report(_ update: GallerySession.Update, _ console: inout Console) {
    for fault in update.faults { console.error(fault) }
    for (id, times) in zip(update.rendered, update.times) {
      let (first, whole) = (times.first / .milliseconds(1), times.whole / .milliseconds(1))
      console.message("\(id): first picture in \(Int(first)) ms, built in \(Int(whole)) ms")
    }
  }
}
