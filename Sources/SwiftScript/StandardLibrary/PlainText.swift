import Foundation

/// Texts in which every byte is a character: the library's searches for boundaries cost a lot.
enum PlainText {
  /// How many bytes are looked at between two questions whether the program is still wanted.
  private static let stretch = 1 << 14

  /// Only ASCII, and no carriage return, which makes one character with the line feed behind it.
  static func isPlain(_ text: some StringProtocol, _ machine: Machine) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for start in stride(from: 0, to: bytes.count, by: stretch) {
        guard start == 0 || machine.goesOn(after: 1024) else { return true }
        // No way out of the loop: then the processor takes many bytes at a time.
        var found: UInt8 = 0
        for place in start..<min(start + stretch, bytes.count) {
          found |= bytes[place] & 0x80 | (bytes[place] == 0x0d ? 1 : 0)
        }
        if found != 0 { return false }
      }
      return true
    } ?? false
  }

  /// One box for each, which all plain texts share.
  private static let boxes: [Value] = (0..<128).map {
    .box(CharacterBox(Character(Unicode.Scalar(UInt8($0)))))
  }

  static func characters(_ text: some StringProtocol, _ machine: Machine) -> [Value] {
    var elements: [Value] = []
    guard machine.hasRoom(for: text.utf8.count) else { return [] }
    elements.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard machine.goesOn() else { break }
      elements.append(boxes[Int(byte & 0x7f)])
    }
    return elements
  }

  /// The pieces of a plain text.
  static func split(
    _ text: Substring, at separator: UInt8, maxSplits: Int, omittingEmpty: Bool,
    _ machine: Machine
  ) -> Value {
    let base = text.base
    let offset = base.utf8.distance(from: base.startIndex, to: text.startIndex)
    var pieces: [OpenParts.Place] = []
    func add(_ bytes: Range<Int>) {
      if bytes.isEmpty, omittingEmpty { return }
      pieces.append(OpenParts.Place(bytes.lowerBound + offset..<bytes.upperBound + offset))
    }
    // A plain text's bytes are always at hand.
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      let count = min(self.count(of: separator, in: bytes), maxSplits) + 1
      guard machine.hasRoom(for: count) else { return }
      pieces.reserveCapacity(count)
      var start = 0
      while pieces.count < maxSplits, machine.goesOn(), start < bytes.count,
        let first = bytes.baseAddress,
        let found = memchr(first + start, Int32(separator), bytes.count - start)
      {
        let place = UnsafeRawPointer(found) - UnsafeRawPointer(first)
        add(start..<place)
        start = place + 1
      }
      add(start..<bytes.count)
    }
    if pieces.count >= OpenParts.leastCount { return OpenParts.list(of: base, pieces) }
    return .array(pieces.map { .box(SubstringBox(base, bytes: $0.bytes)) })
  }

  /// In runs whose number fits into a byte: then the processor takes many bytes at a time.
  private static func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 128) {
      var found: UInt8 = 0
      for place in start..<min(start + 128, bytes.count) {
        found &+= bytes[place] == byte ? 1 : 0
      }
      count += Int(found)
    }
    return count
  }

  static func count(_ text: Substring, _ machine: Machine) -> Int {
    if isPlain(text, machine) { return text.utf8.count }
    return machine.distance(in: text, from: text.startIndex, to: text.endIndex)
  }

  /// Whether `part` is in the text.
  static func contains(_ text: Substring, _ part: String, _ machine: Machine) -> Bool {
    guard text.utf8.count > stretch, !part.isEmpty else { return text.contains(part) }
    let isPlain = machine.arePlain(text, part)
    return machine.range(of: part, in: text, from: text.startIndex, isPlain: isPlain) != nil
  }

  /// The first range of `part`, of which every byte is a character too.
  static func range(
    of part: String, in text: Substring, from start: String.Index, _ machine: Machine
  ) -> Range<String.Index>? {
    let units = text.utf8
    let first = units.distance(from: units.startIndex, to: start)
    let found = units.withContiguousStorageIfAvailable { bytes -> Int in
      var part = part
      return part.withUTF8 { place(of: $0, in: bytes, from: first, machine) } ?? -1
    }
    guard let found, found >= 0 else { return nil }
    let lower = units.index(units.startIndex, offsetBy: found)
    return lower..<units.index(lower, offsetBy: part.utf8.count)
  }

  /// Whether `part` is in the text byte for byte, whatever the characters are; no script's question.
  static func contains(_ text: String, bytesOf part: String) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { bytes in part.withUTF8 { place(of: $0, in: bytes, from: 0) != nil } }
  }

  private static func place(
    of part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from first: Int,
    _ machine: Machine? = nil
  ) -> Int? {
    guard let base = bytes.baseAddress, let wanted = part.baseAddress else { return nil }
    var from = first
    while from + part.count <= bytes.count, machine?.goesOn() ?? true {
      let candidates = min(stretch, bytes.count - part.count + 1 - from)
      guard let found = memchr(base + from, Int32(wanted[0]), candidates) else {
        guard machine?.goesOn(after: 1024) ?? true else { return nil }
        from += candidates
        continue
      }
      from = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + from, wanted, part.count) == 0 { return from }
      from += 1
    }
    return nil
  }
}
