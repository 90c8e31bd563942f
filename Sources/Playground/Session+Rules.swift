import UIKitEngine

/// The same inputs under the rules of another system.
extension Session {
  /// What the program did, or would do, after the launch.
  public struct Course {
    /// The whole stream, in which names and causes are looked up.
    public var all: [TraceEvent]
    /// Those after the launch.
    public var events: [TraceEvent]
    public var fault: Fault?

    init(_ engine: Engine) {
      all = Array(engine.events)
      events = Array(engine.events.dropFirst(engine.launchEvents))
      fault = engine.faulted
    }
  }

  /// What has happened so far.
  public var course: Course { Course(engine) }

  /// With the last input, which faulted and was taken back, at its end.
  public func course(endingWith failure: Evaluation?) -> Course {
    var course = course
    guard let failure else { return course }
    course.all += failure.events
    course.events += failure.events
    course.fault = failure.fault
    return course
  }

  /// What the inputs so far do under `rules`, in an app of its own that nobody hears.
  public func course(under rules: Rules) -> Course {
    let other = Session(rules: rules, limits: limits)
    defer { Engine.current = engine }
    other.recordings = recordings
    other.rebuild()
    return other.course
  }

  /// Goes over to `rules`: a fresh app, brought to where the inputs so far lead under them.
  ///
  /// - Returns: why the program ends on the way; the session is then as it was.
  public func adopt(_ rules: Rules) -> Fault? {
    let old = self.rules
    self.rules = rules
    rebuild()
    guard let fault = engine.faulted else { return nil }
    self.rules = old
    rebuild()
    return fault
  }
}
