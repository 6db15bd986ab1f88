/// An app as its project describes it.
package struct AppProject: Sendable {
  /// How the project is written, such as `Xcode project Shop.xcodeproj`.
  package var form: String
  package var name: String
  /// The folder that nothing is read outside of.
  package var root: String
  /// Modules by their names, without tests, in the order of the project.
  package var modules: [AppModule] = []
  package var notes: [ImportNote] = []

  init(form: String, name: String, root: String) {
    self.form = form
    self.name = name
    self.root = root
  }
}

/// A module of an app: a target of a project or of a package.
package struct AppModule: Sendable {
  /// Where it comes from.
  package enum Origin: String, Sendable {
    case target, package, thirdParty
  }

  /// The module's name.
  package var name: String
  /// What the project calls it.
  package var title: String
  package var origin: Origin
  /// Whether its resources are in `Bundle.module`, as those of a package's target.
  var hasOwnBundle = false
  /// Absolute paths of its Swift files.
  package var sources: [String] = []
  /// Absolute paths of files and folders.
  package var resources: [String] = []
  package var settings = CompilerSettings()
  /// The list of properties that the project names.
  var infoList: String?
  /// The settings of an app; `nil` for a part of one.
  var appSettings: BuildSettings?
  /// The language that the app is written in, as a tag; `nil` where nothing says it.
  var developmentLanguage: String?

  init(_ title: String, name: String? = nil, origin: Origin) {
    self.title = title
    self.name = name ?? FilePath.moduleName(title)
    self.origin = origin
  }

  /// Adds a file by its ending; what is no source is a resource.
  mutating func add(_ path: String) {
    switch FilePath.ending(path) {
    case "swift": if !sources.contains(path) { sources.append(path) }
    default: if !resources.contains(path) { resources.append(path) }
    }
  }
}

/// What a project says of compiling a module.
package struct CompilerSettings: Equatable, Sendable {
  /// 5 or 6.
  package var languageMode = "5"
  /// Names that conditions find set.
  package var defines: [String] = ["DEBUG"]
  /// Whether declarations are on the main actor unless they say otherwise.
  package var isMainActor = false
  /// Features of later languages.
  package var features: [String] = []

  /// What Swift 6 has and Swift 5 has not, but for the checks of what threads share.
  private static let featuresOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// The features that a compiler of Swift 5 is told to have.
  ///
  /// What threads share is checked where the app is built, and not here: SwiftUI's modifiers are on no actor, and the
  /// library's by the same names on the main one.
  var upcomingFeatures: [String] {
    (languageMode == "6" ? Self.featuresOfSwift6 : []) + features
  }

  /// The flags of a compiler.
  var flags: [String] {
    ["-swift-version", "5"] + defines.flatMap { ["-D", $0] }
      + (isMainActor ? ["-default-isolation", "MainActor"] : [])
      + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
