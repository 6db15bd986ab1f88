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
      GoldenReference.option,
      OptionManual(
        "--summary", .file("FILE"), "Write what came of each story as JSON, too."),
      OptionManual(
        "--artifacts", .file("DIR"),
        "Where pictures of changes go with --against; \(ChangeRun.folder) by default."),
    ] + GalleryOptions.options,
    examples: [
      .init("gallery -o gallery", "Build all stories, then open gallery/index.html."),
      .init("gallery Examples -o gallery --watch", "Documents, built again when they change."),
      .init(
        "gallery 'button/*' -o gallery --axes scheme,direction,type-size",
        "Light and dark, both directions, all twelve type sizes."),
      .init("gallery -o gallery --axes variants", "Only the variants that stories name."),
    ])

  private let options: GalleryOptions
  private let output: String
  private let isWatching: Bool
  private let against: String?
  private let artifacts: String
  private let summary: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.text("--output") else {
      throw .missingOption("--output", reason: "name a folder, such as -o gallery")
    }
    guard output != "-" else {
      throw arguments.invalid("--output", output, expected: "a folder")
    }
    self.output = output
    options = try GalleryOptions(arguments)
    isWatching = arguments.has("--watch")
    against = arguments.text("--against")
    artifacts = arguments.text("--artifacts") ?? ChangeRun.folder
    summary = arguments.text("--summary")
    if against != nil, options.theme != nil {
      throw .conflict("--against", "--theme", reason: "goldens are of the stories' own themes")
    }
    if isWatching, options.operands.contains("-") {
      throw .conflict("--watch", "-", reason: "standard input cannot be read twice")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let reference = try against.map { (name) throws(CommandFailure) in
      try GoldenReference(name)
    }
    defer { reference?.remove() }
    // What cannot be compared is told before anything is drawn.
    if let reference, !options.operands.contains("-"), let plan = try? plan(context) {
      try reference.check(plan, &context.console)
    }
    let session = try options.session(
      in: output, isWatching: isWatching, reference: reference, &context)
    let folder = session.builder.folder
    let interruption = isWatching ? Interruption() : nil
    var update = try session.look()
    // The list first: a page that is opened from now on fills in as stories are drawn.
    try session.publish(&update, &context.console)
    let site = GallerySite.files + (against == nil ? [] : GallerySite.reviewFiles)
    for file in site { try folder.write(file.bytes, to: file.name) }
    while !session.isIdle, interruption?.wasAsked != true {
      try session.draw(&update, &context.console)
    }
    if session.isIdle { try writeReview(session, &context) }
    options.cache?.trim()
    if session.isIdle { try folder.removeStaleFiles() }
    if let summary {
      let paths = SourcePaths(
        root: options.sourceRoot, workingFolder: FileManager.default.currentDirectoryPath)
      let text = GallerySummary(pages: session.pages, paths: paths).text
      try FileSystem.write(Array(text.utf8), to: summary, console: &context.console)
    }
    for fault in update.faults { context.console.error(fault) }
    let omissions = context.notices.take()
    for line in omissions { context.console.warning(line) }
    for (fault, places) in Dictionary(grouping: session.pages.flatMap(\.goldenFaults), by: \.self)
      .sorted(by: { $0.key < $1.key })
    {
      context.console.warning("\(count(places.count, "variant")): \(fault)")
    }
    let variants = session.pages.reduce(0) { $0 + $1.variantCount }
    context.console.message(
      "\(session.pages.count) stories in \(variants) variants: \(folder.root)/index.html")
    guard let interruption else {
      if session.pages.isEmpty || !omissions.isEmpty && update.faults.isEmpty { return .incomplete }
      return update.faults.isEmpty ? .clean : max(update.status, .badInput)
    }
    context.console.message("Watching for changes. Press Ctrl-C to end.")
    session.watch(interruption, &context.console) { interruption.wait(milliseconds: $0) }
    try session.end()
    return .clean
  }

  /// All that the gallery shows, with its goldens.
  private func plan(_ context: CommandContext) throws -> SnapshotPlan {
    try SnapshotPlan(
      try context.registry.subjects(options.operands), root: options.snapshots,
      registered: context.stories.map(\.id), pictures: options.goldens)
  }

  /// Compares all that the gallery shows, and writes the page on which people decide.
  private func writeReview(
    _ session: GallerySession, _ context: inout CommandContext
  ) throws {
    let builder = session.builder
    guard let against, let reference = builder.reference else { return }
    let plan = try plan(context)
    var run = ChangeRun(name: against, reference: reference, pool: builder.pool)
    run.artifacts = SnapshotArtifacts(folder: artifacts)
    run.cache = options.cache
    run.goldens = options.goldens
    run.allowsSubstitutes = context.allowsSubstitutes
    var gone: ChangeRun.GoneScope?
    if options.operands.allSatisfy(FileSystem.isFolder) {
      gone = options.operands.isEmpty ? .registered : .documents
    }
    let report = try run.report(plan, gone: gone, tool: context.toolName, &context.console)
    let pictures = GalleryPictures(folder: builder.folder)
    let review = GalleryReview(report: report, title: options.title, pictures: pictures)
    try review.write(to: builder.folder)
    for fault in report.faults { context.console.warning("not compared: \(fault)") }
    context.console.message(
      "\(report.changes.count) changes to decide: \(builder.folder.root)/review.html")
    if isWatching {
      context.console.message("They stay as they are now while the gallery is watched.")
    }
  }
}
