import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Commands: resources")
@MainActor
struct ResourceCommandTests {
  private func color(_ white: String) -> String {
    #"{"colors":[{"idiom":"universal","color":{"color-space":"extended-gray","components":{"white":"\#(white)"}}}]}"#
  }

  private func write(_ text: String, to path: String) throws {
    try FileSystem.write(Array(text.utf8), to: path, createsFolders: true)
  }

  private let stories = [
    Story("one", variants: [.light]) { Color("one").frame(width: 8, height: 8) },
    Story("two", variants: [.light]) { Color("two").frame(width: 8, height: 8) },
  ]

  @Test("A colour of --resources is drawn, stands in the manifest, and fails its story alone")
  func goesRound() throws {
    try withTemporaryFolder { folder in
      let assets = "\(folder)/App/Media.xcassets"
      try write(color("0.2"), to: "\(assets)/one.colorset/Contents.json")
      try write(color("0.4"), to: "\(assets)/two.colorset/Contents.json")
      let words = [
        "--resources", "\(folder)/App", "--snapshots", "\(folder)/Snapshots",
      ]
      let record = run(["record"] + words, stories: stories)
      #expect(record.status == .clean)
      let manifest = try String(
        contentsOfFile: "\(folder)/Snapshots/manifest.txt", encoding: .utf8)
      let sha = try Resources(folder: "\(folder)/App").catalogs.sha256(kind: "color", name: "one")
      #expect(manifest.contains(" color:one=\(sha ?? "")\n"))
      let verify = ["verify"] + words + ["--artifacts", "\(folder)/failures"]
      #expect(run(verify, stories: stories).output == "2 passed\n")
      // Unchanged pictures are not drawn again; that of the changed colour is.
      #expect(run(verify, stories: stories).output == "2 passed (2 unchanged)\n")
      try write(color("0.9"), to: "\(assets)/one.colorset/Contents.json")
      let changed = run(verify, stories: stories)
      #expect(changed.status == .findings)
      #expect(changed.output.contains("1 passed (1 unchanged), 1 differ"))
      #expect(changed.messages.contains("color:one is another file"))
      try FileManager.default.removeItem(atPath: "\(assets)/one.colorset")
      let missing = run(verify, stories: stories)
      #expect(missing.status == .badInput)
      #expect(missing.output.contains("there is no colour \"one\""))
      #expect(missing.output.contains("1 passed (1 unchanged), 1 failed"))
      #expect(run(verify + ["--allow-substitutes"], stories: stories).status == .findings)
    }
  }

  @Test("The audit fails what is missing, and --allow-substitutes lets it pass")
  func audits() {
    let words = ["audit", "one", "--rules", "missing-resource"]
    let audit = run(words, stories: stories)
    #expect(audit.status == .findings)
    #expect(audit.output.contains("there is no colour \"one\""))
    #expect(run(words + ["--allow-substitutes"], stories: stories).status != .findings)
  }

