// swift-format-ignore-file
import XCTest

// What a package's test discovery writes.
func test(
  _ name: String, _ body: @escaping @MainActor @Sendable (MulticastTests) throws -> Void
) -> (String, (MulticastTests) -> () throws -> Void) {
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
    test("testMulticast") { $0.testMulticast() },
    test("testMaps") { $0.testMaps() },
    test("testBack") { $0.testBack() },
    test("testDelegate") { $0.testDelegate() },
  ])
])
