import Foundation

/// A text view's storage and layout manager, made when they are first asked for.
///
/// The view's own text is what counts: the storage mirrors it, and what a program does to the storage
/// goes to the view.
@MainActor final class TextViewTexts {
  private(set) var storage: NSTextStorage?
  private(set) var manager: NSLayoutManager?
  /// One of the two is being told what the other has.
  private var isMirroring = false

  init() {}

  nonisolated deinit {}

  /// Those that a container of the program's own brings along.
  func adopt(_ container: NSTextContainer, for view: UITextView) {
    manager = container.layoutManager
    storage = manager?.textStorage
    guard let storage else { return }
    listen(to: storage, for: view)
    tell(view, of: storage)
  }

  func storage(of view: UITextView) -> NSTextStorage {
    if let storage { return storage }
    let new = NSTextStorage(attributedString: view.dressedText)
    storage = new
    new.addLayoutManager(manager(of: view))
    listen(to: new, for: view)
    return new
  }

  func manager(of view: UITextView) -> NSLayoutManager {
    if let manager { return manager }
    let new = NSLayoutManager()
    new.addTextContainer(view.textContainer)
    manager = new
    _ = storage(of: view)
    return new
  }

  /// The view's text has changed.
  func mirror(_ view: UITextView) {
    guard let storage, !isMirroring else { return }
    isMirroring = true
    storage.setAttributedString(view.dressedText)
    isMirroring = false
    // What a delegate did to it meanwhile is the view's, too.
    if storage.string != view.ownText { tell(view, of: storage) }
  }

  private func listen(to storage: NSTextStorage, for view: UITextView) {
    storage.onChange = { [weak view] in
      guard let view, let storage = view.texts.storage, !view.texts.isMirroring else { return }
      view.texts.tell(view, of: storage)
    }
  }

  private func tell(_ view: UITextView, of storage: NSTextStorage) {
    isMirroring = true
    view.take(NSAttributedString(attributedString: storage))
    isMirroring = false
  }
}

extension UITextView {
  /// The text with the view's font where a part has none of its own.
  final var dressedText: NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: attributedText)
    let plain: [NSAttributedString.Key: Any] = [.font: font ?? UIFont.systemFont(ofSize: 12)]
    var range = NSRange()
    while range.upperBound < whole.length {
      let own = whole.attributes(at: range.upperBound, effectiveRange: &range)
      guard range.length > 0 else { break }
      if own[.font] == nil { whole.addAttributes(plain, range: range) }
    }
    return whole
  }

  /// Where its letters lie, and where the first of them does in the content.
  var placement: (text: PlacedText, origin: CGPoint) {
    let container = textContainer
    let text = PlacedText(
      dressedText, font: font ?? UIFont.systemFont(ofSize: 12),
      width: container.room.width - 2 * container.lineFragmentPadding,
      maximumLines: container.maximumNumberOfLines, alignment: textAlignment, scale: .current)
    let origin = CGPoint(
      x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top)
    return (text, origin)
  }

  /// With animation, as the scroll view scrolls to a rectangle.
  final func scroll(to range: NSRange) {
    let (text, origin) = placement
    let whole = text.rects(of: clamped(range)).union ?? text.caret(at: range.location)
    scrollRectToVisible(whole.offsetBy(dx: origin.x, dy: origin.y), animated: true)
  }
}
