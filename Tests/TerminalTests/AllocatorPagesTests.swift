import Testing

@testable import Terminal

struct AllocatorPagesTests {
  #if os(Linux)
    /// It once gave all of it back at once, and only a stopwatch would have told.
    @Test func `The allocator keeps what it was given`() {
      #expect(AllocatorPages.useLarge() > 400 << 20)
    }
  #endif
}
