import Foundation
import Resources

/// The compiler, and the library that apps are compiled with, as a build left it.
package struct Toolchain: Sendable {
  /// The path of `swiftc`.
  package let compiler: String
  /// The folder of the build, such as `.build/debug`.
  package let build: String
  /// The package that the build is of.
  package let checkout: String
  /// The modules that can be imported, those of the compiler and those by Apple's names.
  let modules: Set<String>
  /// The modules of the library and the compiler, whose names an app's own cannot have.
  let taken: Set<String>
  /// The folder of the compiler's own macros.
  private let plugins: String
  /// Changes where the compiler or the library does.
  let stamp: String

  /// The modules that an app sees.
  static let apple: Set = [
    "SwiftUI", "Combine", "CoreGraphics", "UIKit", "os", "OSLog", "UniformTypeIdentifiers",
    "SwiftUICore",
  ]
  /// The targets that a program of previews is made of.
  private static let parts = [
    "Graphics", "Layout", "XML", "Codecs", "JSON", "Resources", "Streams", "SwiftSource",
    "Components", "TokenFiles", "Documents", "Typography", "Render", "Audit", "Snapshots", "Import",
    "Commands",
    "Combine", "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "UniformTypeIdentifiers",
    "os", "OSLog", "UIKit", "SwiftUI", "SwiftUICore",
  ]

  /// Finds the compiler, and takes a build of the library.
  ///
  /// - Parameters:
  ///   - build: the folder of the build.
  ///   - path: the folders of programs, as `PATH` has them.
  /// - Throws: where one of them is not there.
  package init(build: String, path: String) throws(ImportError) {
    let folders = path.split(separator: ":").map(String.init)
    guard
      let compiler = folders.map({ "\($0)/swiftc" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      throw ImportError(
        .tool, "swiftc", "there is no such program on the path",
        advice: "Install Swift 6.2 or later.")
    }
    self.compiler = compiler
    guard let build = resolvedPath(build), (try? fileKind("\(build)/Modules")) == .folder else {
      throw ImportError(
        .missing, build, "it is no folder of a build",
        advice: "Build the package with 'swift build', and name its folder with --library.")
    }
    self.build = build
    guard (try? fileKind("\(build)/Modules/SwiftUI.swiftmodule")) != nil else {
      throw ImportError(
        .missing, "\(build)/Modules/SwiftUI.swiftmodule", "the module is not built",
        advice: "Run 'swift build' in the package, on Linux, without --product.")
    }
    var checkout = build
    while checkout != "/", (try? fileKind("\(checkout)/Package.swift")) != .file {
      checkout = FilePath.parent(checkout)
    }
    self.checkout = checkout
    let runtime = (resolvedPath(compiler).map { FilePath.parent(FilePath.parent($0)) } ?? "/usr")
    let system = Self.modules(in: "\(runtime)/lib/swift/linux")
    plugins = "\(runtime)/lib/swift/host/plugins"
    // Builds of other packages may have left their modules in the same folder.
    taken = system.union(Self.parts)
    modules = Self.apple.union(system).union(["Swift", "Glibc"])
    var hash = SHA256()
    for name in ["ViewMacros-tool"] + Self.parts.map({ "Modules/\($0).swiftmodule" }) {
      hash.update(Array("\(name) \(Self.stamp("\(build)/\(name)"))\n".utf8))
    }
    for part in Self.parts {
      let newest = Self.objects(in: "\(build)/\(part).build").map(Self.stamp).max() ?? ""
      hash.update(Array("\(part) \(newest)\n".utf8))
    }
    hash.update(Array(Self.stamp(resolvedPath(compiler) ?? compiler).utf8))
    stamp = hash.finish()
  }

  private static func modules(in folder: String) -> Set<String> {
    let entries = (try? folderEntries(folder)) ?? []
    return Set(entries.map(\.name).filter { $0.hasSuffix(".swiftmodule") }.map(FilePath.stem))
  }

  /// The time and the size of a file, for comparisons alone.
  private static func stamp(_ path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    let size = attributes?[.size] as? Int
    return "\(date?.timeIntervalSince1970 ?? 0) \(size ?? 0)"
  }

  private static func objects(in folder: String) -> [String] {
    let entries = (try? folderEntries(folder)) ?? []
    return entries.flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      // Parts such as code that is embedded have folders of their own.
      if entry.kind == .folder { return objects(in: path) }
      return entry.name.hasSuffix(".o") ? [path] : []
    }
  }

  /// The objects of the library.
  var objects: [String] { Self.parts.flatMap { Self.objects(in: "\(build)/\($0).build") } }

  /// The flags by which a module of an app finds the library.
  ///
  /// - Parameter frontend: whether they are for the compiler itself and not for its driver.
  func flags(frontend: Bool) -> [String] {
    let own = [
      // What an app's files see without an import there, they see here.
      "-import-module", "Combine", "-plugin-path", plugins,
      "-solver-expression-time-threshold=20",
    ]
    return [
      "-I", "\(build)/Modules", "-load-plugin-executable", "\(build)/ViewMacros-tool#ViewMacros",
      "-suppress-warnings",
    ] + (frontend ? own : own.flatMap { ["-Xfrontend", $0] })
  }
}
