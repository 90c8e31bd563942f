/// The stored properties of an object or a struct, or the parts of a tuple, which owns them.
nonisolated struct Fields: RandomAccessCollection {
  nonisolated(unsafe) let start: UnsafeMutablePointer<Value>
  let count: Int

  init(count: Int) {
    self.count = count
    start = .allocate(capacity: Swift.max(1, count))
    start.initialize(repeating: .none, count: count)
  }

  init(copying values: [Value]) {
    count = values.count
    start = .allocate(capacity: Swift.max(1, count))
    start.initialize(from: values, count: count)
  }

  /// Takes the values over; their registers are empty afterwards.
  init(moving source: UnsafeMutablePointer<Value>, _ count: Int) {
    self.count = count
    start = .allocate(capacity: Swift.max(1, count))
    start.moveInitialize(from: source, count: count)
    for index in 0..<count { (source + index).initialize(to: .none) }
  }

  func destroy() {
    start.deinitialize(count: count)
    start.deallocate()
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
