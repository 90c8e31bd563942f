@testable import UIKitEngine

/// What the learner's overrides print, in order.
final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Hands out what came since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An app after launch; made inside each test, because a suite's stored properties are too early.
final class App {
  let engine: Engine
  let log = Log()

  init(_ rules: Rules = .ios17) {
    engine = Engine(rules: rules)
    engine.launch()
  }

  var root: UIView { engine.view ?? UIView() }

  /// A committed tracking view of 200×200 points in the root view.
  func stage() -> Tracker {
    let view = Tracker("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    engine.turn()
    engine.enterHandler()
    _ = log.take()
    return view
  }

  /// A clean subview of `view`.
  func settled(_ name: String, in view: UIView) -> Tracker {
    let child = Tracker(name, log)
    view.addSubview(child)
    engine.turn()
    _ = log.take()
    return child
  }

  /// Who is laid out by the next turn.
  func laidOut() -> [String] {
    engine.turn()
    return log.take().filter { $0.hasSuffix("layoutSubviews") }
  }
}

/// A view that prints every callback under its name.
class Tracker: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { log("\(name).deinit") } }

  override func willMove(toSuperview newSuperview: UIView?) {
    log("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { log("\(name).didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log("\(name).didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log("\(name).didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { log("\(name).willRemoveSubview") }
  override func updateConstraints() {
    log("\(name).updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log("\(name).layoutSubviews")
  }
  override func draw(_ rect: CGRect) { log("\(name).draw") }
}

/// A controller that prints its callbacks.
class TrackingController: UIViewController {
  let log: Log
  var name = "vc"
  var makeView: (() -> UIView)?

  init(_ log: Log, name: String = "vc") {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { log("\(name).deinit") } }

  override func loadView() {
    log("\(name).loadView")
    if let makeView { view = makeView() } else { super.loadView() }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("\(name).viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { log("\(name).viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log("\(name).viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name).viewDidDisappear") }
  override func viewSafeAreaInsetsDidChange() { log("\(name).viewSafeAreaInsetsDidChange") }
  override func updateViewConstraints() {
    log("\(name).updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { log("\(name).viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log("\(name).viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    log("\(name).willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log("\(name).didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}
