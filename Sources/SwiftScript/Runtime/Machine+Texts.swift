import Foundation

/// Work on whole texts, in steps or stretches that Ctrl-C and the limits come between.
///
/// To find where characters begin takes Swift many times longer than to copy them, so a text of a
/// few million is as long a way as an array of them.
extension Machine {
  /// Bytes between two questions.
  private static let stretch = 1 << 14

  /// `text` so many times; nothing if there is no room for it.
  func repeated(_ text: String, count: Int) -> String {
    let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
    guard hasMemory(for: overflow ? .max : bytes) else { return "" }
    let block = max(1, Self.stretch * 16 / max(1, text.utf8.count))
    guard count > block else { return String(repeating: text, count: count) }
    let blockText = String(repeating: text, count: block)
    var result = ""
    result.reserveCapacity(bytes)
    for _ in 0..<(count / block) where goesOn(after: Self.stretch) { result += blockText }
    if !isDisturbed { result += String(repeating: text, count: count % block) }
    return result
  }

  // MARK: Walks

  func walk(_ text: Substring, while body: (Character) -> Bool) {
    for character in text {
      guard goesOn(), body(character) else { return }
    }
  }

  /// The first place whose character `test` holds for.
  func firstPlace(in text: Substring, where test: (Character) -> Bool) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex, goesOn() {
      if test(text[place]) { return place }
      place = text.index(after: place)
    }
    return nil
  }

  func lastPlace(in text: Substring, where test: (Character) -> Bool) -> String.Index? {
    var place = text.endIndex
    while place > text.startIndex, goesOn() {
      place = text.index(before: place)
      if test(text[place]) { return place }
    }
    return nil
  }

  /// The characters for which `test` holds.
  func filtered(_ text: Substring, _ test: (Character) -> Bool) -> String {
    var result = ""
    walk(text) { character in
      if test(character) { result.append(character) }
      return true
    }
    return result
  }

  /// The place so many characters further on, or back; `nil` beyond `limit`.
  func place(
    in text: Substring, from start: String.Index, by distance: Int, limit: String.Index
  ) -> String.Index? {
    var (place, left) = (start, distance)
    repeat {
      let part = max(-1024, min(1024, left))
      guard let next = text.index(place, offsetBy: part, limitedBy: limit) else { return nil }
      (place, left) = (next, left - part)
    } while left != 0 && goesOn(after: 1024)
    return place
  }

  /// How many characters lie between two places.
  func distance(in text: Substring, from start: String.Index, to end: String.Index) -> Int {
    if end < start { return -distance(in: text, from: end, to: start) }
    var (place, count) = (start, 0)
    while let next = text.index(place, offsetBy: 1024, limitedBy: end), goesOn(after: 1024) {
      (place, count) = (next, count + 1024)
    }
    return isDisturbed ? count : count + text.distance(from: place, to: end)
  }

  /// The pieces between the characters for which `isSeparator` holds.
  func split(
    _ text: Substring, maxSplits: Int, omittingEmpty: Bool, _ isSeparator: (Character) -> Bool
  ) -> [Value] {
    pieces(of: text, maxSplits: maxSplits, omittingEmpty: omittingEmpty) { start in
      firstPlace(in: text[start...], where: isSeparator).map { $0..<text.index(after: $0) }
    }
  }

  /// The pieces between the places where `separator` stands; every character if it is empty.
  func split(
    _ text: Substring, at separator: String, maxSplits: Int, omittingEmpty: Bool
  ) -> [Value] {
    let isPlain = !separator.isEmpty && arePlain(text, separator)
    return pieces(of: text, maxSplits: maxSplits, omittingEmpty: omittingEmpty) { start in
      isPlain
        ? range(of: separator, in: text, from: start, isPlain: true)
        : characters(of: separator, in: text, from: start)
    }
  }

  /// - Parameter separator: where the next one stands, from a place on.
  private func pieces(
    of text: Substring, maxSplits: Int, omittingEmpty: Bool,
    _ separator: (String.Index) -> Range<String.Index>?
  ) -> [Value] {
    var pieces: [Value] = []
    var start = text.startIndex
    while pieces.count < maxSplits, goesOn(), let found = separator(start) {
      if start < found.lowerBound || !omittingEmpty {
        add(.substring(text[start..<found.lowerBound]), to: &pieces)
      }
      start = found.upperBound
    }
    if start < text.endIndex || !omittingEmpty { pieces.append(.substring(text[start...])) }
    return pieces
  }

  /// Where the characters of `part` stand next, however they are written.
  private func characters(
    of part: String, in text: Substring, from start: String.Index
  ) -> Range<String.Index>? {
    var first = start
    if part.isEmpty {
      // Between two characters, and not at an end.
      guard first < text.endIndex else { return nil }
      first = text.index(after: first)
      return first < text.endIndex ? first..<first : nil
    }
    while first < text.endIndex, goesOn() {
      var end = first
      var rest = part[...]
      while let wanted = rest.first, end < text.endIndex, text[end] == wanted {
        rest.removeFirst()
        end = text.index(after: end)
      }
      if rest.isEmpty { return first..<end }
      first = text.index(after: first)
    }
    return nil
  }

  /// Whether `text` begins as `prefix` does, or ends as it does.
  func matches(_ text: Substring, _ part: Substring, atEnd: Bool) -> Bool {
    if part.utf8.count <= Self.stretch {
      return atEnd ? text.hasSuffix(part) : text.hasPrefix(part)
    }
    guard atEnd else { return begins(text, with: part) }
    return begins(text.reversed(), with: part.reversed())
  }

  private func begins(
    _ text: some Sequence<Character>, with part: some Sequence<Character>
  ) -> Bool {
    var characters = text.makeIterator()
    for character in part {
      guard goesOn(), characters.next() == character else { return false }
    }
    return true
  }

  // MARK: Stretches

  /// Where a stretch that begins at `start` ends: between two characters.
  private func end(
    of text: Substring, from start: String.Index, bytes: Int, atSpaces: Bool = false
  ) -> String.Index {
    let units = text.utf8
    guard let found = units.index(start, offsetBy: bytes, limitedBy: units.endIndex),
      found < units.endIndex
    else { return text.endIndex }
    if atSpaces {
      return units[found...].firstIndex { $0 == 0x20 || $0 == 0x0a } ?? text.endIndex
    }
    return text.index(after: found)
  }

  /// Goes over the text in stretches.
  func eachStretch(of text: Substring, atSpaces: Bool = false, _ body: (Substring) -> Void) {
    var start = text.startIndex
    while start < text.endIndex, goesOn(after: Self.stretch) {
      let end = end(of: text, from: start, bytes: Self.stretch, atSpaces: atSpaces)
      body(text[start..<end])
      start = end
    }
  }

  /// What `change` makes of the text, which does not matter to a character what stands around it.
  ///
  /// - Parameter atSpaces: it matters within a word.
  func changed(
    _ text: String, atSpaces: Bool = false, _ change: (String) -> String
  ) -> String {
    guard text.utf8.count > Self.stretch else { return change(text) }
    var result = ""
    eachStretch(of: text[...], atSpaces: atSpaces) { result += change(String($0)) }
    return result
  }

  /// `text` without the scalars of a set at its ends.
  func trimmed(_ text: String, _ set: CharacterSet) -> String {
    guard text.utf8.count > Self.stretch else { return text.trimmingCharacters(in: set) }
    let scalars = text.unicodeScalars
    var (start, end) = (scalars.startIndex, scalars.endIndex)
    while start < end, goesOn(), set.contains(scalars[start]) { scalars.formIndex(after: &start) }
    while start < end, goesOn() {
      let before = scalars.index(before: end)
      guard set.contains(scalars[before]) else { break }
      end = before
    }
    return String(scalars[start..<end])
  }

  /// `text` cut at each scalar of a set.
  func components(of text: String, separatedBy set: CharacterSet) -> [Value] {
    guard text.utf8.count > Self.stretch else {
      return text.components(separatedBy: set).map(Value.string)
    }
    let scalars = text.unicodeScalars
    var parts: [Value] = []
    var (start, place) = (scalars.startIndex, scalars.startIndex)
    while place < scalars.endIndex, goesOn() {
      let next = scalars.index(after: place)
      if set.contains(scalars[place]) {
        add(.string(String(scalars[start..<place])), to: &parts)
        start = next
      }
      place = next
    }
    parts.append(.string(String(scalars[start...])))
    return parts
  }

  // MARK: Searches

  /// The first range of `part` in `text`, as Foundation finds it.
  func range(
    of part: String, in text: Substring, from start: String.Index, isPlain: Bool
  ) -> Range<String.Index>? {
    if isPlain { return PlainText.range(of: part, in: text, from: start, self) }
    var start = start
    let size = part.utf8.count
    while start < text.endIndex, goesOn(after: 256) {
      let end = end(of: text, from: start, bytes: Self.stretch + 8 * size)
      if let found = text.range(of: part, range: start..<end) { return found }
      if end == text.endIndex { return nil }
      start = self.end(of: text, from: start, bytes: Self.stretch)
    }
    return nil
  }

  /// Whether every byte of both is a character.
  func arePlain(_ text: Substring, _ part: String) -> Bool {
    PlainText.isPlain(part, self) && PlainText.isPlain(text, self)
  }

  /// `text` cut at every `separator`, as Foundation's `components(separatedBy:)` cuts it.
  func components(of text: String, separatedBy separator: String) -> [Value] {
    guard text.utf8.count > Self.stretch, !separator.isEmpty else {
      return text.components(separatedBy: separator).map(Value.string)
    }
    var parts: [Value] = []
    eachPart(of: text, between: separator) { add(.string(String($0)), to: &parts) }
    return parts
  }

  private func eachPart(of text: String, between separator: String, _ body: (Substring) -> Void) {
    let whole = text[...]
    let isPlain = arePlain(whole, separator)
    var start = text.startIndex
    while goesOn(), let found = range(of: separator, in: whole, from: start, isPlain: isPlain) {
      body(text[start..<found.lowerBound])
      start = found.upperBound
    }
    body(text[start...])
  }

  /// `text` with `new` for every `target`, as Foundation replaces it.
  func replaced(_ text: String, _ target: String, with new: String) -> String {
    guard text.utf8.count > Self.stretch, !target.isEmpty else {
      return text.replacingOccurrences(of: target, with: new)
    }
    var result = ""
    var isFirst = true
    eachPart(of: text, between: target) { part in
      if !isFirst { result += new }
      if result.utf8.count & 0xfffff < part.utf8.count, !hasMemory(for: 1 << 20) { return }
      result += part
      isFirst = false
    }
    return result
  }
}
