// swift-format-ignore-file
import XCTest

// What a package's test discovery writes.
func test(
  _ name: String, _ body: @escaping @MainActor @Sendable (MakersTests) throws -> Void
) -> (String, (MakersTests) -> () throws -> Void) {
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
    test("testConstraintsAreStoredInTheCommonAncestor") {
      try $0.testConstraintsAreStoredInTheCommonAncestor()
    },
    test("testFramesFollow") { $0.testFramesFollow() },
    test("testPrioritiesAndGuides") { $0.testPrioritiesAndGuides() },
    test("testAnimationsComplete") { $0.testAnimationsComplete() },
    test("testTheLoopLaysOut") { $0.testTheLoopLaysOut() },
  ])
])
