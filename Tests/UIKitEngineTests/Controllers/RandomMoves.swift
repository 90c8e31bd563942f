@testable import UIKitEngine

/// One random life of an app: containers pushed, popped, presented, swapped, swiped and dropped, at
/// rest, in the middle of transitions and inside callbacks.
final class RandomMoves {
  private(set) var stage: ControllerStage?
  /// What was done, for whoever has to find out why it went wrong.
  private(set) var log: [String] = []
  private(set) var violations: [String] = []
  private var dice: Dice
  /// Swipes that a finger holds.
  private var held: [InteractiveTransition] = []
  /// Nothing acts in callbacks any more.
  private var isEnding = false
  /// The move found nobody to act on.
  private var isMissing = false
  /// How deep in callbacks that act we are.
  private var depth = 0

  /// For whoever looks for the cause of a failure: the stage as it begins, and each note.
  var onStage: ((ControllerStage) -> Void)?
  var onNote: ((String) -> Void)?

  init(seed: UInt64) { dice = Dice(state: seed) }

  private typealias Move = (RandomMoves, ControllerStage) -> Void

  func play(_ count: Int) {
    let stage = ControllerStage(dice.pick([.ios17, .ios12, .ios26]) ?? .ios17)
    self.stage = stage
    onStage?(stage)
    stage.window.rootViewController = tree(stage, depth: 2)
    for _ in 0..<count where stage.engine.faulted == nil {
      move(stage)
      pass(stage)
    }
    finish(stage)
    violations += stage.invariants.violations
    self.stage = nil
  }

  /// Lifts the fingers, comes to rest, then drops everything.
  private func finish(_ stage: ControllerStage) {
    note("lift \(held.count) fingers")
    isEnding = true
    while let last = held.popLast() { if dice.flip() { last.finish() } else { last.cancel() } }
    stage.settle()
    violations += stage.leaked.map { "\($0.identity.name) is dropped and lives" }
    stage.window.rootViewController = UIViewController()
    stage.settle()
    violations += stage.alive.map { "\($0.identity.name) is alive at the end" }
  }

  private func note(_ text: String) {
    log.append(String(repeating: "  ", count: depth) + text)
    onNote?(log[log.count - 1])
  }

  // MARK: Time

  private func pass(_ stage: ControllerStage) {
    switch dice.roll(6) {
    case 0, 1: break
    case 2: stage.engine.turn()
    case 3, 4:
      let seconds = Double(dice.roll(10)) / 10
      note("advance \(seconds)")
      stage.engine.advance(by: seconds)
    default:
      guard held.isEmpty else { return stage.engine.turn() }
      note("settle")
      stage.engine.run(until: stage.engine.now + 60)
      // A callback may have begun a swipe meanwhile.
      guard held.isEmpty else { break }
      stage.settle()
      violations += stage.leaked.map { "\($0.identity.name) is dropped and lives" }
    }
    stage.engine.enterHandler()
  }

  // MARK: Trees

  private func tree(_ stage: ControllerStage, depth: Int) -> UIViewController {
    switch depth > 0 ? dice.roll(6) : 0 {
    case 1, 2: return stage.navigation(1 + dice.roll(3))
    case 3: return stage.tabs((0..<(2 + dice.roll(2))).map { _ in tree(stage, depth: depth - 1) })
    case 4: return stage.pages(dice.flip() ? .scroll : .pageCurl)
    case 5:
      let parent = stage.actor()
      embed(tree(stage, depth: depth - 1), in: parent)
      return parent
    default: return stage.actor()
    }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func one<Kind: UIViewController>(_ stage: ControllerStage, _ kind: Kind.Type) -> Kind? {
    let found = dice.pick(stage.reachable.compactMap { $0 as? Kind })
    if found == nil { isMissing = true }
    return found
  }

  // MARK: Moves

  private func move(_ stage: ControllerStage) {
    guard !isEnding else { return }
    depth += 1
    defer { depth -= 1 }
    for _ in 0..<10 {
      guard let move = dice.pick(RandomMoves.moves) else { return }
      isMissing = false
      let place = log.count
      note(move.name)
      move.body(self, stage)
      if !isMissing { return }
      log.remove(at: place)
    }
  }

  /// Later, or in the middle of something else.
  private func react(_ stage: ControllerStage) {
    guard depth < 3, let actor = one(stage, ControllerStage.Actor.self) else {
      return isMissing = true
    }
    let callbacks: [Callback] = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()",
    ]
    guard let callback = dice.pick(callbacks) else { return isMissing = true }
    note("\(actor.identity.name) will act in \(callback)")
    actor.reactions[callback] = { [weak self, weak stage] in
      guard let self, let stage else { return }
      move(stage)
    }
  }

  private var later: (() -> Void)? {
    guard depth < 3, dice.roll(4) == 0 else { return nil }
    return { [weak self] in
      guard let self, let stage else { return }
      note("in a completion")
      move(stage)
    }
  }

