// swift-format-ignore-file
let clock = ContinuousClock()
let el = await clock.measure { try? await Task.sleep(for: .milliseconds(20)) }
print(el >= .milliseconds(20), el < .seconds(5))
let sync = clock.measure { _ = (0..<10).reduce(0, +) }
print(sync >= .zero)
let start = clock.now
try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
print(clock.now - start >= .milliseconds(5), start.duration(to: .now) > .zero, start < .now)
try await clock.sleep(for: .milliseconds(1))
var d: Duration = .seconds(1.5); d += .milliseconds(250); d *= 2
print(d, d / .seconds(1), d.components.seconds, Duration.seconds(3) / 2.0, [Duration.seconds(2), .milliseconds(1)].max()!)
func timed<C: Clock>(_ c: C, _ f: () async throws -> Void) async rethrows -> C.Instant.Duration { let s = c.now; try await f(); return s.duration(to: c.now) }
let q = try await timed(SuspendingClock()) { try await Task.sleep(for: .milliseconds(2)) }
print(q > .milliseconds(1))
// expect: true true
// expect: true
// expect: true true true
// expect: 3.5 seconds 3.5 3 1.5 seconds 2.0 seconds
// expect: true
