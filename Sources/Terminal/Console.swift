import Foundation

/// The only place that writes: standard output, and standard error beside it.
public final class Console {
  public let output: Output
  public let errors: Output
  public let environment: [String: String]

  /// The process's own streams.
  public convenience init() {
    self.init(
      output: Output(descriptor: 1), errors: Output(descriptor: 2),
      environment: ProcessInfo.processInfo.environment)
  }

  public init(output: Output, errors: Output, environment: [String: String] = [:]) {
    self.output = output
    self.errors = errors
    self.environment = environment
  }

  /// Columns to fill; 80 where nobody says.
  public var width: Int {
    output.width ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }

  /// Rows to fill; 24 where nobody says.
  public var height: Int {
    output.height ?? environment["LINES"].flatMap { Int($0) } ?? 24
  }

  /// Whether `stream` may have colour: a terminal that is not dumb, and `NO_COLOR` unset or empty.
  public func usesColor(_ stream: Output) -> Bool {
    guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
    return forcesColor || stream.isTerminal && !isDumb && environment["CLICOLOR"] != "0"
  }

  /// Whether colour is wanted also where nobody may be looking: `CLICOLOR_FORCE`.
  public var forcesColor: Bool { !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") }

  /// Whether the terminal knows no escape sequences.
  public var isDumb: Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  public func write(_ text: String) {
    output.write(text)
  }

  /// Writes to standard error, after all that standard output was given.
  public func writeError(_ text: String) {
    output.flush()
    errors.write(text)
    errors.flush()
  }

  public func flush() {
    output.flush()
    errors.flush()
  }
}