  private static let moves: [(name: String, body: Move)] = [
    (
      "push",
      { me, stage in
        me.one(stage, UINavigationController.self)?.pushViewController(
          me.tree(stage, depth: 1).notNavigation(stage), animated: me.dice.flip())
      }
    ),
    (
      "push",
      { me, stage in
        me.one(stage, UINavigationController.self)?.pushViewController(
          stage.actor(), animated: me.dice.flip())
      }
    ),
    (
      "pop",
      { me, stage in
        me.one(stage, UINavigationController.self)?.popViewController(animated: me.dice.flip())
      }
    ),
    (
      "pop to",
      { me, stage in
        guard let navigation = me.one(stage, UINavigationController.self),
          let target = me.dice.pick(navigation.viewControllers)
        else { return }
        navigation.popToViewController(target, animated: me.dice.flip())
      }
    ),
    (
      "pop to root",
      { me, stage in
        me.one(stage, UINavigationController.self)?.popToRootViewController(
          animated: me.dice.flip())
      }
    ),
    (
      "set stack",
      { me, stage in
        guard let navigation = me.one(stage, UINavigationController.self) else { return }
        var stack = navigation.viewControllers.shuffled(using: &me.dice)
        stack.removeLast(me.dice.roll(stack.count + 1))
        for _ in 0..<me.dice.roll(3) { stack.append(stage.actor()) }
        navigation.setViewControllers(stack, animated: me.dice.flip())
      }
    ),
    (
      "swipe back",
      { me, stage in me.hold(me.one(stage, UINavigationController.self)?.beginInteractivePop()) }
    ),
    ("present", { me, stage in me.present(stage) }),
    ("present", { me, stage in me.present(stage) }),
    (
      "dismiss",
      { me, stage in
        me.one(stage, UIViewController.self)?.dismiss(
          animated: me.dice.flip(), completion: me.later)
      }
    ),
    (
      "dismiss",
      { me, stage in
        me.one(stage, UIViewController.self)?.dismiss(
          animated: me.dice.flip(), completion: me.later)
      }
    ),
    (
      "swipe down",
      { me, stage in
        let sheets = stage.reachable.filter { $0.presentedBy != nil }
        me.hold(me.dice.pick(sheets)?.presentationController?.beginInteractiveDismissal())
      }
    ),
    (
      "finger",
      { me, _ in
        guard !me.held.isEmpty else { return me.isMissing = true }
        let transition = me.held.remove(at: me.dice.roll(me.held.count))
        switch me.dice.roll(4) {
        case 0: transition.finish()
        case 1: transition.cancel()
        case 2:
          transition.update(0.4)
          me.held.append(transition)
        default: break
        }
      }
    ),
    (
      "select",
      { me, stage in
        guard let tabs = me.one(stage, UITabBarController.self) else { return }
        tabs.selectedIndex = me.dice.roll(4)
      }
    ),
    (
      "set tabs",
      { me, stage in
        guard let tabs = me.one(stage, UITabBarController.self) else { return }
        var controllers = (tabs.viewControllers ?? []).shuffled(using: &me.dice)
        controllers.removeLast(me.dice.roll(controllers.count + 1))
        controllers.append(stage.actor())
        tabs.viewControllers = controllers
      }
    ),
    (
      "turn page",
      { me, stage in
        guard let pages = me.one(stage, UIPageViewController.self) else { return }
        let later = me.later
        pages.setViewControllers([stage.actor()], direction: .forward, animated: me.dice.flip()) {
          _ in
          later?()
        }
      }
    ),
    (
      "swipe page",
      { me, stage in
        me.hold(
          me.one(stage, UIPageViewController.self)?.beginSwipe(me.dice.flip() ? .forward : .reverse)
        )
      }
    ),
    (
      "add child",
      { me, stage in
        guard let parent = me.one(stage, ControllerStage.Actor.self) else { return }
        me.embed(me.tree(stage, depth: 1), in: parent)
      }
    ),
    (
      "remove child",
      { me, stage in
        guard let parent = me.one(stage, ControllerStage.Actor.self),
          let child = me.dice.pick(parent.children)
        else { return me.isMissing = true }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
    ),
    ("swap children", { me, stage in me.swapChildren(stage) }),
    ("new root", { me, stage in stage.window.rootViewController = me.tree(stage, depth: 2) }),
    ("act in a callback", { me, stage in me.react(stage) }),
    ("act in a callback", { me, stage in me.react(stage) }),
    (
      "async",
      { me, stage in
        guard let later = me.later else { return me.isMissing = true }
        DispatchQueue.main.async { later() }
      }
    ),
  ]

  private func hold(_ transition: InteractiveTransition?) {
    guard let transition else { return isMissing = true }
    held.append(transition)
  }

  private func present(_ stage: ControllerStage) {
    guard let presenter = one(stage, UIViewController.self) else { return }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    let modal = tree(stage, depth: 1)
    modal.modalPresentationStyle = dice.pick(styles) ?? .automatic
    presenter.definesPresentationContext = dice.flip()
    presenter.present(modal, animated: dice.flip(), completion: later)
  }

  private func swapChildren(_ stage: ControllerStage) {
    let parents = stage.reachable.filter {
      $0 is ControllerStage.Actor && !$0.children.isEmpty
    }
    guard let parent = dice.pick(parents), let old = dice.pick(parent.children),
      old.viewIfLoaded?.superview != nil
    else { return isMissing = true }
    let new = tree(stage, depth: 1)
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(from: old, to: new, duration: Double(dice.roll(3)) / 5, animations: nil) {
      [weak old, weak new, weak parent] _ in
      old?.removeFromParent()
      new?.didMove(toParent: parent)
    }
  }
}

extension UIViewController {
  /// A navigation controller is no place for another; its own root is.
  fileprivate func notNavigation(_ stage: ControllerStage) -> UIViewController {
    self is UINavigationController ? stage.actor() : self
  }
}