  @Test("doctor and resources list what there is and what is wrong; names become code")
  func lists() throws {
    try withTemporaryFolder { folder in
      try write(color("0.2"), to: "\(folder)/A.xcassets/brand-blue.colorset/Contents.json")
      try write("{", to: "\(folder)/A.xcassets/x.colorset/Contents.json")
      let doctor = run("doctor", "--resources", folder)
      #expect(doctor.output.contains("2 colours in \(folder)"))
      #expect(doctor.output.contains("A.xcassets/x.colorset/Contents.json"))
      #expect(doctor.status == .findings)
      #expect(run("resources", folder).output == "color  brand-blue\ncolor  x\n")
      #expect(
        run("resources", folder, "--symbols").output.contains(
          "static let brandBlue = ColorResource(name: \"brand-blue\", bundle: Bundle.module)"))
      #expect(run("resources", "\(folder)/none").status == .missingInput)
    }
  }

  @Test("A document names colours and pictures of --resources")
  func documents() throws {
    try withTemporaryFolder { folder in
      try write(color("0.2"), to: "\(folder)/A.xcassets/brand.colorset/Contents.json")
      let file = "\(folder)/d.json"
      try write(
        #"{"version":1,"view":{"type":"color","value":"asset:brand","modifiers":[{"frame":{"width":4,"height":4}}]}}"#,
        to: file)
      let good = run("render", file, "--resources", folder, "-o", "\(folder)/d.ppm")
      #expect(good.status == .clean)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/d.ppm")))
      #expect(bytes.suffix(3) == [51, 51, 51])
      let bad = run("render", file, "-o", "\(folder)/d.ppm")
      #expect(bad.messages.contains("there is no colour \"brand\""))
    }
  }

  @Test("doctor tells what is wrong in bundles and in the resources of stories")
  func bundles() throws {
    try withTemporaryFolder { folder in
      let bundle = "\(folder)/Own.resources"
      try write(color("0.2"), to: "\(bundle)/A.xcassets/blue.colorset/Contents.json")
      try write("{", to: "\(bundle)/A.xcassets/broken.colorset/Contents.json")
      try write("{", to: "\(folder)/More/B.xcassets/bad.colorset/Contents.json")
      let more = try Resources(folder: "\(folder)/More")
      let own = try #require(Bundle(path: bundle))
      let stories = [
        Story("one", variants: [.light]) { Color("blue", bundle: own) },
        Story("two", variants: [.light]) { Color.red }.resources(more),
        Story("three", variants: [.light]) { Color.red }.resources(more),
      ]
      let doctor = run(["doctor", "one", "two", "three"], stories: stories)
      #expect(doctor.status == .findings)
      let lines = doctor.output.split(separator: "\n").filter { $0.contains("Contents.json") }
      #expect(lines.count == 2, "each is told once: \(lines)")
      #expect(lines.contains { $0.hasPrefix("B.xcassets/bad.colorset/Contents.json: ") })
      #expect(
        lines.contains { $0.hasPrefix("Own.resources/A.xcassets/broken.colorset/Contents.json") })
    }
  }

  @Test("approve writes the resources of the picture into the manifest, as record does")
  func approves() throws {
    try withTemporaryFolder { folder in
      let set = "\(folder)/App/A.xcassets/one.colorset/Contents.json"
      try write(color("0.2"), to: set)
      let words = ["--resources", "\(folder)/App", "--snapshots", "\(folder)/Snapshots"]
      #expect(run(["record", "one"] + words, stories: stories).status == .clean)
      try write(color("0.4"), to: set)
      let failures = "\(folder)/failures"
      let verify = ["verify", "one"] + words + ["--artifacts", failures]
      #expect(run(verify, stories: stories).status == .findings)
      let approve = ["approve", "--from", failures, "--snapshots", "\(folder)/Snapshots"]
      #expect(run(approve, stories: stories).status == .clean)
      func manifest() throws -> String {
        try String(contentsOfFile: "\(folder)/Snapshots/manifest.txt", encoding: .utf8)
      }
      let approved = try manifest()
      #expect(approved.contains(" color:one="))
      #expect(run(verify, stories: stories).messages == "")
      #expect(run(["record", "one", "--record", "all"] + words, stories: stories).status == .clean)
      #expect(try manifest() == approved)
    }
  }

  @Test("A document has resources of its own, and names nothing outside of its folder")
  func documentResources() throws {
    try withTemporaryFolder { folder in
      try write(color("0.2"), to: "\(folder)/cards/Design/A.xcassets/brand.colorset/Contents.json")
      try write(color("0.8"), to: "\(folder)/Outside/A.xcassets/brand.colorset/Contents.json")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/cards/Link", withDestinationPath: "\(folder)/Outside")
      let file = "\(folder)/cards/d.json"
      @MainActor func draw(_ path: String) throws -> Run {
        let view =
          #"{"type":"color","value":"asset:brand","modifiers":[{"frame":{"width":4,"height":4}}]}"#
        try write(#"{"version":1,"resources":["\#(path)"],"view":\#(view)}"#, to: file)
        return run("render", file, "-o", "\(folder)/d.ppm")
      }
      for path in ["Design", "Design/", "Design/A.xcassets"] {
        #expect(try draw(path).status == .clean, "\(path)")
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/d.ppm")))
        #expect(bytes.suffix(3) == [51, 51, 51])
      }
      for path in [
        "Link", "../Outside", "Design/../../Outside", "\(folder)/Outside", "", ".", "Desing",
        #"Design\u0000"#, "d.json", "Link/A.xcassets",
      ] {
        let refused = try draw(path)
        #expect(refused.status != .clean, "\(path)")
        #expect(refused.messages.contains("d.json:1:27: $.resources[0]"), "\(refused.messages)")
      }
    }
  }
}
