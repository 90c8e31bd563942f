extension OpenMembers {
  static let responders = [
    "UIResponder": OpenMembers(
      """
      init()
      var next: UIResponder? { get }
      var canBecomeFirstResponder: Bool { get }
      var canResignFirstResponder: Bool { get }
      var isFirstResponder: Bool { get }
      @discardableResult func becomeFirstResponder() -> Bool
      @discardableResult func resignFirstResponder() -> Bool
      var inputView: UIView? { get }
      var inputAccessoryView: UIView? { get }
      var keyCommands: [UIKeyCommand]? { get }
      func reloadInputViews()
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      func target(forAction action: Selector, withSender sender: Any?) -> Any?
      func cut(_ sender: Any?)
      func copy(_ sender: Any?)
      func paste(_ sender: Any?)
      func delete(_ sender: Any?)
      func select(_ sender: Any?)
      func selectAll(_ sender: Any?)
      func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      nonisolated var description: String { get }
      nonisolated var debugDescription: String { get }
      """),
    "UIEvent": OpenMembers(
      """
      init()
      var type: EventType { get }
      var allTouches: Set<UITouch>? { get }
      func touches(for view: UIView) -> Set<UITouch>?
      """),
    "UIGestureRecognizer": OpenMembers(
      """
      var view: UIView? { get }
      var isEnabled: Bool { get set }
      var state: State { get set }
      var cancelsTouchesInView: Bool { get set }
      var name: String? { get set }
      var delaysTouchesBegan: Bool { get set }
      var delaysTouchesEnded: Bool { get set }
      func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      func location(in view: UIView?) -> CGPoint
      func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
      var numberOfTouches: Int { get }
      init(target: Any?, action: Selector?)
      init()
      """),
    "UITapGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var numberOfTapsRequired: Int { get set }
      var numberOfTouchesRequired: Int { get set }
      """),
  ]
}
