/// Texts in which every byte is a character: the library's searches for boundaries cost a lot.
enum PlainText {
  /// How many bytes are looked at between two questions whether the program is still wanted.
  private static let stretch = 1 << 16

  /// Only ASCII, and no carriage return, which makes one character with the line feed behind it.
  static func isPlain(_ text: some StringProtocol, _ machine: Machine) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for start in stride(from: 0, to: bytes.count, by: stretch) {
        guard start == 0 || machine.isStillWanted() else { return true }
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

  static func characters(_ text: String, _ machine: Machine) -> [Value] {
    var elements: [Value] = []
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
  ) -> [Value] {
    let base = text.base
    let offset = base.utf8.distance(from: base.startIndex, to: text.startIndex)
    var pieces: [Value] = []
    func add(_ bytes: Range<Int>) {
      if bytes.isEmpty, omittingEmpty { return }
      let place = bytes.lowerBound + offset..<bytes.upperBound + offset
      pieces.append(.box(SubstringBox(base, bytes: place)))
    }
    // A plain text's bytes are always at hand.
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      let separators = bytes.reduce(0) { $1 == separator ? $0 &+ 1 : $0 }
      pieces.reserveCapacity(min(separators, maxSplits) + 1)
      var start = 0
      for place in bytes.indices where bytes[place] == separator {
        guard pieces.count < maxSplits, machine.goesOn() else { break }
        add(start..<place)
        start = place + 1
      }
      add(start..<bytes.count)
    }
    return pieces
  }

  static func count(_ text: String, _ machine: Machine) -> Int {
    if isPlain(text, machine) { return text.utf8.count }
    var count = 0
    for _ in text {
      guard machine.goesOn() else { break }
      count += 1
    }
    return count
  }

  /// Whether `part` is in the text; a long one is searched in stretches that overlap.
  static func contains(_ text: String, _ part: String, _ machine: Machine) -> Bool {
    let size = part.utf8.count
    guard text.utf8.count > stretch, size > 0, size < stretch, isPlain(part, machine),
      isPlain(text, machine)
    else { return text.contains(part) }
    let bytes = text.utf8
    var start = bytes.startIndex
    while machine.isStillWanted() {
      let end =
        bytes.index(start, offsetBy: stretch + size, limitedBy: bytes.endIndex) ?? bytes.endIndex
      if text[start..<end].contains(part) { return true }
      if end == bytes.endIndex { return false }
      start = bytes.index(start, offsetBy: stretch)
    }
    return false
  }
}
