import Foundation

/// Who hears of a control's events, by target and action.
private struct TargetAction {
  weak var target: AnyObject?
  /// Sent to whoever of the responder chain has the method.
  let isForChain: Bool
  let action: Selector
  let events: UIControl.Event
}

/// A view that turns touches into actions.
open class UIControl: UIView {
  private var actions: [(event: Event, identifier: UIAction.Identifier, action: UIAction)] = []

  private var targets: [TargetAction] = []
  /// What keeps the closures of its actions alive.
  final var heldActions: [UIAction] { actions.map(\.action) }

  open var isEnabled = true { didSet { valuesChanged() } }
  open var isSelected = false { didSet { valuesChanged() } }
  open var isHighlighted = false { didSet { valuesChanged() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that does `primaryAction` for its `.primaryActionTriggered`.
  ///
  /// As documented: adds the action for that event; buttons show its title too.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  nonisolated deinit {}

  /// An action with the same identifier takes the other's place.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action.identifier, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll { $0.identifier == actionIdentifier && $0.event == controlEvents }
  }

  /// Calls `action` of `target`, which is not kept alive; without one, of the first of the responder
  /// chain that has such a method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let target = target as AnyObject?
    targets.removeAll { entry in
      entry.target === target && entry.isForChain == (target == nil) && entry.action == action
        && controlEvents.isSuperset(of: entry.events)
    }
    targets.append(
      TargetAction(
        target: target, isForChain: target == nil, action: action, events: controlEvents))
  }

  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let gone = target as AnyObject?
    targets.removeAll { entry in
      (gone == nil || entry.target === gone) && (action == nil || entry.action == action)
        && controlEvents.isSuperset(of: entry.events)
    }
  }

  /// Adds an action of the host's own; Swift without Objective-C has no selectors.
  package final func addHandler(for events: Event, _ handler: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in handler() }, for: events)
  }

  open func sendAction(_ action: UIAction) {
    guard engine != nil else { return }
    action.handler(action, from: self)
  }

  /// Calls every target, then every action of `controlEvents`, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    let controlEvents = withPrimary(controlEvents)
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard entry.isForChain || entry.target != nil else { continue }
      sendAction(entry.action, to: entry.target, for: handled)
    }
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// The event that a touch comes with; actions that the program sends by itself have none.
  private var handled: UIEvent?

  open private(set) var isTouchInside = false
  open private(set) var isTracking = false
  // What a touch becomes, as Apple's documentation of these methods has it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTracking && isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    endTracking(touch, with: event)
    let isInside = point(inside: touch.location(in: self), with: event)
    stopTracking(isInside ? .touchUpInside : .touchUpOutside, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking(.touchCancel, event)
  }
  private func stopTracking(_ controlEvent: UIControl.Event, _ event: UIEvent?) {
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    sendActions(for: controlEvent, with: event)
  }
  private func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    handled = event
    defer { handled = nil }
    sendActions(for: controlEvents)
  }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Every target and action goes through here; another may be put in between.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Every target that is still alive; `NSNull` stands for those that the responder chain has to find,
  /// as documented.
  open var allTargets: Set<AnyHashable> {
    Set(everyTarget.compactMap { $0 as? NSObject })
  }
  /// The same, whatever their classes are.
  package final var everyTarget: [AnyObject] {
    targets.compactMap { $0.isForChain ? NSNull() : $0.target }
  }

  /// The names of the methods that `target` is called by.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let wanted = target as AnyObject?
    let found = targets.filter {
      $0.target === wanted && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.action.objectiveCName)
  }

  /// Leading and trailing as the direction of the layout has them.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// Every action and every target with its action, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for entry in targets where !stop && entry.target != nil {
      iterator(nil, (entry.target, entry.action), entry.events, &stop)
    }
    for entry in actions where !stop { iterator(entry.action, nil, entry.event, &stop) }
  }

  open var allControlEvents: UIControl.Event {
    let ofTargets = targets.lazy.filter { $0.target != nil }.map(\.events)
    return actions.lazy.map(\.event).reduce(ofTargets.reduce([]) { $0.union($1) }) { $0.union($1) }
  }

  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }

  open var isContextMenuInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var showsMenuAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var toolTip: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
