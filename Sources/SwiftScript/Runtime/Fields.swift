/// The stored properties of an object or a struct, or the parts of a tuple, which owns them.
nonisolated struct Fields: RandomAccessCollection {
  nonisolated(unsafe) let start: UnsafeMutablePointer<Value>
  let count: Int

  init(count: Int) {
    self.count = count
    start = FieldBlocks.take(count)
    start.initialize(repeating: .none, count: count)
  }

  init(copying values: [Value]) {
    count = values.count
    start = FieldBlocks.take(count)
    start.initialize(from: values, count: count)
  }

  /// Takes the values over; their registers are empty afterwards.
  init(moving source: UnsafeMutablePointer<Value>, _ count: Int) {
    self.count = count
    start = FieldBlocks.take(count)
    for index in 0..<count { (start + index).takeBits(source + index) }
  }

  func destroy() {
    if Release.isDeep {
      Release.destroyDeep(start, count)
      return FieldBlocks.give(start, count)
    }
    for index in 0..<count where (start + index).isReference { (start + index).release() }
    FieldBlocks.give(start, count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Value {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }
}

/// Blocks of few fields that have been given back: the next object of that size takes one.
///
/// Scripts run on the main actor alone, and so do the ends of what they made.
nonisolated private enum FieldBlocks {
  private typealias Block = UnsafeMutableRawPointer?
  /// The last block given back of one, two, three and four fields.
  ///
  /// Its first word leads to the one before. Four variables, because an array would ask at each use
  /// whether it is there already.
  nonisolated(unsafe) private static var one: Block = nil
  nonisolated(unsafe) private static var two: Block = nil
  nonisolated(unsafe) private static var three: Block = nil
  nonisolated(unsafe) private static var four: Block = nil

  @inline(__always)
  private static func take(_ last: inout Block, _ count: Int) -> UnsafeMutablePointer<Value> {
    guard let block = last else { return .allocate(capacity: count) }
    last = block.load(as: Block.self)
    return block.assumingMemoryBound(to: Value.self)
  }

  @inline(__always)
  private static func give(_ start: UnsafeMutablePointer<Value>, _ last: inout Block) {
    let block = UnsafeMutableRawPointer(start)
    block.storeBytes(of: last, as: Block.self)
    last = block
  }

  static func take(_ count: Int) -> UnsafeMutablePointer<Value> {
    switch count {
    case 1: take(&one, 1)
    case 2: take(&two, 2)
    case 3: take(&three, 3)
    case 4: take(&four, 4)
    default: .allocate(capacity: max(1, count))
    }
  }

  static func give(_ start: UnsafeMutablePointer<Value>, _ count: Int) {
    switch count {
    case 1: give(start, &one)
    case 2: give(start, &two)
    case 3: give(start, &three)
    case 4: give(start, &four)
    default: start.deallocate()
    }
  }
}
