import Foundation

/// Where text goes: a file descriptor, or memory in tests.
public final class Output {
  /// Why writing stopped; later text is dropped.
  public private(set) var failure: WriteFailure?
  /// What was written, if this is memory.
  public private(set) var text = ""

  private let descriptor: CInt?
  private var buffer: [UInt8] = []
  private static let bufferSize = 16_384
  private static let longText = 65_536

  public init(descriptor: CInt) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.bufferSize)
  }

  /// Memory, which `text` shows.
  public init() {
    descriptor = nil
    isTerminal = false
  }

  /// A new file, or an old one made empty; `nil` if that can't be.
  public convenience init?(creating path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  /// Whether a person is likely to look at it.
  public let isTerminal: Bool

  /// Columns of the terminal; `nil` if it is none.
  public var width: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// Rows of the terminal; `nil` if it is none.
  public var height: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    guard let descriptor else { return nil }
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  public func write(_ string: String) {
    guard descriptor != nil else {
      text += string
      return
    }
    buffer += string.utf8
    // A person sees each line at once, also of a program that hangs afterwards.
    if isTerminal || buffer.count >= Self.bufferSize { flush() }
  }

  public func flush() {
    guard let descriptor, !buffer.isEmpty else { return }
    var written = 0
    while written < buffer.count, failure == nil {
      // Nobody who has pressed Ctrl-C waits for the rest of a long text.
      if buffer.count - written > Self.longText, Interrupts.isRaised { break }
      let count = buffer.withUnsafeBytes { bytes in
        Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        failure = errno == EPIPE ? .readerGone : .error(String(cString: strerror(errno)))
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Why a text did not arrive.
public nonisolated enum WriteFailure: Hashable, Sendable {
  /// The reader of our pipe has closed it, as `head` does: no error.
  case readerGone
  /// The system's own words, e.g. `No space left on device`.
  case error(String)
}
