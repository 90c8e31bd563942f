// swift-format-ignore-file
import XCTest

// What a package's test discovery writes.
func test(
  _ name: String, _ body: @escaping @MainActor @Sendable (CellsTests) throws -> Void
) -> (String, (CellsTests) -> () throws -> Void) {
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
    test("testEstimate") { $0.testEstimate() },
    test("testAutomatic") { $0.testAutomatic() },
    test("testUpdates") { $0.testUpdates() },
    test("testContent") { $0.testContent() },
    test("testList") { $0.testList() },
    test("testGuide") { $0.testGuide() },
    test("testPriority") { $0.testPriority() },
    test("testTraits") { $0.testTraits() },
    test("testPresentation") { $0.testPresentation() },
  ])
])
