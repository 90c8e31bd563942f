extension Prelude {
  /// Clocks, which go as the machine's own does.
  static let clocks = Part(
    names: ["Clock", "Instant"],
    source: """
      protocol InstantProtocol: Comparable, Hashable {
        associatedtype Duration
        func advanced(by duration: Duration) -> Self
        func duration(to other: Self) -> Duration
      }
      protocol Clock<Duration> {
        associatedtype Duration
        associatedtype Instant: InstantProtocol where Instant.Duration == Duration
        var now: Instant { get }
        var minimumResolution: Duration { get }
        func sleep(until deadline: Instant, tolerance: Duration?) async throws
      }
      \(clock("ContinuousClock", "continuous"))
      \(clock("SuspendingClock", "suspending"))
      """)

  /// The two differ in what they do while a real machine sleeps.
  private static func clock(_ name: String, _ short: String) -> String {
    """
    struct \(name): Clock {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration
        let _time: Swift.Duration
        static var now: Instant { Instant(_time: Task<Never, Never>._now()) }
        func advanced(by duration: Swift.Duration) -> Instant { Instant(_time: _time + duration) }
        func duration(to other: Instant) -> Swift.Duration { other._time - _time }
        static func < (a: Instant, b: Instant) -> Bool { a._time < b._time }
        static func + (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: b) }
        static func - (a: Instant, b: Swift.Duration) -> Instant { a.advanced(by: .zero - b) }
        static func - (a: Instant, b: Instant) -> Swift.Duration { b.duration(to: a) }
        static func += (a: inout Instant, b: Swift.Duration) { a = a.advanced(by: b) }
        static func -= (a: inout Instant, b: Swift.Duration) { a = a.advanced(by: .zero - b) }
      }
      var now: Instant { Instant.now }
      static var now: Instant { Instant.now }
      var minimumResolution: Swift.Duration { .nanoseconds(1) }
      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task<Never, Never>.sleep(for: deadline - now)
      }
      func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
        try await Task<Never, Never>.sleep(for: duration)
      }
      func measure(_ work: () throws -> Void) rethrows -> Swift.Duration {
        let start = now
        try work()
        return now - start
      }
      func measure(_ work: () async throws -> Void) async rethrows -> Swift.Duration {
        let start = now
        try await work()
        return now - start
      }
    }
    extension Clock where Self == \(name) {
      static var \(short): \(name) { \(name)() }
    }
    extension Task {
      static func sleep(
        until deadline: \(name).Instant, tolerance: Swift.Duration? = nil,
        clock: \(name) = \(name)()
      ) async throws {
        try await clock.sleep(until: deadline)
      }
    }
    """
  }
}
