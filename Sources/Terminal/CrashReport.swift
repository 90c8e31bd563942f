import Foundation

/// The last words of a bug of ours: a sentence, the terminal as it was, and exit status 70.
public nonisolated enum CrashReport {
  private nonisolated(unsafe) static var words: [UInt8] = []
  private nonisolated(unsafe) static var terminal = termios()
  private nonisolated(unsafe) static var hasTerminal = false

  /// From here on a trap, an abort or a stack overflow ends the program with `sentence`.
  public static func install(saying sentence: String) {
    hasTerminal = tcgetattr(0, &terminal) == 0
    words = Array("\n\(sentence)\n".utf8)

    // A stack overflow leaves no room for its own handler.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)

    var action = sigaction()
    let handler: @convention(c) (CInt) -> Void = { _ in CrashReport.speak() }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_ONSTACK
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      sigaction(number, &action, nil)
    }
  }

  private static func speak() {
    if hasTerminal { tcsetattr(0, TCSANOW, &terminal) }
    words.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
    _exit(70)
  }
}
