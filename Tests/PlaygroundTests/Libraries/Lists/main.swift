// swift-format-ignore-file
import XCTest

// What a package's test discovery writes.
func test<Suite: XCTestCase>(
  _ name: String, _ body: @escaping @MainActor @Sendable (Suite) throws -> Void
) -> (String, (Suite) -> () throws -> Void) {
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
    test("testSelfSizing") { (suite: ReloadTests) in suite.testSelfSizing() },
    test("testScrolling") { (suite: ReloadTests) in suite.testScrolling() },
    test("testFlow") { (suite: ReloadTests) in suite.testFlow() },
    test("testController") { (suite: ReloadTests) in suite.testController() },
  ]),
])
