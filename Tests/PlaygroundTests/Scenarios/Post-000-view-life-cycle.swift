// evidence: C-079, C-080, C-020, C-023, V-029, V-013
// Post 000 rebuilt: base classes of a chat UI kit, every callback printed from init to draw, and a
// frame set a second later. The controller is its navigation controller's delegate.
// Open, so printed the first time only: how often layout comes at first display, and with it styles.
// ends: normally
import UIKit

var printed: Set<String> = []

func trace(_ owner: Any, _ function: String = #function) {
  let line = "\(type(of: owner)).\(function)"
  guard !printed.contains(line) else { return }
  printed.insert(line)
  print(line)
}

open class BaseView: UIView {
  override public init(frame: CGRect) {
    super.init(frame: frame)
    trace(self)
    setupViews()
    setupLayouts()
    setupActions()
  }

  @available(*, unavailable, renamed: "BaseView(frame:)")
  required public init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open func setupViews() { trace(self) }
  open func setupLayouts() { trace(self) }
  open func setupActions() { trace(self) }
  open func setupStyles() { trace(self) }

  override open func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    trace(self)
  }

  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    trace(self)
  }

  override open func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    trace(self)
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    trace(self)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    trace(self)
    setupStyles()
  }

  override open func draw(_ rect: CGRect) {
    super.draw(rect)
    trace(self)
  }
}

open class BaseViewController: UIViewController, UINavigationControllerDelegate {
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    trace(self)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required public init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override open func loadView() {
    super.loadView()
    trace(self)
    setupViews()
    setupLayouts()
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    trace(self)
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace(self)
    navigationController?.delegate = self
    updateStyles(needsToLayout: false)
  }

  override open func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    trace(self)
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    trace(self)
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    trace(self)
    setupStyles()
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trace(self)
  }

  open func setupViews() { trace(self) }
  open func setupLayouts() { trace(self) }
  open func setupStyles() { trace(self) }
  open func updateStyles(needsToLayout: Bool) { trace(self) }
}

final class MessageView: BaseView {
  private let bubble = UIView()
  private var action: (() -> Void)?

  override func setupViews() {
    super.setupViews()
    addSubview(bubble)
  }

  override func setupActions() {
    super.setupActions()
    action = { [weak self] in self?.bubble.isHidden = true }
  }

  override func setupStyles() {
    super.setupStyles()
    bubble.backgroundColor = .systemBlue
    bubble.layer.cornerRadius = bounds.height / 2
  }

  var cornerRadius: CGFloat { bubble.layer.cornerRadius }

  func tap() -> Bool {
    action?()
    return bubble.isHidden
  }
}

final class ChannelViewController: BaseViewController {
  private lazy var messageView = MessageView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))

  override func setupViews() {
    super.setupViews()
    view.addSubview(messageView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let message = self?.messageView else { return }
      print("corner radius \(message.cornerRadius), tapped: \(message.tap())")
      printed = ["MessageView.setupStyles()"]
      message.frame.size.height = 60
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      print("corner radius \(self?.messageView.cornerRadius ?? -1)")
    }
  }
}

let channel = ChannelViewController()
let navigation = UINavigationController(rootViewController: channel)
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  print("delegate set: \(navigation.delegate === channel)")
}
