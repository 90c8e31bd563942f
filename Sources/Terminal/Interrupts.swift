import Foundation
import Synchronization

/// The signals we hear, kept as flags that anyone may read cheaply.
///
/// A handler only stores a flag and writes a byte into a pipe, so that a reader that waits for a
/// key wakes up.
public nonisolated enum Interrupts {
  /// Whether Ctrl-C was pressed and nobody has taken it yet; a running script asks at each step.
  public static var isRaised: Bool { interrupted.load(ordering: .relaxed) }

  /// Takes the flag: `true` if Ctrl-C was pressed since the last time.
  public static func take() -> Bool {
    interrupted.exchange(false, ordering: .relaxed)
  }

  /// As if Ctrl-C had been pressed.
  public static func raise() {
    interrupted.store(true, ordering: .relaxed)
    wake()
  }

  /// Starts listening to Ctrl-C, the window's size and `fg`, and ignores a closed pipe.
  public static func listen() {
    guard readEnd.load(ordering: .relaxed) < 0 else { return }
    // Touched before a handler can be the first to do so.
    for flag in [Self.take, takeResize, takeContinue] { _ = flag() }
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd.store(ends[0], ordering: .relaxed)
    writeEnd.store(ends[1], ordering: .relaxed)

    install(SIGINT) { _ in Interrupts.raise() }
    install(SIGWINCH) { _ in
      resized.store(true, ordering: .relaxed)
      Interrupts.wake()
    }
    install(SIGCONT) { _ in
      continued.store(true, ordering: .relaxed)
      Interrupts.wake()
    }
    signal(SIGPIPE, SIG_IGN)
  }

  static func takeResize() -> Bool { resized.exchange(false, ordering: .relaxed) }
  static func takeContinue() -> Bool { continued.exchange(false, ordering: .relaxed) }

  /// Becomes readable when a signal has come.
  static var wakeDescriptor: CInt { readEnd.load(ordering: .relaxed) }

  /// Empties the pipe; the flags say what has come.
  static func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeDescriptor, &bytes, bytes.count) > 0 {}
  }

  private static func wake() {
    let saved = errno
    var byte: UInt8 = 0
    _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
    errno = saved
  }

  /// Without SA_RESTART, so that a blocking read of a pipe ends too.
  private static func install(_ number: CInt, _ handler: @convention(c) (CInt) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
    // Whoever started us may have blocked it, and a mask is inherited.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }
}

private nonisolated let interrupted = Atomic(false)
private nonisolated let resized = Atomic(false)
private nonisolated let continued = Atomic(false)
private nonisolated let readEnd = Atomic<CInt>(-1)
private nonisolated let writeEnd = Atomic<CInt>(-1)
