/// How values die that would take long, or go deep.
///
/// A list of a million links would end our native stack if each link let go of the next inside its
/// own end; an array of a million texts would keep Ctrl-C waiting. So below a certain depth what
/// dies is put in line, and long storage asks as it goes. Of a program that has been stopped only a
/// little is cleared away at once: the rest dies bit by bit while the next one runs.
nonisolated enum Release {
  /// Storage of so many values asks whether the program goes on.
  static let longCount = 4096
  /// Values let go of between two questions.
  private static let stretch = 256

  /// What dies below this address of the native stack, which grows downwards, does so in line.
  nonisolated(unsafe) private(set) static var floor: UInt = 0
  /// The same while the program runs.
  nonisolated(unsafe) private static var lowest: UInt = 0
  /// The program is over: what dies makes no sound, and need not die now.
  private static var isSilent: Bool { floor == .max }
  /// How many values of a program that is over may still die at once.
  nonisolated(unsafe) private static var allowance = 0
  private static let silentAllowance = 20_000

  /// Objects in line, the next one last.
  nonisolated(unsafe) private static var line: [UnsafeRawPointer] = []
  nonisolated(unsafe) private static var isServing = false
  /// What a program that was stopped has left.
  nonisolated(unsafe) private static var remains: [Remains] = []

  /// Whether the native stack has grown so far that what dies now waits in line.
  @inline(__always) static var isDeep: Bool {
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) < floor }
  }

  /// The native stack begins at `base`, and may grow by so many bytes before ends are put in line.
  static func dive(from base: UInt, by depth: Int) {
    lowest = base > UInt(depth) ? base - UInt(depth) : 0
    if !isSilent { floor = lowest }
  }

  /// The program that runs is over, or another one begins.
  static func setSilent(_ silent: Bool) {
    if silent { allowance = silentAllowance }
    floor = silent ? .max : lowest
  }

  /// Lets go of the object; its own end may be put in line.
  @inline(__always) private static func drop(_ object: UnsafeRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(object).release()
  }

  // MARK: Fields

  /// The end of fields whose owner dies deep down, or after the program.
  @inline(never) static func destroyDeep(_ start: UnsafeMutablePointer<Value>, _ count: Int) {
    if isSilent {
      guard mayDieNow else { return keep(start, count) }
      allowance -= count + 1
    }
    if isServing {
      // The first field is the next in line.
      for place in (0..<count).reversed() where (start + place).isReference {
        if let object = UnsafeRawPointer(bitPattern: (start + place).word) { line.append(object) }
      }
      return
    }
    isServing = true
    for place in 0..<count where (start + place).isReference { (start + place).release() }
    serve()
    isServing = false
  }

  /// Lets go of what is in line, and of what comes into line by that.
  private static func serve() {
    var turns = 0
    while let object = line.popLast() {
      drop(object)
      turns &+= 1
      guard turns % stretch == 0, !goesOn() else { continue }
      for object in line { remains.append(.object(object)) }
      line = []
    }
  }

  /// For later.
  private static func keep(_ start: UnsafeMutablePointer<Value>, _ count: Int) {
    for place in 0..<count where (start + place).isReference {
      if let object = UnsafeRawPointer(bitPattern: (start + place).word) {
        remains.append(.object(object))
      }
    }
  }

  /// Of a program that is over: little enough has died, and not too deep down.
  private static var mayDieNow: Bool {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    return allowance > 0 && here >= lowest
  }

  /// Asked after a stretch.
  private static func goesOn() -> Bool {
    if isSilent {
      allowance -= stretch
      return allowance > 0
    }
    guard let machine = Machine.running else { return true }
    MainActor.assumeIsolated { machine._withUnsafeGuaranteedRef { $0.ask(after: stretch) } }
    return !isSilent
  }

  // MARK: Storage

  /// The end of an array's elements, first to last, if nobody shares them.
  @inline(never) static func destroy(_ elements: inout [Value]) {
    guard isUnshared(&elements) else { return }
    var reached = 0
    if !isSilent || mayDieNow {
      reached = elements.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { clear($0, buffer.count) } ?? 0
      }
    }
    guard reached < elements.count else { return }
    let rest = Rest()
    swap(&rest.elements, &elements)
    remains.append(.array(rest))
  }

  /// The end of values in memory of their own, which goes with them.
  @inline(never) static func destroy(_ start: UnsafeMutablePointer<Value>, _ count: Int) {
    if !isSilent || mayDieNow, clear(start, count) == count {
      start.deallocate()
    } else {
      remains.append(.storage(start, count))
    }
  }

  /// Empties `count` places in their order; fewer once the program is stopped.
  private static func clear(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> Int {
    var place = 0
    while place < count {
      let end = min(place + stretch, count)
      for index in place..<end where (start + index).isReference { (start + index).release() }
      place = end
      if place < count, !goesOn() { return place }
    }
    return count
  }

  /// An array is one reference to its storage.
  private static func isUnshared(_ elements: inout [Value]) -> Bool {
    withUnsafeMutablePointer(to: &elements) { place in
      isKnownUniquelyReferenced(
        &UnsafeMutableRawPointer(place).assumingMemoryBound(to: AnyObject.self).pointee)
    }
  }

  // MARK: What is left

  private enum Remains {
    case object(UnsafeRawPointer)
    case array(Rest)
    case storage(UnsafeMutablePointer<Value>, Int)
  }

  /// Elements that are taken from in place.
  private final class Rest {
    var elements: [Value] = []
  }

  /// How many things a program that was stopped has left, for tests.
  static var remaining: Int { remains.count }

  /// Whether something is left to be cleared away.
  @inline(__always) static var hasRemains: Bool { !remains.isEmpty }

  /// Clears a little of it away.
  static func clearSome() {
    let outer = (floor, allowance)
    // What it holds in turn is left for the next time.
    (floor, allowance) = (.max, 0)
    defer { (floor, allowance) = outer }
    // At most a thousand objects: more are made in the steps between two questions.
    var left = 32 * stretch
    while left > 0, let last = remains.popLast() {
      left -= 8
      switch last {
      case .object(let object): drop(object)
      case .array(let rest):
        let count = min(rest.elements.count, left + 8)
        rest.elements.removeLast(count)
        left -= count
        if !rest.elements.isEmpty { remains.append(last) }
      case .storage(let start, let count):
        let first = max(0, count - left - 8)
        for place in first..<count where (start + place).isReference { (start + place).release() }
        left -= count - first
        if first > 0 { remains.append(.storage(start, first)) } else { start.deallocate() }
      }
    }
  }
}
