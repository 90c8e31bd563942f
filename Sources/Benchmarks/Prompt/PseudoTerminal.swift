import Foundation

/// A program in a terminal of its own, 80 by 24: keys in, bytes out.
final class PseudoTerminal {
  private let descriptor: CInt
  private let process: pid_t
  private var unread: [UInt8] = []
  /// `POSIX_SPAWN_SETSID`, which glibc shows only to those who ask for its extensions.
  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private static let newSession: Int16 = 0x80
  #endif

  init(_ command: [String], environment: [String: String]) throws {
    var (ours, theirs): (CInt, CInt) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &theirs, nil, nil, &size) == 0,
      let name = ttyname(theirs).map({ String(cString: $0) })
    else { throw Benchmark.Failure(message: "no pseudo-terminal to be had") }
    descriptor = ours
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    defer { close(theirs) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The leader of a new session takes the first terminal that it opens for its own.
    posix_spawnattr_setflags(&attributes, Self.newSession)
    for number: CInt in 0...2 {
      posix_spawn_file_actions_addopen(&actions, number, name, O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, &attributes, &words, &variables) == 0 else {
      throw Benchmark.Failure(message: "\(command[0]) can't be started")
    }
    self.process = process
  }

  isolated deinit {
    kill(process, SIGKILL)
    var status: CInt = 0
    waitpid(process, &status, 0)
    close(descriptor)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Reads until `text` has come; what came after it stays for the next time.
  func wait(for text: String, seconds: Double = 20) throws {
    let wanted = Array(text.utf8)
    let watch = Stopwatch()
    while true {
      if let end = end(of: wanted) {
        unread.removeFirst(end)
        return
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard watch.seconds < seconds, poll(&waiting, 1, 1000) >= 0 else {
        let seen = String(decoding: unread.suffix(200), as: UTF8.self)
        throw Benchmark.Failure(message: "'\(text)' never came; last was \(seen.debugDescription)")
      }
      guard waiting.revents != 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { throw Benchmark.Failure(message: "the program ended") }
      unread += chunk[..<count]
    }
  }

  private func end(of wanted: [UInt8]) -> Int? {
    guard unread.count >= wanted.count else { return nil }
    for start in 0...(unread.count - wanted.count)
    where unread[start..<start + wanted.count].elementsEqual(wanted) {
      return start + wanted.count
    }
    return nil
  }
}
