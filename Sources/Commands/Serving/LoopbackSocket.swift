import Resources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sockets of this machine's own address, which nobody outside of it can reach. None of them keeps the process waiting.
enum LoopbackSocket {
  /// A socket that listens at 127.0.0.1.
  ///
  /// - Parameter port: 0 for one that is free.
  static func listening(at port: UInt16) throws(SystemError) -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw .last }
    do throws(SystemError) {
      try prepare(listener)
      var isOn: Int32 = 1
      _ = unsafe setsockopt(
        listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          guard unsafe bind(listener, address, size) == 0, listen(listener, 1_024) == 0 else {
            return Int32(-1)
          }
          return unsafe getsockname(listener, address, &size)
        }
      }
      guard status == 0 else { throw .last }
      return (listener, UInt16(bigEndian: address.sin_port))
    } catch {
      close(listener)
      throw error
    }
  }

  /// The next connection of those that wait.
  ///
  /// - Throws: `EAGAIN` where none does.
  static func accepted(by listener: Int32) throws(SystemError) -> Int32 {
    while true {
      let connection = accept(listener, nil, nil)
      if connection >= 0 {
        do throws(SystemError) {
          try prepare(connection)
        } catch {
          close(connection)
          throw error
        }
        return connection
      }
      guard errno == EINTR || errno == ECONNABORTED else { throw .last }
    }
  }

  private static func prepare(_ socket: Int32) throws(SystemError) {
    // No program that this one starts has any of them.
    guard fcntl(socket, F_SETFD, FD_CLOEXEC) == 0, fcntl(socket, F_SETFL, O_NONBLOCK) == 0 else {
      throw .last
    }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      _ = unsafe setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// What has come; empty where nothing has, `nil` where the other end is gone.
  static func received(from socket: Int32) -> [UInt8]? {
    let size = 1 << 14
    while true {
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = unsafe recv(socket, buffer.baseAddress, size, 0)
        filled = max(count, 0)
      }
      if count > 0 { return chunk }
      if count == 0 { return nil }
      if errno == EAGAIN || errno == EWOULDBLOCK { return [] }
      if errno != EINTR { return nil }
    }
  }

  /// Sends what the system takes.
  ///
  /// - Returns: how many bytes; `nil` where the other end is gone.
  static func sent(_ bytes: [UInt8], from start: Int, to socket: Int32) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var offset = start
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe send(socket, buffer.baseAddress?.advanced(by: offset), bytes.count - offset, flags)
      }
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return offset - start
      } else if errno != EINTR {
        return nil
      }
    }
    return offset - start
  }

  /// Says that nothing more is sent.
  static func finish(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_WR)) }

  static func close(_ socket: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(socket)
    #elseif canImport(Musl)
      _ = Musl.close(socket)
    #else
      _ = Glibc.close(socket)
    #endif
  }

  /// Asks the system for as many open files as that takes.
  ///
  /// - Returns: how many there may be.
  static func openFiles(atLeast count: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
    if limit.rlim_cur < rlim_t(count) {
      limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
      _ = unsafe setrlimit(resource, &limit)
      _ = unsafe getrlimit(resource, &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }
}
