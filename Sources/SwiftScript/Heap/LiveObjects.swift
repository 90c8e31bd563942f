/// What of the script is alive, without a hold on any of it: each object leaves before it dies.
nonisolated final class LiveObjects: @unchecked Sendable {
  private var places: [Unmanaged<AnyObject>?] = []
  private var free: [Int] = []

  /// - Returns: the place to leave again.
  func enter(_ object: AnyObject) -> Int {
    let entry = Unmanaged.passUnretained(object)
    guard let place = free.popLast() else {
      places.append(entry)
      return places.count - 1
    }
    places[place] = entry
    return place
  }

  func leave(_ place: Int) {
    places[place] = nil
    free.append(place)
  }

  var all: [AnyObject] { places.compactMap { $0?.takeUnretainedValue() } }
}
