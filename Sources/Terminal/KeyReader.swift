import Foundation

/// Keys from a terminal: UTF-8 decoded, unknown escape sequences swallowed, signals heard.
///
/// libedit's own reader drops Korean in the C locale and turns sequences that it doesn't know into
/// text; so it gets its characters from here.
final class KeyReader {
  static let escape: UInt32 = 0x1B
  /// Ctrl-C and Ctrl-E, as characters.
  static let interrupt: UInt32 = 3
  static let endOfLine: UInt32 = 5

  /// What `next` found.
  enum Key: Hashable {
    case character(UInt32)
    case end
  }

  /// Called when the terminal has a new size or our process is in the foreground again.
  var onResize: () -> Void = {}
  var onContinue: () -> Void = {}

  private let descriptor: CInt
  private var bytes: [UInt8] = []
  /// Characters to hand out before any new byte.
  private var queue: [UInt32] = []

  init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Whether text stands ready behind the last key, as within a paste; a second Tab is no text.
  var hasText: Bool {
    if bytes.isEmpty, isReadable(within: 0) { _ = readBytes() }
    return bytes.first.map { $0 >= 0x20 } ?? false
  }

  func next() -> Key {
    while queue.isEmpty {
      guard let character = nextCharacter() else { return .end }
      if character == Self.escape {
        queueEscapeSequence()
      } else {
        // Before what an interrupt may have put there meanwhile.
        queue.insert(character, at: 0)
      }
    }
    return .character(queue.removeFirst())
  }

  /// Hands `text` out before what is typed next.
  func push(_ text: String) {
    queue = text.unicodeScalars.map(\.value) + queue
  }

  /// The text of a bracketed paste, from after its opening sequence to before its closing one.
  func nextPaste() -> String {
    let closing: [UInt32] = Array("\u{1B}[201~".unicodeScalars.map(\.value))
    var text: [UInt32] = []
    while !text.ends(with: closing), let character = nextCharacter() {
      text.append(character)
    }
    if text.ends(with: closing) { text.removeLast(closing.count) }
    var pasted = String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init))
    pasted = String.UnicodeScalarView(
      String(pasted).replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars
        .filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control })
    return String(pasted)
  }

  /// A character as typed; bytes that are no UTF-8 become U+FFFD.
  private func nextCharacter() -> UInt32? {
    if !queue.isEmpty { return queue.removeFirst() }
    while true {
      if let character = decoded() { return character }
      guard waitForByte() else { return queue.isEmpty ? nil : queue.removeFirst() }
    }
  }

  /// The character at the front of `bytes`, if it is there as a whole.
  private func decoded() -> UInt32? {
    guard let lead = bytes.first else { return nil }
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    bytes.removeFirst(length)
    return text.unicodeScalars.first?.value
  }

  /// Keeps sequences that are bound to something and drops the rest.
  private func queueEscapeSequence() {
    // A lone Escape comes alone; a sequence's bytes come together.
    guard !bytes.isEmpty || isReadable(within: 50), let second = nextCharacter() else {
      queue.append(Self.escape)
      return
    }
    var sequence: [UInt32] = [Self.escape, second]
    guard second == "[" || second == "O" else {
      queue += sequence
      return
    }
    while let character = nextCharacter() {
      sequence.append(character)
      let isParameter = (0x20...0x3F).contains(character)
      if second == "O" || !isParameter { break }
    }
    if EditlineKeys.sequences.contains(sequence) { queue += sequence }
  }

  /// Reads what is there, waiting for it; `false` at the end of the input or if `queue` was filled.
  private func waitForByte() -> Bool {
    while true {
      hearSignals()
      if !queue.isEmpty { return false }
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Interrupts.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) >= 0 else { continue }
      if waiting[1].revents != 0 { Interrupts.drain() }
      guard waiting[0].revents != 0 else { continue }
      let count = readBytes()
      if count > 0 { return true }
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return false }
    }
  }

  private func readBytes() -> Int {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 { bytes += chunk[..<count] }
    return count
  }

  private func hearSignals() {
    if Interrupts.takeResize() { onResize() }
    if Interrupts.takeContinue() { onContinue() }
    if Interrupts.take() {
      bytes.removeAll()
      // To the end of the line first, so that `^C` is shown after the text.
      queue = [Self.endOfLine, Self.interrupt]
    }
  }

  private func isReadable(within milliseconds: CInt) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }
}

extension [UInt32] {
  fileprivate func ends(with suffix: [UInt32]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}

extension UInt32 {
  fileprivate static func == (value: UInt32, scalar: Unicode.Scalar) -> Bool {
    value == scalar.value
  }
}
