import Render

/// What one variant of a story may take.
struct WorkerLimits: Equatable, Sendable {
  static let memoryRange = 64...1_048_576

  /// Seconds of time, counted anew for each variant.
  var seconds = 30.0
  /// Megabytes of data that a worker may have.
  var megabytes = 4_096

  static let timeout = OptionManual(
    "--story-timeout", .number("S", 0.1...86_400),
    "Seconds that a variant may take before it is given up; 30 by default.")
  static let options = [
    timeout,
    OptionManual(
      "--story-memory", .integer("MB", memoryRange),
      "Megabytes that a story may take before it is given up; 4096 by default."),
  ]

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    if let seconds = try arguments.number(Self.timeout.name) { self.seconds = seconds }
    if let megabytes = try arguments.integer("--story-memory") { self.megabytes = megabytes }
  }
}

/// How workers are started.
struct WorkerLauncher: Sendable {
  /// The path of this program.
  var program: String
  var environment: [String: String]
  /// How many times the standard budget a picture may take; `nil` for once.
  var budget: Double?
  /// The flags that name the resources.
  var resourceWords: [String] = []
  /// The resources as this process has read them; their digest is taken when a worker says its own. `nil`
  /// where the worker needs none.
  var resources: Resources? = Resources.none
  /// Whether the worker must run the file that this process runs, or else one of the same sources.
  var isSameProgram = true

  /// Whether a worker is what was meant to be started.
  func accepts(_ greeting: WorkerGreeting?) -> Bool {
    var expected = WorkerGreeting()
    expected.resources = resources?.digest ?? greeting?.resources ?? ""
    if !isSameProgram { expected.program = greeting?.program }
    return greeting == expected
  }

  func launch(_ limits: WorkerLimits) throws(SystemError) -> WorkerProcess {
    var environment = environment
    // What the reader of a report needs of a crash, and quickly.
    environment["SWIFT_BACKTRACE"] = """
      enable=yes,interactive=no,color=no,output-to=stderr,preset=medium,threads=crashed,\
      registers=none,images=none,limit=20,top=0,sanitize=no,warnings=suppressed
      """
    // Trees are many thousand small blocks that come and go together; glibc keeps seven of a size at hand, and looks
    // for all others. What its reader has set holds.
    let tunables = environment["GLIBC_TUNABLES"].map { "\($0):" } ?? ""
    if !tunables.contains("tcache_count") {
      environment["GLIBC_TUNABLES"] = tunables + "glibc.malloc.tcache_count=4096"
    }
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    var arguments = ["worker", "--memory", "\(limits.megabytes)"]
    arguments += resourceWords
    if let budget { arguments += [ResourceOptions.budget.name, "\(budget)"] }
    return try WorkerProcess(program: program, arguments: arguments, environment: variables)
  }
}
