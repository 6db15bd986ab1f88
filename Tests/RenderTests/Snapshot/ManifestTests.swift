import Components
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: manifest")
struct ManifestTests {
  private let header = "stillframe-manifest 1\n"
  private let hashes = SnapshotHashes(
    width: 780, height: 440, pixels: SHA256.digest("p"), tree: SHA256.digest("t"),
    audit: SHA256.digest(""))

  private func error(_ text: String) -> ManifestError? {
    do throws(ManifestError) {
      _ = try Manifest(text: text)
      return nil
    } catch {
      return error
    }
  }

  @Test("The compact form is sorted and reads back")
  func roundTrip() throws {
    var manifest = Manifest()
    for story in ["b", "a/c", "a"] {
      let name = try SnapshotName(story: story, variant: "light")
      manifest[name] = Manifest.Entry(engine: EngineVersion.current + 1, hashes: hashes)
    }
    let lines = manifest.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines == ["stillframe-manifest", "a", "a/c", "b"])
    #expect(try Manifest(text: manifest.text) == manifest)
    #expect(manifest.foreignEngineNames.count == 3)
  }

  @Test("The hash of what is heard comes before the resources, and is refused where it is none")
  func speech() throws {
    let name = try SnapshotName(story: "a", variant: "light")
    var heard = hashes
    heard.speech = SHA256.digest("1. Save. Button.")
    let use = ResourceUse(kind: .font, name: "Inter", sha256: SHA256.digest("f"))
    let line = Manifest.line(name, Manifest.Entry(engine: 1, hashes: heard, uses: [use]))
    let entry = try Manifest(text: header + line)[name]
    #expect(entry?.hashes == heard)
    #expect(entry?.uses == [use])
    let damaged = line.replacing("speech:", with: "speech:x")
    #expect(
      error(header + damaged)
        == .invalidLine(
          number: 2, reason: "a hash does not have 64 hexadecimal digits"))
  }

  @Test("Later lines replace earlier ones, and an unfinished one does not count")
  func journal() throws {
    let a = try SnapshotName(story: "a", variant: "light")
    let b = try SnapshotName(story: "b", variant: "light")
    let first = Manifest.line(a, Manifest.Entry(engine: 1, hashes: hashes))
    let second = Manifest.line(a, Manifest.Entry(engine: 2, hashes: hashes))
    let other = Manifest.line(b, Manifest.Entry(engine: 2, hashes: hashes))
    let journal = header + first + other + Manifest.removal(of: b) + second
    let manifest = try Manifest(text: journal)
    #expect(manifest.names == [a])
    #expect(manifest[a]?.engine == 2)
    for cut in 1..<other.utf8.count {
      let torn = journal + String(decoding: Array(other.utf8)[..<cut], as: UTF8.self)
      #expect(try Manifest(text: torn) == manifest)
    }
  }

  @Test("What is no manifest is refused with the number of the line")
  func refusals() throws {
    let name = try SnapshotName(story: "a", variant: "light")
    let line = Manifest.line(name, Manifest.Entry(engine: 1, hashes: hashes))
    #expect(error("") == .wrongHeader)
    #expect(error("stillframe-manifest 2\n") == .wrongHeader)
    for damaged in [
      "<<<<<<< HEAD\n", line.replacing("size:780x440", with: "size:780"),
      line.replacing("engine:1", with: "engine:x"), line.replacing("pixels:", with: "pixel:"),
      line.replacing("a light", with: "A light"), line.replacing("tree:", with: "tree:0"),
      "- a\n",
    ] {
      guard case .invalidLine(number: 3, _)? = error(header + line + damaged) else {
        Issue.record("\(damaged) was accepted")
        continue
      }
    }
  }
}
