import Mutants
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: SHA-256")
struct SHA256Tests {
  @Test("The digests of FIPS 180-4's examples")
  func examples() {
    #expect(
      SHA256.digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      SHA256.digest([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("The digest does not depend on how the bytes are divided")
  func pieces() {
    let bytes = (0..<200).map { UInt8($0) }
    for cut in 0...200 {
      var hash = SHA256()
      hash.update(Array(bytes[..<cut]))
      hash.update(Array(bytes[cut...]))
      #expect(hash.finish() == SHA256.digest(bytes))
    }
  }

  @Test("A pixmap's hash tells pictures apart by pixels and by size")
  func contentHash() throws {
    let wide = try Pixmap(width: 4, height: 2)
    let high = try Pixmap(width: 2, height: 4)
    var dotted = wide
    dotted.bytes[31] = 1
    let hashes = Set([wide.contentHash, high.contentHash, dotted.contentHash])
    #expect(hashes.count == 3)
    #expect(try Pixmap(width: 4, height: 2).contentHash == wide.contentHash)
    // Size 4×2 and one run of 8 transparent pixels, each number little-endian.
    let run: [UInt8] = [4, 0, 0, 0, 2, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0]
    #expect(wide.contentHash == SHA256.digest(run))
  }

  @Test("A pixmap's hash is that of its runs, however long they are and wherever they begin")
  func runs() throws {
    var random = SeededRandom(5)
    var pixmap = try Pixmap(width: 300, height: 200)
    var expected = [UInt8]()
    func add(_ number: Int) { expected += (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
    add(300)
    add(200)
    var bytes: [UInt8] = []
    var level = 0
    while bytes.count < pixmap.bytes.count {
      let lengths = [1, 1, 2, 7, 8, 9, 15, 16, 17, 200].shuffled(using: &random)
      let length = min(lengths[0], (pixmap.bytes.count - bytes.count) / 4)
      level = (level + 1) % 256
      for _ in 0..<length { bytes += [UInt8(level), 0, UInt8(level), 255] }
      add(length)
      expected += [UInt8(level), 0, UInt8(level), 255]
    }
    pixmap.bytes = bytes
    // More than are hashed at once.
    #expect(expected.count > 1 << 14)
    #expect(pixmap.contentHash == SHA256.digest(expected))
  }
}
