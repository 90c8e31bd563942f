import Foundation

/// One simulated app: its clock, main loop, windows and trace.
public final class Engine {
  /// Who hears what is typed.
  weak var firstResponder: UIResponder?
  /// What views are styled by as they enter a window.
  package var appearances = Appearances()
  /// The app that new views belong to.
  public static var current: Engine {
    get {
      if let chosen { return chosen }
      let engine = UnhostedLoop.makeEngine()
      chosen = engine
      return engine
    }
    set { chosen = newValue }
  }
  private static var chosen: Engine?

  public let rules: Rules
  public internal(set) var events = Trace()
  /// The first fault; from then on callbacks return at once and loops stop.
  public internal(set) var faulted: Fault?

  /// The window of the launch state: 390×844, key, visible.
  public internal(set) var window: UIWindow?
  /// Windows in the order in which they became visible.
  public internal(set) var windows: [UIWindow] = []
  public internal(set) weak var keyWindow: UIWindow?
  /// Whether the launch turn is over.
  public internal(set) var isLaunched = false
  /// How many events the launch made: the program's come after them.
  public internal(set) var launchEvents = 0

  /// Called before and behind every phase that has work and every callback; may open a nested prompt.
  public var pauseHandler: ((PausePoint) -> Void)?
  /// The event that brought about the callback before which the engine pauses.
  public internal(set) var pendingCause: Int?
  /// Asked before every phase and callback; true ends the app as Ctrl-C does.
  public var isInterrupted: (() -> Bool)?
  /// The app is being taken apart: what dies with it runs no script and tells nobody.
  package var isOver = false
  /// How many events there may be; the next one ends the app.
  ///
  /// `nil` for no limit.
  public var eventLimit: Int?
  /// Called once, when the app ends.
  public var onFault: ((Fault) -> Void)?
  /// Receives each event as it is recorded.
  public var onEvent: ((TraceEvent) -> Void)?
  /// Receives what the program prints, as it prints it.
  public var onOutput: ((String) -> Void)?
  /// Receives what UIKit writes to the console, as it writes it.
  public var onConsole: ((String) -> Void)?

  /// The line of the program that is running, and the text it stands in; asked at each event.
  public var currentLine: (() -> (source: Int, line: Int)?)?
  /// The class name that stands for an object of the host's own; `nil` takes Swift's.
  public var typeNamer: ((AnyObject) -> String?)?
  /// The text for a constraint in messages, if the host has one in place of its `description`.
  ///
  /// That libraries override it in an extension: SnapKit in autolayout.md's list of libraries. That the
  /// message then speaks so is unspecified there.
  package var describe: ((NSLayoutConstraint) -> String?)?
  /// Whether a view draws itself, if the host knows better than its class does.
  public var drawsItself: ((UIView) -> Bool?)?
  /// A view's layer, if the host knows better than the view's class does how to make it.
  public var makeLayer: ((UIView) -> CALayer?)?
  /// A layer of the same class for the presentation, if the host knows better how to make it.
  public var copyLayer: ((CALayer) -> CALayer?)?
  /// Attributes of the class that a layout names, if the host knows better how to make them.
  public var makeAttributes: ((UICollectionViewLayout) -> UICollectionViewLayoutAttributes?)?
  /// Attributes of the same class, if the host knows better how to make them.
  public var copyAttributes:
    ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?)?
  /// Whether an object's class overrides a member, if the host knows better than the class does.
  public var overrides: ((AnyObject, Callback) -> Bool?)?
  /// Whether a view's class needs Auto Layout, if the host knows better than the class does.
  public var requiresConstraintBasedLayout: ((UIView) -> Bool?)?
  /// Called with each new element, so that the host can find objects by id.
  public var onCreate: ((ElementName, AnyObject) -> Void)?

  /// Records nothing, to measure what recording costs.
  package var isMute = false

  /// Several constraints are being activated by one call.
  var isActivating = false

  var names: [Int: String] = [:]
  var elementCount = 0
  var countByType: [String: Int] = [:]
  var elements: [Int: WeakElement] = [:]

  /// The ordinals of the phases and callbacks that are open, outermost first.
  public internal(set) var openSpans: [Int] = []

  /// Some stack view shares its room in the proportion of its views' lengths, or did.
  var sharesInProportion = false

  /// Grows with everything that can make an update pass necessary.
  var constraintMarks = 0
  /// How often there was a commit.
  var commitCount = 0
  private var animationKeys = 0
  /// How many turns of the main loop there were.
  var turnCount = 0
  /// How many registrations of cells were made.
  var registrations = 0
  /// The requirement that is being asked with `?`, and the last one that only a default answered.
  var asked: String?
  var unanswered: String?
  /// Numbers the commits and outermost `layoutIfNeeded()` calls in which passes are counted.
  var passStretch = 0
  var isCountingPasses = false

  /// Pixels a point of the one screen.
  package var screenScale: CGFloat = 3
  /// Of the one screen, in points, as it is held.
  package var screenSize = CGSize(width: 390, height: 844)
  /// What the device tells every window.
  package var environment = UITraitCollection.phone

  package let clock = VirtualClock()
  package let mainLoop = MainLoop()
  package let animator = Animator()
  let transaction = Transaction()
  let notificationCenter = _AppNotificationCenter()
  private(set) lazy var application = UIApplication(self)
  private(set) lazy var pasteboard = UIPasteboard(.general)
  private(set) lazy var scene = UIWindowScene(UISceneSession())

  /// A key for an animation that was added without one.
  func nextAnimationKey() -> String {
    animationKeys += 1
    return "animation-\(animationKeys)"
  }

  public init(rules: Rules = .ios17) {
    self.rules = rules
    animator.engine = self
    CGContext.endDrawings()
  }
}

/// A way to an object that does not keep it alive.
nonisolated struct WeakElement {
  weak var object: AnyObject?
}
