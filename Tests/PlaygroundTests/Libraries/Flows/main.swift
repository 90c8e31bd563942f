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
    test("testLeftTop") { (suite: FlowsTests) in suite.testLeftTop() },
    test("testRightBottom") { (suite: FlowsTests) in suite.testRightBottom() },
    test("testJustified") { (suite: FlowsTests) in suite.testJustified() },
    test("testStretchy") { (suite: FlowsTests) in suite.testStretchy() },
    test("testPager") { (suite: FlowsTests) in suite.testPager() },
    test("testWaterfall") { (suite: FlowsTests) in suite.testWaterfall() },
  ])
])
