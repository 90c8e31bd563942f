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
    test("testKeyboardMovesTheGuide") { (suite: KeyboardTests) in suite.testKeyboardMovesTheGuide() },
  ]),
  testCase([
    test("testFrames") { (suite: PinTests) in suite.testFrames() },
    test("testTapView") { (suite: PinTests) in suite.testTapView() },
    test("testScroll") { (suite: PinTests) in suite.testScroll() },
  ]),
  testCase([
    test("testStyles") { (suite: StyleTests) in suite.testStyles() },
    test("testControllers") { (suite: StyleTests) in suite.testControllers() },
    test("testImages") { (suite: StyleTests) in suite.testImages() },
  ]),
])
