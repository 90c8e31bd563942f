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
  public final var focusGroupIdentifier: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

public nonisolated enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Something a reader of the screen offers to do; nobody asks for it here.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: ActionHandler?

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
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

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
  open var motionEffects: [UIMotionEffect]?

  nonisolated deinit {}
}

/// Something that is read out and is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityIdentifier: String?
  /// Unlike a view, an element is one unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  nonisolated deinit {}
}
