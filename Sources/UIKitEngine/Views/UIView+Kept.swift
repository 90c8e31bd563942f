// What a view is told that concerns no number here: kept.

extension UIView {
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(UIContentSizeCategory?.none) }
    set { keep(newValue) }
  }
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(UIContentSizeCategory?.none) }
    set { keep(newValue) }
  }
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept([UIAccessibilityCustomAction]?.none) }
    set { keep(newValue) }
  }
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public final var accessibilityLanguage: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var focusGroupIdentifier: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var isFocused: Bool { false }
  public final func setNeedsFocusUpdate() {}
  public final func updateFocusIfNeeded() {}
  public final var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

extension UIWindow {
  public final var canResizeToFitContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIGestureRecognizer {
  public final var requiresExclusiveTouchType: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var allowedTouchTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public final var allowedPressTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public final var modifierFlags: UIKeyModifierFlags { [] }
}
public nonisolated enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Something a reader of the screen offers to do; nobody asks for it here.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  public final var name: String
  public final var actionHandler: ActionHandler?

  public init(name: String, actionHandler: ActionHandler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  nonisolated deinit {}
}

public nonisolated enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// Moves a view when the device is tilted, which never happens here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  nonisolated deinit {}
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public final let keyPath: String
  public final let type: EffectType
  public final var minimumRelativeValue: Any?
  public final var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  nonisolated deinit {}

  public nonisolated enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

open class UIMotionEffectGroup: UIMotionEffect {
  public final var motionEffects: [UIMotionEffect]?

  nonisolated deinit {}
}

/// Something that is read out and is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  public final weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = true

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  nonisolated deinit {}
}
