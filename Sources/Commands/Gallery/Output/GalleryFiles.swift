import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The ways in which a gallery opens files to write.
enum WritingMode { case createNew, append }

func withDescriptor<Result>(
  _ path: String, flags mode: WritingMode, _ body: (Int32) throws(SystemError) -> Result
) throws(SystemError) -> Result {
  let flags =
    mode == .append ? O_WRONLY | O_CREAT | O_APPEND : O_WRONLY | O_CREAT | O_EXCL
  return try withDescriptor(path, flags: flags, permissions: 0o666, body)
}
