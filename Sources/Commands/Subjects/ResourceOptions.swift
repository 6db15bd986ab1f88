import Components
import Render

/// The flags of every command that shows stories: what they are drawn with, and how much work they may ask
/// for.
struct ResourceOptions: Sendable {
  static let resources = OptionManual(
    "--resources", .file("DIR"), repeats: true,
    "Asset catalogs, texts and fonts of a folder; of two with one name the later folder's is used.")
  static let network = OptionManual(
    "--network", .file("FILE"), repeats: true,
    "A JSON map of addresses to pictures, for what the network would give.")
  static let substitutes = OptionManual(
    "--allow-substitutes", .none,
    "Draw a marked stand-in for what is missing or damaged, and pass.")

  static let options = [SnapshotOptions.budget, resources, network, substitutes]
  /// Those of a worker, which is given nothing else.
  static let workerOptions = [SnapshotOptions.budget, resources, network]

  private let folders: [String]
  private let maps: [String]
  let allowsSubstitutes: Bool

  init(_ arguments: Arguments) {
    folders = arguments.texts(Self.resources.name)
    maps = arguments.texts(Self.network.name)
    allowsSubstitutes = arguments.has(Self.substitutes.name)
  }

  /// The flags again, for a worker.
  var words: [String] {
    folders.flatMap { [Self.resources.name, $0] } + maps.flatMap { [Self.network.name, $0] }
  }

  /// Reads what the flags name.
  func read() throws(CommandFailure) -> Resources {
    do throws(ResourceError) {
      var resources = try Resources(folders: folders)
      for map in maps { resources = resources.merging(try Resources(networkMap: map)) }
      return resources
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
  }
}
