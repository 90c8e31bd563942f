import Foundation

/// How much memory the script takes, and stopping inside the library's own long loops.
extension Machine {
  /// Whether the script may have so many more bytes; stops the program if not.
  ///
  /// Asked before a single step of the library's makes something as long as it likes.
  func hasMemory(for bytes: Int) -> Bool {
    guard let limit = limits.memory else { return true }
    guard bytes < limit, bytes < 1 << 20 || memoryInUse + bytes < limit else {
      stop(.memory(limit: limit))
      return false
    }
    return true
  }

  /// The same for `count` values of a collection.
  func hasRoom(for count: Int) -> Bool {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    return hasMemory(for: overflow ? .max : bytes)
  }

  /// What the program has taken since its steps were counted from 0.
  private var memoryInUse: Int { ProcessMemory.resident - memoryAtStart }

  /// Called now and then by ``check()``: false, and the program stopped, at the limit.
  func checkMemory() -> Bool {
    guard let limit = limits.memory else { return true }
    guard memoryInUse > limit else { return true }
    stop(.memory(limit: limit))
    return false
  }

  /// One turn of a loop of the library's: false once the program has been stopped.
  @inline(__always) func goesOn() -> Bool {
    turns &+= 1
    if turns & 1023 == 0, isInterrupted() { stop(.interrupted) }
    return !isDisturbed
  }

  /// Between two stretches of work that no closure interrupts: false once the program has been
  /// stopped.
  func isStillWanted() -> Bool {
    if isInterrupted() { stop(.interrupted) }
    return !isDisturbed
  }

  /// `text` so many times, in stretches that a learner's Ctrl-C can come between.
  func repeated(_ text: String, count: Int) -> String {
    let stretch = max(1, (1 << 20) / max(1, text.utf8.count))
    guard count > stretch else { return String(repeating: text, count: count) }
    let block = String(repeating: text, count: stretch)
    var result = ""
    result.reserveCapacity(text.utf8.count * count)
    for _ in 0..<(count / stretch) where isStillWanted() { result += block }
    if !isDisturbed { result += String(repeating: text, count: count % stretch) }
    return result
  }

  /// `text` cut at every `separator`, as Foundation's `components(separatedBy:)` cuts it.
  func components(of text: String, separatedBy separator: String) -> [String] {
    guard text.utf8.count > 1 << 16 else { return text.components(separatedBy: separator) }
    var parts: [String] = []
    var start = text.startIndex
    while goesOn(), let found = text.range(of: separator, range: start..<text.endIndex) {
      parts.append(String(text[start..<found.lowerBound]))
      start = found.upperBound
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// `elements` in the order that `isLess` gives, or as they are once the program is stopped.
  func sorted(_ elements: [Value], by isLess: (Value, Value) -> Bool) -> [Value] {
    struct Stopped: Error {}
    let sorted = try? elements.sorted {
      guard goesOn() else { throw Stopped() }
      return isLess($0, $1)
    }
    return sorted ?? elements
  }
}

/// What the system has given the process.
enum ProcessMemory {
  /// Bytes that are in memory; 0 where the system does not say.
  static var resident: Int {
    #if os(Linux)
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 64)
      guard fgets(&line, 64, file) != nil else { return 0 }
      let words = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(separator: " ")
      return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #endif
  }
}
