import Components
import Render

/// `render-cli resources [DIR…]`: what folders of resources have.
struct ResourcesCommand: Command {
  static let manual = CommandManual(
    name: "resources", summary: "List pictures, colours and symbols of folders.",
    operands: "DIR…", operandCount: 0...1_000,
    discussion: """
      Lists what the folders have and what is wrong with them, which exits 1; without folders, what the
      stories of the tool are drawn with. With --symbols the names are printed as Swift code, such as
      Image(.hero) and Color(.brand).
      """,
    options: OutputFormat.options + [
      ResourceOptions.resources, ResourceOptions.network,
      OptionManual("--symbols", .none, "Print Swift code that names pictures and colours."),
      OptionManual("--module", .text("NAME"), "What the code imports; Components by default."),
    ],
    examples: [
      .init("resources Sources/App/Resources", "List the asset catalogs of a target."),
      .init("resources App --symbols > Symbols.swift", "Write code that names them."),
    ])

  private let folders: [String]
  private let format: OutputFormat
  private let writesSymbols: Bool
  private let module: String

  init(_ arguments: Arguments) throws(UsageError) {
    folders = arguments.operands
    format = try OutputFormat(arguments)
    writesSymbols = arguments.has("--symbols")
    module = arguments.text("--module") ?? "Components"
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    var resources = context.resources
    do throws(ResourceError) {
      if !folders.isEmpty { resources = resources.merging(try Resources(folders: folders)) }
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
    for issue in resources.issues { context.console.warning("\(issue)") }
    let catalog = resources.catalogs
    if writesSymbols {
      context.console.write(AssetSymbols.source(of: catalog, importing: module))
    } else {
      let list = Self.list(resources)
      switch format {
      case .text:
        let width = list.map(\.kind.count).max() ?? 0
        for entry in list {
          context.console.print("\(HelpText.padded(entry.kind, to: width))  \(entry.name)")
        }
      case .json:
        context.console.write(
          JSONWriter.answer { json in
            json.member("digest", resources.digest)
            json.member("resources", array: .block) { json in
              for entry in list {
                json.object(.inline) { json in
                  json.member("kind", entry.kind)
                  json.member("name", entry.name)
                  json.member("sha256", entry.sha256)
                }
              }
            }
            json.member("issues", resources.issues.map(\.description))
          })
      }
    }
    return resources.issues.isEmpty ? .clean : .findings
  }

  private typealias Entry = (kind: String, name: String, sha256: String)

  private static func list(_ resources: Resources) -> [Entry] {
    let catalog = resources.catalogs
    var list: [Entry] = []
    func add(_ kind: String, _ sources: [String: AssetSource]) {
      for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
        list.append((kind, name, source.sha256))
      }
    }
    add("color", catalog.colors.mapValues(\.source))
    add("image", catalog.images.mapValues(\.source))
    add("symbol", catalog.symbols.mapValues(\.source))
    add("data", catalog.data.mapValues(\.source))
    for font in resources.fonts { list.append(("font", font.path, font.sha256)) }
    for address in resources.network.keys.sorted() { list.append(("network", address, "")) }
    return list
  }
}
