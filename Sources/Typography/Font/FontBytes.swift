import Codecs

/// The bytes of one font file at a fixed address, unchanged for as long as this object lives.
///
/// Font tables are read millions of times per paragraph, so `TableView`s point straight into this
/// storage instead of retaining an array. Whoever keeps a view keeps these bytes too: `FontFace`
/// owns both, and nothing hands a view out of the text engine.
///
/// Unchecked because of the raw pointer alone: the memory is written once, in `init`, and only
/// read afterwards.
@safe
final class FontBytes: @unchecked Sendable {
  /// All of the file.
  let view: TableView

  /// Memory of our own, freed with this object; `nil` where somebody else keeps the bytes.
  private let storage: UnsafeMutableRawBufferPointer?
  /// Who keeps the bytes, where we do not.
  let owner: (any AnyObject & Sendable)?

  /// Reads bytes where they are, such as in a mapped file.
  ///
  /// - Parameter owner: keeps them there, unchanged, for as long as it lives.
  init(_ bytes: UnsafeRawBufferPointer, keptBy owner: any AnyObject & Sendable) {
    unsafe storage = nil
    self.owner = owner
    unsafe view = TableView(base: bytes.baseAddress, count: bytes.count)
  }

  /// Copies the bytes of a font file.
  convenience init(_ bytes: [UInt8]) {
    unsafe self.init(count: bytes.count) { buffer in
      unsafe bytes.withUnsafeBytes { source in
        unsafe buffer.copyMemory(from: source)
      }
      return bytes.count
    }
  }

  /// Decodes base64 text, which must have no line breaks; stops at the first foreign character.
  convenience init(base64 text: StaticString) {
    unsafe self.init(count: Base64.capacity(of: text)) { buffer in
      unsafe Base64.decode(text, into: buffer)
    }
  }

  /// Fills fresh memory once; `fill` returns how many bytes count.
  private init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Int) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, 1), alignment: 16)
    let filled = unsafe fill(memory)
    unsafe storage = memory
    owner = nil
    unsafe view = TableView(base: UnsafeRawPointer(memory.baseAddress), count: filled)
  }

  deinit { unsafe storage?.deallocate() }

  /// A copy of all bytes; taken here, where the object is sure to live as long as its view.
  func copy() -> [UInt8] { view.copy() }
}
