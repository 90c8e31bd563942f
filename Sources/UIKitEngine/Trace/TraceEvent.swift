/// One thing that happened in the simulated app, recorded once by whoever did it.
public nonisolated struct TraceEvent: Hashable, Sendable {
  /// Counts from 0 in each engine.
  public var ordinal: Int
  /// How many spans (phases, callbacks) were open.
  public var depth: Int
  /// The ordinal of the event that brought this one about.
  public var cause: Int?
  /// The script line that was running, if one was.
  public var line: Int?
  /// Which of the texts that the app was given the line stands in.
  public var source: Int?
  /// Virtual seconds since launch.
  public var time: Double
  public var kind: Kind

  public init(
    ordinal: Int, depth: Int, cause: Int?, line: Int?, source: Int? = nil, time: Double, kind: Kind
  ) {
    self.ordinal = ordinal
    self.depth = depth
    self.cause = cause
    self.line = line
    self.source = source
    self.time = time
    self.kind = kind
  }
}
