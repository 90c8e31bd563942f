/// A text of the script's.
final class StringBox: Box {
  deinit {
    if isOpen { _ = OpenText.close() }
  }

  /// Without what ``OpenText`` keeps for it.
  private var settled: String
  /// What the text's hash was found to be; 0 before.
  var knownHash = 0

  init(_ text: String) { settled = text }

  var text: String {
    @inline(__always) get {
      if isOpen { settle() }
      return settled
    }
    _modify {
      if isOpen { settle() }
      knownHash = 0
      yield &settled
    }
  }

  /// Shorter texts are cheap to add to as they are.
  private static let openLength = 64

  nonisolated private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  nonisolated private var isOpen: Bool {
    @inline(__always) get { OpenText.owner == address }
  }

  @inline(never) private func settle() { settled += OpenText.close() }

  /// Adds the text of another box, which may be this one.
  func append(_ other: StringBox) {
    if other === self || other.isOpen { addWhole(other.text) } else { append(other.settled) }
  }

  func append(_ piece: String) {
    knownHash = 0
    let isKept = piece.utf8.withContiguousStorageIfAvailable { OpenText.add($0, for: address) }
    if isKept != true { addWhole(piece) }
  }

  func append(_ literal: TextLiteral) {
    knownHash = 0
    if !OpenText.add(literal.bytes, for: address) { addWhole(literal.text) }
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    knownHash = 0
    if !OpenText.add(bytes, for: address) { addWhole(String(decoding: bytes, as: UTF8.self)) }
  }

  func append(_ number: Int) {
    knownHash = 0
    if !OpenText.add(number, for: address) { addWhole(String(number)) }
  }

  /// From here on what is added is kept, if it is a long text.
  @inline(never) private func addWhole(_ piece: String) {
    guard piece.utf8.count < 1 << 16 || Machine.hasMemory(for: piece.utf8.count) else { return }
    text += piece
    guard settled.utf8.count >= Self.openLength else { return }
    if let owner = OpenText.owner {
      Unmanaged<StringBox>.fromOpaque(owner)._withUnsafeGuaranteedRef { $0.settle() }
    }
    OpenText.open(for: address)
  }

  override func copied() -> Box { StringBox(text) }
  override func equals(_ other: Box) -> Bool { Value.box(other).substring == text[...] }
  override func hash(into hasher: inout Hasher) { TableKey.hashText(text[...], into: &hasher) }
}
