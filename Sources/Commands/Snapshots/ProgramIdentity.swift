#if canImport(Darwin)
  import Darwin
  import Foundation
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The path of the file that this process runs; it leads there even where another file has taken its
/// name.
///
/// - Returns: `nil` where the system does not tell.
func programPath() -> String? {
  #if canImport(Darwin)
    Bundle.main.executablePath
  #else
    unsafe access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : nil
  #endif
}

/// Tells the file that this process runs from every other one, also from one that was at the same
/// path before or comes after: file system, file number, size, and the times of the last change of its
/// content and of the file.
///
/// Whoever builds a program again writes another file, and no program can give back the last of these
/// times.
///
/// - Returns: `nil` where the system does not tell.
func programIdentity() -> String? {
  var status = stat()
  #if canImport(Darwin)
    guard let path = Bundle.main.executablePath, unsafe stat(path, &status) == 0 else { return nil }
    let (content, file) = (status.st_mtimespec, status.st_ctimespec)
  #else
    // The link leads to the running file even where another one has taken its path.
    guard unsafe stat("/proc/self/exe", &status) == 0 else { return nil }
    let (content, file) = (status.st_mtim, status.st_ctim)
  #endif
  let numbers = [
    Int(status.st_dev), Int(status.st_ino), Int(status.st_size), Int(content.tv_sec),
    Int(content.tv_nsec), Int(file.tv_sec), Int(file.tv_nsec),
  ]
  return numbers.map(String.init).joined(separator: " ")
}
