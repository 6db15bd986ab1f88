import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The content of a file where the system keeps it: what is not looked at is never read, and programs
/// that look at one file share it.
///
/// A file that is cut short while it is in use takes the process with it, as for every program that maps
/// files; one that is replaced by another of the same name does no harm.
///
/// Unchecked because of the raw pointer alone: the memory is never written.
@safe
package final class MappedFile: @unchecked Sendable {
  /// All of the file.
  package let bytes: UnsafeRawBufferPointer
  /// The path as it was named; `nil` for bytes that are in no file.
  package let path: String?
  private var isMapped: Bool { path != nil }
  private let hash = Mutex<String?>(nil)

  /// Maps a file; what is no file is refused as `ENODEV`.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that it may have; a longer file is `EFBIG`.
  ///   - followsLink: whether a link is read as what it leads to; else it is `ELOOP`.
  package init(_ path: String, limit: Int, followsLink: Bool = false) throws(SystemError) {
    self.path = path
    let flags = O_RDONLY | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
    unsafe bytes = try unsafe withDescriptor(path, flags: flags) {
      descriptor throws(SystemError) in
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
      guard FileKind(mode: status.st_mode) == .file else { throw SystemError(code: ENODEV) }
      let count = Int(status.st_size)
      guard count <= limit else { throw SystemError(code: EFBIG) }
      guard count > 0 else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
      let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard unsafe memory != MAP_FAILED else { throw .last }
      return unsafe UnsafeRawBufferPointer(start: memory, count: count)
    }
  }

  /// Keeps bytes that are in no file.
  package init(_ content: [UInt8]) {
    path = nil
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
    unsafe memory.copyBytes(from: content)
    unsafe bytes = UnsafeRawBufferPointer(memory)
  }

  deinit {
    if isMapped {
      if let base = unsafe bytes.baseAddress {
        unsafe munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
      }
    } else {
      unsafe bytes.deallocate()
    }
  }

  /// The SHA-256 of the content, as 64 hexadecimal digits; taken when it is first asked for.
  package var sha256: String {
    hash.withLock { known in
      if let known { return known }
      var hash = SHA256()
      let step = 1 << 16
      let count = unsafe bytes.count
      for start in stride(from: 0, to: count, by: step) {
        hash.update(unsafe Array(bytes[start..<min(start + step, count)]))
      }
      let digest = hash.finish()
      known = digest
      return digest
    }
  }
}
