import Components
import Foundation
import Render

/// The flags of every command that shows stories: what they are drawn with, and how much work they may ask
/// for.
struct ResourceOptions: Sendable {
  static let budget = OptionManual(
    "--budget", .number("N", 0.000_001...1_000_000),
    "How many times the standard budget of work a picture may take; 1 by default.")
  static let resources = OptionManual(
    "--resources", .file("DIR"), repeats: true,
    "Asset catalogs, texts and fonts of a folder; of two with one name the later folder's is used.")
  static let fonts = OptionManual(
    "--fonts", .file("DIR"), repeats: true,
    "Fonts of a folder or of one file, tried in their order before those of resources.")
  static let strings = OptionManual(
    "--strings", .file("DIR"), repeats: true,
    "Texts of a folder: .xcstrings, .strings and .stringsdict, and nothing else in it.")
  static let network = OptionManual(
    "--network", .file("FILE"), repeats: true,
    "A JSON map of addresses to pictures, for what the network would give.")
  static let substitutes = OptionManual(
    "--allow-substitutes", .none,
    "Draw a marked stand-in for what is missing or damaged, and pass.")

  static let options = [
    budget, resources, fonts, strings, network, substitutes,
  ]
  /// Those that name files.
  static let files = [resources, fonts, strings, network]
  /// Those of a worker, which is given nothing else.
  static let workerOptions = [budget] + files

  private let folders: [String]
  private let fontPaths: [String]
  private let stringPaths: [String]
  private let maps: [String]
  let allowsSubstitutes: Bool

  init(_ arguments: Arguments) {
    folders = arguments.texts(Self.resources.name)
    fontPaths = arguments.texts(Self.fonts.name)
    stringPaths = arguments.texts(Self.strings.name)
    maps = arguments.texts(Self.network.name)
    allowsSubstitutes = arguments.has(Self.substitutes.name)
  }

  /// The flags again, for a worker.
  var words: [String] { words { $0 } }

  /// The flags again, for a program that works in another folder.
  var absoluteWords: [String] { words { URL(fileURLWithPath: $0).path } }

  private func words(_ path: (String) -> String) -> [String] {
    let lists = [
      (Self.resources, folders), (Self.fonts, fontPaths), (Self.strings, stringPaths),
      (Self.network, maps),
    ]
    return lists.flatMap { option, paths in paths.flatMap { [option.name, path($0)] } }
  }

  /// Reads what the flags name, once.
  func read() throws(CommandFailure) -> Resources {
    do throws(ResourceError) {
      var resources = try Resources(folders: folders)
      if !fontPaths.isEmpty { resources = resources.merging(try Resources(fonts: fontPaths)) }
      if !stringPaths.isEmpty { resources = resources.merging(try Resources(strings: stringPaths)) }
      for map in maps { resources = resources.merging(try Resources(networkMap: map)) }
      return resources
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
  }
}

/// What flags name, beside the resources of the tool itself.
struct GivenResources: Sendable {
  private let own: Resources
  private let options: ResourceOptions
  private var given: StampedResources

  /// - Parameter own: the resources of the tool.
  init(_ options: ResourceOptions, besides own: Resources) throws(CommandFailure) {
    self.own = own
    self.options = options
    given = try StampedResources { () throws(CommandFailure) in try options.read() }
  }

  /// The resources of the tool with those that the flags name.
  var all: Resources { own.merging(given.resources) }

  /// Reads everything again where a folder or file has changed.
  ///
  /// - Returns: whether it is something else now.
  mutating func update() throws(CommandFailure) -> Bool {
    guard !given.isCurrent else { return false }
    let before = given.resources
    given = try StampedResources { () throws(CommandFailure) in try options.read() }
    return given.resources != before
  }
}
