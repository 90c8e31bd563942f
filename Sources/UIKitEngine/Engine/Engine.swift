/// One simulated app: its clock, main loop, windows and trace.
public final class Engine {
  /// The app that new views belong to.
  public static var current = Engine()

  public let rules: Rules
  public internal(set) var events: [TraceEvent] = []
  /// The first fault; from then on callbacks return at once and loops stop.
  public internal(set) var faulted: Fault?

  public init(rules: Rules = .ios17) {
    self.rules = rules
  }
}
