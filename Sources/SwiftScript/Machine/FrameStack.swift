/// The open calls, innermost last.
///
/// What runs is owned by whoever called it.
nonisolated struct FrameStack: RandomAccessCollection {
  nonisolated(unsafe) private let start: UnsafeMutablePointer<Machine.Frame>
  let capacity: Int
  /// The innermost frame; there must be one.
  nonisolated(unsafe) private(set) var top: UnsafeMutablePointer<Machine.Frame>
  /// Where the last call is that may be open.
  nonisolated(unsafe) private var last: UnsafeMutablePointer<Machine.Frame>

  init(capacity: Int, limit: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
    top = start - 1
    last = start
    self.limit = limit
  }

  /// How many calls may be open.
  var limit: Int {
    get { last - start + 1 }
    set { last = start + (Swift.min(newValue, capacity) - 1) }
  }

  @inline(__always) var isFull: Bool { top >= last }

  func deallocate() { start.deallocate() }

  var count: Int { top - start + 1 }
  var isEmpty: Bool { top < start }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Machine.Frame {
    @inline(__always) get { start[index] }
    nonmutating set { start[index] = newValue }
  }

  @inline(__always) mutating func append(_ frame: Machine.Frame) {
    top += 1
    top.initialize(to: frame)
  }

  /// Takes the innermost frames away with what they keep alive, which somebody else has taken over.
  mutating func giveAway(_ number: Int) { top -= number }

  @inline(__always) mutating func removeLast() {
    top -= 1
  }
}
