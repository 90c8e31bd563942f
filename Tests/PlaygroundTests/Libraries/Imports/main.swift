// swift-format-ignore-file
import XCTest

// What a package's test discovery writes.
func test(
  _ name: String, _ body: @escaping @MainActor @Sendable (ImportsTests) throws -> Void
) -> (String, (ImportsTests) -> () throws -> Void) {
  (
    name,
    { suite in
      {
        nonisolated(unsafe) let suite = suite
        try MainActor.assumeIsolated { try body(suite) }
      }
    }
  )
}

XCTMain([
  testCase([
    test("testTimersOfBothKindsFire") { $0.testTimersOfBothKindsFire() },
    test("testAnInvalidTimerIsSilent") { $0.testAnInvalidTimerIsSilent() },
    test("testPostsReachEveryListener") { $0.testPostsReachEveryListener() },
    test("testQueues") { $0.testQueues() },
    test("testNames") { $0.testNames() },
  ])
])
