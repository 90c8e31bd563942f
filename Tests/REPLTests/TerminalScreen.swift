import Foundation
import Testing

/// The real program in a real terminal: a tmux of our own, with keys in and a screen out.
///
/// Truth never hangs on the clock: `waits(for:)` looks until the text is there, within a bound that
/// only a hang reaches.
final class TerminalScreen {
  /// Looked for once; the tests are skipped where it is missing.
  nonisolated static let isAvailable =
    FileManager.default.isExecutableFile(atPath: program.path) && output(of: ["tmux", "-V"]) != nil

  nonisolated static let program = Bundle.main.bundleURL.appending(path: "layoutlab")

  let home: String
  private let socket = "layoutlab-\(UUID().uuidString.prefix(8))"
  private static let patience = 20.0

  /// - Parameters:
  ///   - variables: of the environment, which is empty but for these: no LANG, as in a container.
  ///   - inShell: started by hand from a shell's prompt, `$ `, which knows Ctrl-Z and `fg`.
  ///   - keeping: the files of another screen, to go on where it ended.
  init(
    width: Int = 70, height: Int = 24, arguments: String = "", variables: [String: String] = [:],
    inShell: Bool = false, keeping other: TerminalScreen? = nil
  ) {
    home = other?.home ?? NSTemporaryDirectory() + "layoutlab-\(UUID().uuidString.prefix(8))"
    let all = ["TERM": "screen"].merging(variables) { $1 }
    let environment =
      "env -i PATH=/usr/bin:/bin HOME=\(home) LAYOUTLAB_HOME=\(home) "
      + "LD_LIBRARY_PATH=\(ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "") "
      + all.map { "\($0)=\($1) " }.sorted().joined()
    let program = "\(Self.program.path) \(arguments)"
    let command =
      inShell
      ? "\(environment) PS1='$ ' lab='\(program)' bash --norc --noprofile -i"
      : "\(environment) \(program); echo \"status $?\"; cat"
    tmux(
      "-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", command)
  }

  isolated deinit {
    tmux("kill-server")
    try? FileManager.default.removeItem(atPath: home)
  }

  /// What the terminal shows, without empty lines.
  var text: String {
    (Self.output(of: ["tmux", "-L", socket, "capture-pane", "-p"]) ?? "").split(separator: "\n")
      .joined(separator: "\n")
  }

  func type(_ text: String) { tmux("send-keys", "-l", text) }

  /// Keys by tmux's names: `Enter`, `C-c`, `BSpace`.
  func press(_ keys: String...) { for key in keys { tmux("send-keys", key) } }

  /// Types a line, and waits for the prompt after it: keys that come before it are echoed anywhere.
  func enter(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    type(line)
    waits(sourceLocation: sourceLocation, "the line \(line)") {
      $0.replacing("\n", with: "").hasSuffix(line)
    }
    press("Enter")
    waits(sourceLocation: sourceLocation, "the prompt after \(line)") {
      $0.hasSuffix("\nlab>") || $0.hasSuffix("\n...>")
    }
  }

  func send(bytes: String) { tmux("send-keys", "-H", bytes) }

  func paste(_ text: String) {
    tmux("set-buffer", "--", text)
    tmux("paste-buffer", "-p")
  }

  /// As a terminal without bracketed paste would, or one that was told not to.
  func pastePlainly(_ text: String) {
    tmux("set-buffer", "--", text)
    tmux("paste-buffer")
  }

  /// Ends the terminal and what runs in it, without a word to the program.
  func kill() { tmux("kill-server") }

  func resize(width: Int, height: Int) {
    tmux("resize-window", "-x", "\(width)", "-y", "\(height)")
  }

  /// Waits until the screen holds `wanted`; an issue if it never does.
  func waits(for wanted: String, sourceLocation: SourceLocation = #_sourceLocation) {
    waits(sourceLocation: sourceLocation, wanted) { $0.contains(wanted) }
  }

  func waits(
    sourceLocation: SourceLocation = #_sourceLocation, _ wanted: String,
    until isThere: (String) -> Bool
  ) {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var screen = text
    while !isThere(screen), Date() < end {
      usleep(20_000)
      screen = text
    }
    if !isThere(screen) {
      Issue.record(
        "the terminal never showed \(wanted.debugDescription):\n\(screen)",
        sourceLocation: sourceLocation)
    }
  }

  private func tmux(_ arguments: String...) {
    _ = Self.output(of: ["tmux", "-L", socket] + arguments)
  }

  /// What a command printed; `nil` if it failed.
  ///
  /// Not Foundation's `Process`: it waits for all that inherit its files, as tmux's server does.
  private nonisolated static func output(of command: [String]) -> String? {
    let file = NSTemporaryDirectory() + "layoutlab-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Not the mask and the ignored signals of whoever runs the tests: keys make signals.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, &attributes, arguments, environ) == 0 else {
      return nil
    }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { return nil }
    return try? String(contentsOfFile: file, encoding: .utf8)
  }
}
