import Foundation

/// A button of a bar; nothing of it is drawn.
open class UIBarButtonItem: UIBarItem {
  open var isHidden = false
  open var tintColor: UIColor?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?

  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    set(.plain, target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// What the action has for a title and an image stands in for those that are not given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  nonisolated deinit {}

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Taps the button, as an app's user does.
  ///
  /// LayoutLab's own: in an app the bar does it.
  public final func tap() {
    guard isEnabled, Engine.current.faulted == nil else { return }
    if let primaryAction { return primaryAction.handler(primaryAction, from: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  public nonisolated enum Style: Int, Hashable, Sendable {
    case plain, done = 2
  }

  public nonisolated enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close = 24
  }

  open var menu: UIMenu? {
    get { kept(UIMenu?.none) }
    set { keep(newValue) }
  }
  open var possibleTitles: Set<String>? {
    get { kept(Set<String>?.none) }
    set { keep(newValue) }
  }
}
