/// What has been added to one long text and does not stand in it yet.
///
/// A loop that builds a text adds small pieces to it; each costs a few bytes here, where the library
/// would measure and check the whole each time. Whoever reads the text has it put together first.
nonisolated enum OpenText {
  /// The box whose text it is.
  nonisolated(unsafe) private(set) static var owner: UnsafeRawPointer?
  nonisolated(unsafe) private static var bytes: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var count = 0
  private static let capacity = 4096

  /// Adds to what is kept for `box`; false if it has to be put together first, or is too long.
  @inline(__always)
  static func add(_ piece: UnsafeBufferPointer<UInt8>, for box: UnsafeRawPointer) -> Bool {
    guard owner == box, let bytes, let start = piece.baseAddress, count + piece.count <= capacity
    else { return false }
    (bytes + count).update(from: start, count: piece.count)
    count += piece.count
    return true
  }

  /// Adds the digits of a number, with its sign.
  static func add(_ number: Int, for box: UnsafeRawPointer) -> Bool {
    guard owner == box, let bytes, count + TextWriter.digits <= capacity else { return false }
    var writer = TextWriter(
      UnsafeMutableBufferPointer(start: bytes + count, count: TextWriter.digits))
    writer.write(number)
    count += writer.written
    return true
  }

  /// Begins to keep what is added for `box`; nothing may be kept for another.
  static func open(for box: UnsafeRawPointer) {
    if bytes == nil { bytes = .allocate(capacity: capacity) }
    owner = box
    count = 0
  }

  /// What was added, which nobody owns any longer.
  static func close() -> String {
    defer { (owner, count) = (nil, 0) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
