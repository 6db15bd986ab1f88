import Foundation
import Mutants
import Synchronization
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: store")
struct SnapshotStoreTests {
  /// A folder of its own for each test, removed at the end.
  private final class Folder {
    let path = NSTemporaryDirectory() + "stillframe-store-" + UUID().uuidString
    var store: SnapshotStore { SnapshotStore(root: path) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to relative: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(relative)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
  }

  private let name: SnapshotName
  private let snapshot: Snapshot

  init() throws {
    name = try SnapshotName(story: "button/primary", variant: "dark")
    snapshot = Snapshot(
      pixmap: try TestPicture("", 12, 7) { x, y in (x * 20, y * 30, 9, 255 - x) }.pixmap,
      tree: "canvas 0,0 6×3.5\n", audit: "")
  }

  private func error(_ body: () throws -> Void) -> SnapshotStoreError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SnapshotStoreError
    }
  }

  @Test("A golden reads back as it was written, and its manifest line agrees")
  func roundTrip() throws {
    let folder = Folder()
    let store = folder.store
    #expect(try store.read(name) == nil)
    try store.write(snapshot, as: name, scale: 2)
    #expect(try store.read(name) == snapshot)
    #expect(try store.manifest()[name]?.hashes == snapshot.hashes)
    #expect(
      try store.list() == [
        "button/primary/dark.png", "button/primary/dark.tree.txt", "manifest.txt",
      ])
  }

  @Test("A folder of contents opens while others that use it begin and end")
  func opensBesideOthers() async throws {
    let folder = Folder()
    let root = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            _ = try ContentFolder(root)
            ContentFolder.clean(root)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == [])
  }

  @Test("A picture with the same pixels and density stays, whatever the encoder would write")
  func keepsPictures() throws {
    let folder = Folder()
    let store = folder.store
    try store.write(snapshot, as: name, scale: 2)
    let drawn = try #require(try store.golden(name)).picture
    let other = PNGEncoder.encode(snapshot.pixmap, scale: 2, effort: .fast)
    #expect(other != drawn)
    try folder.write(other, to: "button/primary/dark.png")
    let moved = Snapshot(pixmap: snapshot.pixmap, tree: "canvas 0,0 7×3.5\n", audit: "")
    try store.write(moved, as: name, scale: 2)
    #expect(try store.golden(name)?.picture == other)
    #expect(try store.read(name) == moved)
    // Another density and another pixel are news.
    try store.write(moved, as: name, scale: 3)
    #expect(try store.golden(name)?.picture == PNGEncoder.encode(snapshot.pixmap, scale: 3))
    try folder.write(other, to: "button/primary/dark.png")
    let changed = Snapshot(
      pixmap: try TestPicture("", 12, 7) { x, y in (x * 20, y * 30, 8, 255 - x) }.pixmap,
      tree: snapshot.tree, audit: "")
    try store.write(changed, as: name, scale: 2)
    #expect(try store.golden(name)?.picture == PNGEncoder.encode(changed.pixmap, scale: 2))
    try folder.write([1, 2, 3], to: "button/primary/dark.png")
    try store.write(snapshot, as: name, scale: 2)
    #expect(try store.golden(name)?.picture == drawn)
  }

  @Test("Findings are kept in a file of their own that goes when they do")
  func audit() throws {
    let folder = Folder()
    let store = folder.store
    let flawed = Snapshot(pixmap: snapshot.pixmap, tree: snapshot.tree, audit: "contrast\n")
    try store.write(flawed, as: name, scale: nil)
    #expect(try store.read(name) == flawed)
    try store.write(snapshot, as: name, scale: nil)
    #expect(try store.read(name) == snapshot)
    #expect(try !store.list().contains("button/primary/dark.audit.txt"))
  }

  @Test(
    "What is heard is kept in a file of its own, hashed, and goes when the story keeps it no more")
  func speech() throws {
    let folder = Folder()
    let store = folder.store
    let heard = Snapshot(
      pixmap: snapshot.pixmap, tree: snapshot.tree, audit: "", speech: "1. Save. Button.\n")
    try store.write(heard, as: name, scale: nil)
    #expect(try store.read(name) == heard)
    let entry = try store.manifest()[name]
    #expect(entry?.hashes.speech == SHA256.digest("1. Save. Button.\n"))
    #expect(store.isWhole(name, entry: entry))
    try folder.write(Array("1. Safe. Button.\n".utf8), to: "button/primary/dark.speech.txt")
    #expect(!store.isWhole(name, entry: entry))
    let orphans = SnapshotOrphans(
      files: ["a/light.speech.txt", "button/primary/dark.speech.txt"], manifest: Manifest(),
      owned: [name])
    #expect(orphans.files == ["a/light.speech.txt"])
    try store.write(snapshot, as: name, scale: nil)
    #expect(try store.read(name) == snapshot)
    #expect(try !store.list().contains("button/primary/dark.speech.txt"))
  }

  @Test("What is heard belongs to the tree gate")
  func speechGate() {
    let heard = Snapshot(
      pixmap: snapshot.pixmap, tree: snapshot.tree, audit: "", speech: "1. Save. Button.\n")
    let comparison = SnapshotComparison(expected: snapshot, actual: heard)
    #expect(comparison.failedGates == [.tree])
    #expect(comparison.treeText == "heard:\n+ 1. Save. Button.")
    let entry = Manifest.Entry(hashes: snapshot.hashes)
    let result = SnapshotResult(name: name, golden: nil, entry: entry, actual: heard)
    #expect(result.failedGates == [.tree])
  }

  @Test("Hashes alone leave no files")
  func hashesOnly() throws {
    let folder = Folder()
    let store = folder.store
    try store.write(snapshot, as: name, scale: 2)
    try store.write(snapshot, as: name, scale: 2, contents: .hashesOnly)
    #expect(try store.list() == ["manifest.txt"])
    #expect(try store.read(name) == nil)
    #expect(try store.manifest()[name]?.hashes == snapshot.hashes)
  }

  /// A place of pictures in memory.
  private final class Shelf: GoldenPictures {
    let files = Mutex<[String: [UInt8]]>([:])
    let name = "shelf"

    func read(_ path: String) -> [UInt8]? { files.withLock { $0[path] } }
    func write(_ bytes: [UInt8], to path: String) { files.withLock { $0[path] = bytes } }
  }

  @Test("Hashes here and pictures elsewhere are a golden; a lost or damaged one is named")
  func picturesElsewhere() throws {
    let folder = Folder()
    let shelf = Shelf()
    let store = SnapshotStore(root: folder.store.root, pictures: shelf)
    try store.write(snapshot, as: name, scale: 2, contents: .hashesOnly)
    #expect(try store.list() == ["manifest.txt"])
    #expect(try store.read(name) == snapshot)
    let entry = try #require(try store.manifest()[name])
    #expect(store.isWhole(name, entry: entry))
    let path = StoredGolden.path(of: snapshot.hashes)
    let bytes = try #require(shelf.read(path))
    for damaged in [[], Array(bytes.dropLast()), [0x0A] + bytes, Array(bytes.prefix(20))] {
      shelf.write(damaged, to: path)
      #expect(error { _ = try store.read(name) } == .otherPicture(path: "shelf/\(path)", name))
      #expect(!store.isWhole(name, entry: entry))
    }
    shelf.files.withLock { $0 = [:] }
    #expect(error { _ = try store.read(name) } == .noPicture(path: "shelf/\(path)", name))
    // Whoever has the picture again puts it there again.
    try store.keepPicture(of: snapshot, as: name, scale: 2)
    #expect(try store.read(name) == snapshot)
  }

  @Test("Damaged, foreign, incomplete and oversized goldens are told apart")
  func damaged() throws {
    let folder = Folder()
    let store = folder.store
    try store.write(snapshot, as: name, scale: 2)
    let picture = "button/primary/dark.png"
    let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: store.picturePath(of: name))))

    try folder.write(Array(file.dropLast(20)), to: picture)
    guard case .damagedPicture(_, .truncated)? = error({ _ = try store.read(name) }) else {
      Issue.record("a truncated picture was read")
      return
    }
    try folder.write(Array("GIF89a".utf8), to: picture)
    #expect(
      error { _ = try store.read(name) }
        == .damagedPicture(path: store.picturePath(of: name), .notPNG))
    try folder.write(file, to: picture)
    #expect(
      error { _ = try store.read(name, limits: PNGLimits(maximumSide: 11, maximumPixels: 100)) }
        == .damagedPicture(
          path: store.picturePath(of: name),
          .tooLarge(
            width: 12, height: 7, limits: PNGLimits(maximumSide: 11, maximumPixels: 100))))
    try folder.write([0xFF, 0xFE], to: "button/primary/dark.tree.txt")
    #expect(error { _ = try store.read(name) } == .notText(path: store.treePath(of: name)))
    try FileManager.default.removeItem(atPath: store.treePath(of: name))
    #expect(
      error { _ = try store.read(name) } == .incomplete(missing: store.treePath(of: name)))
    try FileManager.default.removeItem(atPath: store.picturePath(of: name))
    #expect(try store.read(name) == nil)
  }

  @Test("A folder or file in the way is an error that names it")
  func unwritable() throws {
    let folder = Folder()
    try folder.write([], to: "button")
    guard
      case .cannotWrite(let path, let reason, isDiskFull: false)? = error({
        try folder.store.write(snapshot, as: name, scale: 2)
      })
    else {
      Issue.record("a file was taken for a folder")
      return
    }
    #expect(path.hasPrefix(folder.path))
    #expect(reason == "a part of the path is not a folder")
    try folder.write([], to: "blocked.tree.txt/inside")
    #expect(throws: SnapshotStoreError.self) {
      try folder.store.files.replace("blocked.tree.txt", with: [1])
    }
  }

  @Test("Recording after a crash starts from whole files and a readable manifest")
  func crash() throws {
    let folder = Folder()
    let store = folder.store
    try store.write(snapshot, as: name, scale: 2)
    // What a process killed while it wrote leaves: a partial file, an unfinished line.
    try folder.write([1, 2, 3], to: ".partial/stillframe-999999999-7")
    let line = Manifest.line(name, Manifest.Entry(hashes: snapshot.hashes))
    try store.files.append(Array(line.utf8.prefix(30)), to: SnapshotStore.manifestName)
    try store.beginRecording()
    try store.write(snapshot, as: name, scale: 2)
    try store.endRecording()
    #expect(try store.read(name) == snapshot)
    #expect(try store.manifest()[name]?.hashes == snapshot.hashes)
    #expect(try store.manifest().text.split(separator: "\n").count == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.partial"))
  }

  @Test("Goldens written at the same time all arrive in the manifest")
  func parallel() async throws {
    let folder = Folder()
    let store = folder.store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<24 {
        group.addTask {
          try store.write(
            snapshot, as: SnapshotName(story: "story-\(index)", variant: "light"), scale: 2)
        }
      }
      try await group.waitForAll()
    }
    try store.endRecording()
    #expect(try store.manifest().names.count == 24)
  }

  @Test("Orphans, foreign files, stale lines and names that differ in case are found")
  func orphans() throws {
    let owned = [name, try SnapshotName(story: "card", variant: "light")]
    let gone = try SnapshotName(story: "gone", variant: "light")
    var manifest = Manifest()
    for name in [name, gone] { manifest[name] = Manifest.Entry(hashes: snapshot.hashes) }
    let orphans = SnapshotOrphans(
      files: [
        "Card/light.png", "README.md", "button/primary/dark.audit.txt", "button/primary/dark.png",
        "button/primary/rtl.png", "card/light.tree.txt", "gone/light.png", "gone/Notes.txt",
        "manifest.txt",
      ], manifest: manifest, owned: owned)
    #expect(orphans.files == ["button/primary/rtl.png", "gone/light.png"])
    #expect(orphans.foreign == ["README.md", "gone/Notes.txt"])
    #expect(orphans.names == [gone])
    #expect(orphans.collisions == ["Card/light.png"])
  }

  @Test("Removing the last golden of a story removes its folder")
  func remove() throws {
    let folder = Folder()
    try folder.store.write(snapshot, as: name, scale: 2)
    try folder.store.remove(name)
    #expect(try folder.store.list() == ["manifest.txt"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/button"))
    #expect(try folder.store.manifest().names.isEmpty)
  }
}
