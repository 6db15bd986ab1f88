import Codecs
import Components
import Foundation
import Graphics
import Render
import Resources

/// Asset catalogs with one damaged file, each the same for its number on every machine: read, and drawn by name.
@MainActor
package struct CatalogMutants {
  private static let originals: [(path: String, text: String)] = [
    (
      "c.colorset/Contents.json",
      #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0x80",
      "green":"51","blue":"0.250","alpha":"1.000"}}},{"idiom":"iphone","appearances":[{"appearance":
      "luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],"color":{"platform":"ios",
      "reference":"systemBackgroundColor"}}],"info":{"author":"xcode","version":1}}
      """#
    ),
    (
      "i.imageset/Contents.json",
      #"""
      {"images":[{"idiom":"universal","scale":"2x","filename":"a.png","language-direction":
      "left-to-right","resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":2},
      "cap-insets":{"top":1,"left":2,"bottom":1,"right":1.5}}},{"idiom":"universal","locale":"fr",
      "filename":"a.png"}],"properties":{"template-rendering-intent":"template"}}
      """#
    ),
    (
      "Group/Contents.json", #"{"properties":{"provides-namespace":true},"info":{"version":1}}"#
    ),
    (
      "Group/s.symbolset/Contents.json",
      #"{"symbols":[{"idiom":"universal","filename":"s.svg"}],"info":{"version":1}}"#
    ),
    (
      "Group/s.symbolset/s.svg",
      """
      <?xml version="1.0"?><svg width="3300" height="2200"><style>.a-0 {fill:none}</style>
      <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="left-margin-Regular-S" x1="1391.3" x2="1391.3" y1="600" y2="720"/>
      <path id="right-margin-Regular-S" d="M1508.39 600L1508.39 720"/></g><g id="Symbols">
      <g id="Black-S" transform="matrix(1 0 0 1 2867 696)"><path d="M9,10 A3 3 0 011 2z"/></g>
      <g id="Regular-S" transform="matrix(1 0 0 1 1391.3 696)"><path class="a-0 SFSymbols" d="M42.48
      1.71C65.4 1.71 84 -16.9 84 -39.8z" stroke="#000" stroke-dasharray="3 1" fill="none"/>
      <use href="#u"/></g></g><defs><circle id="u" r="9"/></defs></svg>
      """
    ),
  ]

  private let folder: String
  private let renderer = Renderer()

  /// - Parameter folder: an empty one, which is written to.
  package init(folder: String) throws {
    self.folder = folder
    for original in Self.originals { try write(Array(original.text.utf8), to: original.path) }
    var pixmap = try Pixmap(width: 8, height: 8)
    for index in pixmap.bytes.indices { pixmap.bytes[index] = 255 }
    try write(PNGEncoder.encode(pixmap), to: "i.imageset/a.png")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/A.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Reads and draws the mutant of a number.
  ///
  /// - Returns: whether everything was drawn and nothing told.
  package func use(_ number: Int) throws -> Bool {
    var random = SeededRandom(UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    let original = Self.originals[number % Self.originals.count]
    var bytes = Array(original.text.utf8)
    FileMutations.mutate(&bytes, &random)
    try write(bytes, to: original.path)
    defer { try? write(Array(original.text.utf8), to: original.path) }
    let resources = try Resources(folder: folder)
    var environment = EnvironmentValues()
    environment.resources = resources
    environment.colorScheme = number % 2 == 0 ? .light : .dark
    let view = HStack {
      Color("c").frame(width: 4, height: 4)
      Image("i").resizable().frame(width: 30, height: 20)
      Image("Group/s")
    }
    let scene = renderer.scene(for: view, environment: environment, width: 90, height: nil)
    let picture = try? renderer.render(scene)
    return picture != nil && resources.issues.isEmpty && scene.gaps.isEmpty
  }
}
