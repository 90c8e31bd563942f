extension OpenMembers {
  static let textViews = [
    "UITextView": OpenMembers(
      above: "UIScrollView",
      """
      var selectedTextRange: UITextRange? { get set }
      func caretRect(for position: UITextPosition) -> CGRect
      func firstRect(for range: UITextRange) -> CGRect
      func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
      func closestPosition(to point: CGPoint) -> UITextPosition?
      init(frame: CGRect, textContainer: NSTextContainer?)
      required init?(coder: NSCoder)
      var text: String! { get set }
      var font: UIFont? { get set }
      var textColor: UIColor? { get set }
      var textAlignment: NSTextAlignment { get set }
      var isEditable: Bool { get set }
      var isSelectable: Bool { get set }
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
      var textContainerInset: UIEdgeInsets { get set }
      var inputView: UIView? { get set }
      var inputAccessoryView: UIView? { get set }
      """),
    "UIPageControl": OpenMembers(
      above: "UIControl",
      """
      func updateCurrentPageDisplay()
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var numberOfPages: Int { get set }
      var currentPage: Int { get set }
      """),
    "UIRefreshControl": OpenMembers(
      above: "UIControl",
      """
      var isRefreshing: Bool { get }
      init(frame: CGRect)
      required init?(coder: NSCoder)
      func beginRefreshing()
      func endRefreshing()
      """),
  ]
}
