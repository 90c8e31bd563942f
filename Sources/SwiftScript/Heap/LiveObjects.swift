/// What of the script is alive, without a hold on any of it: each object leaves before it dies.
///
/// Every object that a script makes comes by here, so a place is one word: the object's address, or
/// twice the next free place and one.
nonisolated final class LiveObjects: @unchecked Sendable {
  private var places: UnsafeMutablePointer<UInt>
  private var capacity = 64
  private var count = 0
  private var firstFree = -1

  init() { places = .allocate(capacity: capacity) }

  deinit { places.deallocate() }

  /// - Parameter object: the address of what is being made, which nobody needs to hold for this.
  /// - Returns: the place to leave again.
  func enter(_ object: UnsafeMutableRawPointer) -> Int {
    let address = UInt(bitPattern: object)
    let place = firstFree
    guard place >= 0 else { return add(address) }
    firstFree = Int(bitPattern: places[place]) >> 1
    places[place] = address
    return place
  }

  private func add(_ address: UInt) -> Int {
    if count == capacity { grow() }
    places[count] = address
    count += 1
    return count - 1
  }

  private func grow() {
    let wider = UnsafeMutablePointer<UInt>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: places, count: count)
    places.deallocate()
    places = wider
    capacity *= 2
  }

  func leave(_ place: Int) {
    places[place] = UInt(bitPattern: firstFree << 1 | 1)
    firstFree = place
  }

  var all: [AnyObject] {
    (0..<count).compactMap { place in
      guard places[place] & 1 == 0, let address = UnsafeRawPointer(bitPattern: places[place])
      else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    }
  }
}
