import Foundation

extension ReadText {
  /// Reads a text on a thread of its own, because the parser asks nobody while it reads.
  ///
  /// The thread shares nothing with whoever waits: its texts are copies, and what it has read is
  /// taken from it. Others need no locks to count references then, and SwiftScript takes none.
  ///
  /// - Parameter isWanted: asked every few milliseconds.
  /// - Returns: `nil` once it is not wanted any more.
  public static func read(
    _ text: String, file: String, operators: String = "", while isWanted: () -> Bool
  ) -> ReadText? {
    let reading = Reading(text, file, operators)
    let thread = Thread { reading.run() }
    thread.stackSize = 64 << 20
    thread.start()
    while !reading.isDone(within: .milliseconds(5)) {
      guard isWanted() else { return nil }
    }
    return reading.takeResult()
  }

  private final class Reading: @unchecked Sendable {
    private let text: String
    private let file: String
    private let operators: String
    private let done = DispatchSemaphore(value: 0)
    private var result: ReadText?

    init(_ text: String, _ file: String, _ operators: String) {
      self.text = Self.copy(of: text)
      self.file = Self.copy(of: file)
      self.operators = Self.copy(of: operators)
    }

    private static func copy(of text: String) -> String {
      String(decoding: Array(text.utf8), as: UTF8.self)
    }

    func run() {
      result = ReadText(text, file: file, operators: operators)
      done.signal()
    }

    func isDone(within time: DispatchTimeInterval) -> Bool {
      done.wait(timeout: .now() + time) == .success
    }

    /// Nothing of it stays here: the thread may end later than its reader.
    func takeResult() -> ReadText? {
      defer { result = nil }
      return result
    }
  }
}
