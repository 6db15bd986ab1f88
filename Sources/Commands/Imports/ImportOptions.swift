/// What `import` and `previews` take.
@MainActor
struct ImportOptions: Sendable {
  static let options = [
    OptionManual(
      "--packages", .file("DIR"), repeats: true,
      "A folder of checkouts of packages that the app depends on by address."),
    OptionManual(
      "--library", .file("DIR"),
      "The build of Stillframe to compile with; the folder of this program by default."),
    OptionManual(
      "--jobs", .integer("N", 1...64), "Compilers at the same time; one a core by default."),
  ]

  let path: String
  let packages: [String]
  let library: String?
  let jobs: Int

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands.first ?? "."
    packages = arguments.texts("--packages")
    library = arguments.text("--library")
    jobs = try arguments.integer("--jobs") ?? SnapshotRun.defaultJobs
  }
}
