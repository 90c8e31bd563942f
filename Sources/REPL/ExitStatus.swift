/// How the program ends, for whoever started it.
public nonisolated struct ExitStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// A status of the script's own choice: `exit(3)`.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let success = ExitStatus(rawValue: 0)
  /// Wrong answers, a failed check, or the simulated app crashed.
  public static let failure = ExitStatus(rawValue: 1)
  /// Usage, syntax or lesson-file error.
  public static let usage = ExitStatus(rawValue: 2)
  /// A bug of ours.
  public static let bug = ExitStatus(rawValue: 70)
  /// Ctrl-C.
  public static let interrupted = ExitStatus(rawValue: 130)
}
