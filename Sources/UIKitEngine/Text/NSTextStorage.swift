import Foundation

/// A text that tells its layout managers, and so the views that show it, of every change.
///
/// Changes between `beginEditing()` and `endEditing()` are told together; others at once. Source: Apple's
/// documentation of NSTextStorage. Attributes are not fixed, and in no other thread is anything told.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has changed since it was last told.
  open private(set) var editedMask: EditActions = []
  /// In the text as it is now; at `NSNotFound` where nothing has changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isChanging = 0
  /// Tells the view whose text this is.
  final var onChange: (@MainActor () -> Void)?

  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public convenience init() { self.init(string: "") }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  deinit {}

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.textStorage = nil }
  }

  // What Foundation makes of one change by another is one change.

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.both, range, (str as NSString).length - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change(.both, range, attrString.length - range.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func deleteCharacters(in range: NSRange) {
    change(.both, range, -range.length) { super.deleteCharacters(in: range) }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change(.both, NSRange(location: loc, length: 0), attrString.length) {
      super.insert(attrString, at: loc)
    }
  }
  open override func append(_ attrString: NSAttributedString) {
    change(.both, NSRange(location: length, length: 0), attrString.length) {
      super.append(attrString)
    }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let whole = NSRange(location: 0, length: length)
    change(.both, whole, attrString.length - whole.length) {
      super.setAttributedString(attrString)
    }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(.editedAttributes, range, 0) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ body: () -> Void) {
    isChanging += 1
    body()
    isChanging -= 1
    if isChanging == 0 { edited(mask, range: range, changeInLength: delta) }
  }

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// What a subclass that keeps its text itself calls after a change of it.
  ///
  /// - Parameter editedRange: in the text as it was.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Before, the delegate may still change the text; after, only its attributes.
  open func processEditing() {
    depth += 1
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    if let onChange { MainActor.assumeIsolated(onChange) }
  }

  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    static let both: EditActions = [.editedAttributes, .editedCharacters]
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// Hears of changes; a program's texts change on the main thread here.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
