import Testing

@testable import Terminal

struct AllocatorPagesTests {
  #if os(Linux)
    /// At as much as it was given, it once gave all of it back at once; only a stopwatch told.
    @Test func `the allocator keeps more than it was given before it gives any back`() {
      #expect(Int(AllocatorPages.kept) > AllocatorPages.reserve)
    }
  #endif
}
