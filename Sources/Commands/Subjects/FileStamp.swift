import Foundation

/// What tells that a file has changed: when, how large, and which one it is.
struct FileStamp: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64
  private let inode: UInt64

  /// The moment of a change that has just been made, as file systems round it.
  static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = Int(time.tv_nsec) - 20_000_000
    return nanoseconds < 0
      ? (Int(time.tv_sec) - 1, nanoseconds + 1_000_000_000) : (Int(time.tv_sec), nanoseconds)
  }

  /// Whether the file changed at a moment or after it.
  func isAtOrAfter(_ moment: (seconds: Int, nanoseconds: Int)) -> Bool {
    (seconds, nanoseconds) >= moment
  }

  /// The stamp of a file as it is now, or `nil` where there is none.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
  }
}
