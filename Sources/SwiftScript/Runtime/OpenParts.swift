/// The parts of one long text that nobody has looked at yet.
///
/// A program that splits a text mostly goes over the parts once. Each is made when it is its turn,
/// so that a list of a million takes eight bytes a part and not sixty-four. Whoever wants more of the
/// list has them all made first.
nonisolated enum OpenParts {
  /// The box of the list, which is empty until its parts are made.
  nonisolated(unsafe) private(set) static var owner: UnsafeRawPointer?
  nonisolated(unsafe) private static var base = ""
  nonisolated(unsafe) private static var places: [Place] = []
  /// The part that was made alone last, which may be gone.
  nonisolated(unsafe) private static var lastMade: UnsafeRawPointer?

  /// Where a part lies in the text, in bytes.
  struct Place {
    let start: UInt32
    let count: UInt32

    init(_ bytes: Range<Int>) {
      start = UInt32(truncatingIfNeeded: bytes.lowerBound)
      count = UInt32(truncatingIfNeeded: bytes.count)
    }

    var bytes: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// Fewer parts are made at once.
  static let leastCount = 256

  /// A list of the parts of `base`, of which none is made yet.
  @MainActor static func list(of base: String, _ places: [Place]) -> Value {
    let box = ArrayBox([])
    // One list at a time: the one before has its parts made.
    if let owner {
      Unmanaged<ArrayBox>.fromOpaque(owner)._withUnsafeGuaranteedRef { _ = $0.elements }
    }
    owner = box.address
    self.base = base
    self.places = places
    return .box(box)
  }

  /// How many parts the list in this box has that are not made.
  static func count(of box: UnsafeRawPointer) -> Int { owner == box ? places.count : 0 }

  /// Part `index` of the list in this box, if it has that and has not made it.
  @MainActor static func part(_ index: Int, of box: UnsafeRawPointer) -> Value? {
    guard owner == box, places.indices.contains(index) else { return nil }
    let part = SubstringBox(base, bytes: places[index].bytes)
    lastMade = UnsafeRawPointer(Unmanaged.passUnretained(part).toOpaque())
    return .box(part)
  }

  /// Part `index` in the place of the one that was made last, which nobody holds any more.
  ///
  /// A loop over the parts makes one box for all of them, unless the program keeps some.
  @MainActor static func move(
    _ box: Unmanaged<SubstringBox>, to index: Int, of owner: UnsafeRawPointer
  ) -> Bool {
    guard self.owner == owner, lastMade == UnsafeRawPointer(box.toOpaque()),
      places.indices.contains(index)
    else { return false }
    box._withUnsafeGuaranteedRef { $0.move(to: places[index].bytes) }
    return true
  }

  /// All of them, for a box that they belong to from now on; fewer once the program is stopped.
  @MainActor static func makeAll() -> [Value] {
    let (base, places) = (base, places)
    close()
    var parts: [Value] = []
    parts.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      if index & 255 == 255, !Machine.isWanted(after: 256) { break }
      parts.append(.box(SubstringBox(base, bytes: place.bytes)))
    }
    return parts
  }

  /// The box is gone, or has its parts.
  static func close() { (owner, base, places, lastMade) = (nil, "", [], nil) }
}
