@testable import UIKitEngine

/// What must hold of every controller, whatever the program does; read off the trace.
///
/// Evidence: C-041, C-042, C-053, C-074, and the four states at the head of the controllers' model.
final class AppearanceInvariants {
  enum State: String { case disappeared, appearing, appeared, disappearing }

  /// What was found wrong, in words.
  private(set) var violations: [String] = []
  private let engine: Engine
  private var states: [Int: State] = [:]
  /// Controllers whose current appearance has had its `viewIsAppearing`.
  private var isAppearingCame: Set<Int> = []

  private static let edges: [Callback: (from: Set<State>, to: State)] = [
    "viewWillAppear(_:)": ([.disappeared, .disappearing], .appearing),
    "viewDidAppear(_:)": ([.appearing], .appeared),
    "viewWillDisappear(_:)": ([.appeared, .appearing], .disappearing),
    "viewDidDisappear(_:)": ([.disappearing], .disappeared),
  ]
  private static let needingView: Set<Callback> = [
    "viewDidLoad()", "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "updateViewConstraints()", "viewSafeAreaInsetsDidChange()",
  ]

  /// Listens to `engine` from now on.
  init(_ engine: Engine) {
    self.engine = engine
    engine.onEvent = { [weak self] in self?.take($0) }
  }

  private func take(_ event: TraceEvent) {
    switch event.kind {
    case .callbackBegan(let name, let callback): take(callback, of: name)
    case .died(let name):
      states[name.id] = nil
      isAppearingCame.remove(name.id)
    case .fault(let fault): violations.append("fault: \(fault.message)")
    default: break
    }
  }

  private func take(_ callback: Callback, of name: ElementName) {
    let edge = AppearanceInvariants.edges[callback]
    guard edge != nil || AppearanceInvariants.needingView.contains(callback),
      let controller = engine.element(name.id) as? UIViewController
    else { return }
    if !controller.isViewLoaded { violations.append("\(name).\(callback) without a view") }
    if callback == "viewIsAppearing(_:)", !isAppearingCame.insert(name.id).inserted {
      violations.append("\(name).\(callback) twice in one appearance")
    }
    guard let edge else { return }
    let state = states[name.id] ?? .disappeared
    if !edge.from.contains(state) { violations.append("\(name).\(callback) while \(state)") }
    if edge.to == .appearing { isAppearingCame.remove(name.id) }
    states[name.id] = edge.to
  }

  /// When nothing is pending each "will" has had its "did", and who has appeared is to be seen.
  func checkIdle() {
    guard engine.faulted == nil else { return }
    if !engine.isIdle { violations.append("not idle") }
    if !engine.openSpans.isEmpty { violations.append("callbacks are still open at idle") }
    for (id, state) in states.sorted(by: { $0.key < $1.key }) {
      guard let controller = engine.element(id) as? UIViewController else { continue }
      let name = controller.identity.name
      if state == .appearing || state == .disappearing {
        violations.append("\(name) is still \(state) at idle")
      }
      // A page hears of its appearance before its container is shown. Evidence: C-059.
      if controller.parent is UIPageViewController { continue }
      let isShown = controller.viewIfLoaded?.window.map { engine.windows.contains($0) } ?? false
      if isShown != (state == .appeared) {
        violations.append("\(name) is \(state), and its view \(isShown ? "in" : "out of") sight")
      }
    }
  }
}
