/// The open calls, innermost last.
///
/// What runs is owned by whoever called it.
nonisolated struct FrameStack: RandomAccessCollection {
  nonisolated(unsafe) private let start: UnsafeMutablePointer<Machine.Frame>
  let capacity: Int
  /// How many calls may be open.
  var limit = 0
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  func deallocate() { start.deallocate() }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Machine.Frame {
    @inline(__always) get { start[index] }
    nonmutating set { start[index] = newValue }
  }

  /// The innermost frame; there must be one.
  @inline(__always) var top: UnsafeMutablePointer<Machine.Frame> { start + (count - 1) }

  @inline(__always) mutating func append(_ frame: Machine.Frame) {
    (start + count).initialize(to: frame)
    count += 1
  }

  /// Takes the innermost frames away with what they keep alive, which somebody else has taken over.
  mutating func giveAway(_ number: Int) { count -= number }

  @inline(__always) mutating func removeLast() {
    count -= 1
  }
}
