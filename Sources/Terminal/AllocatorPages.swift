import Foundation

/// How the process's allocator takes memory from the system.
public enum AllocatorPages {
  /// Has the allocator keep what it was given, and the system hand it out in large pages: a script
  /// makes many small boxes, and a fault for each 4 kB would cost a fifth of its time.
  ///
  /// For a program's first line. Memory that nobody has written to costs nothing; where the
  /// allocator isn't glibc's, nothing happens.
  public static func useLarge() {
    #if os(Linux)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      // The C header that declares it is in no module of Swift's.
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      guard mallopt(mmapThreshold, 32 << 20) == 1, mallopt(trimThreshold, kept) == 1
      else { return }
      let start = UInt(bitPattern: sbrk(0)) + small
      withUnsafeTemporaryAllocation(
        of: UnsafeMutableRawPointer?.self, capacity: reserve / chunk
      ) { chunks in
        for place in chunks.indices { chunks.initializeElement(at: place, to: malloc(chunk)) }
        for chunk in chunks { free(chunk) }
      }
      let end = UInt(bitPattern: sbrk(0))
      let first = (start + largePage - 1) & ~(largePage - 1)
      guard end > first, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
      madvise(address, Int(end - first), hugePageAdvice)
    #endif
  }

  // glibc's M_TRIM_THRESHOLD and M_MMAP_THRESHOLD, of which 32 MB is the most that it takes, and
  // Linux's MADV_HUGEPAGE.
  private static let trimThreshold: Int32 = -1
  private static let mmapThreshold: Int32 = -3
  private static let hugePageAdvice: Int32 = 14

  /// What a program of a few lines takes stays in small pages, of which none is taken in vain: the
  /// machine's registers, which it hardly writes to, and a few megabytes.
  private static let small: UInt = 20 << 20
  /// Small enough for the allocator not to ask the system for it alone.
  private static let chunk = 28 << 20
  static let reserve = 448 << 20
  /// More than the reserve: at as much, the allocator gives all of it back when it is first free.
  static let kept: Int32 = 512 << 20
  private static let largePage: UInt = 2 << 20
}
