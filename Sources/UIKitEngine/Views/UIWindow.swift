import Foundation

/// The root of a visible tree; hidden until it is shown.
open class UIWindow: UIView {
  private var root: UIViewController?
  /// How the device that shows the window is held.
  final var held = UIInterfaceOrientation.portrait

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginHidden()
  }

  /// As large as the screen: there is one scene, which fills it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    beginHidden()
  }

  private func beginHidden() {
    layer.look.isHidden = true
  }

  /// As large as the screen, since iOS 9; no observation of it is in the evidence.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open var screen: UIScreen { UIScreen.main }
  /// Gives the touches to the views that they began in.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  open var windowLevel = UIWindow.Level.normal
  open var canBecomeKey: Bool { true }
  open var isKeyWindow: Bool { identity.engine?.keyWindow === self }

  open override var window: UIWindow? { self }

  /// Shows the window and loads its root controller's view inside the call.
  ///
  /// Evidence: C-017.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// The window that was the key window is told first, which no source says.
  open func makeKey() {
    guard let engine = identity.engine, engine.keyWindow !== self else { return }
    let before = engine.keyWindow
    engine.keyWindow = self
    before?.resignKey()
    becomeKey()
  }
  // Called for the window that becomes or was the key window, as documented.
  open func becomeKey() {}
  open func resignKey() {}
  private final lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard super.isHidden != newValue else { return }
      super.isHidden = newValue
      if newValue { retire() } else { enter() }
    }
  }

  /// Replacing the controller of a visible window takes its view out before the new one goes in.
  ///
  /// Evidence: C-075.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard root !== newValue else { return }
      let old = root
      if let view = old?.viewIfLoaded, view.parent === self { view.removeFromSuperview() }
      old?.window = nil
      root = newValue
      newValue?.window = self
      if !isHidden { installRoot() }
    }
  }

  /// Puts the root controller's view in, filling the window.
  ///
  /// Evidence: C-017, C-018.
  func installRoot() {
    guard let root, engine != nil, let view = root.view else { return }
    view.fill(self)
    insertSubview(view, at: 0)
  }

  private func enter() {
    guard let engine else { return }
    comeUnderBars()
    engine.show(self)
    enterTraits()
    installRoot()
  }

  /// From now on the bars cover a part of the window.
  ///
  /// Apple's documentation of `safeAreaInsets`: of a view that "is not yet visible onscreen, the edge
  /// insets in this property are 0".
  private func comeUnderBars() {
    guard insets.safeArea == .zero else { return }
    insets.safeArea = held.safeArea
    guidesMoved()
    if insetsLayoutMarginsFromSafeArea { refreshMargins() }
    if !children.isEmpty { markForLayout() }
  }

  private func retire() { identity.engine?.hide(self) }

  public nonisolated struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    @_disfavoredOverload
    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }
    @_disfavoredOverload
    public static func - (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue - offset)
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open var windowScene: UIWindowScene? { engine?.scene }

  /// The scene; behind it comes the app, and then the app's delegate.
  ///
  /// Source: Apple's documentation of the responder chain, which is older than scenes and names the app
  /// here; the scene between them: published programs that print the chain.
  open override var next: UIResponder? { windowScene }
  open var canResizeToFitContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
