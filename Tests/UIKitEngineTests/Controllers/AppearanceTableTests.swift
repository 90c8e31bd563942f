import Testing

@testable import UIKitEngine

/// Every container × animated × style × rules: there and back again, and the invariants hold.
@Suite struct AppearanceTableTests {
  nonisolated enum Container: CaseIterable, Sendable {
    case window, navigation, tabs, scrollingPages, curlingPages, embedded
  }

  /// What the container does by itself, beside presenting in a style.
  nonisolated enum Move: Hashable, Sendable {
    case own
    case present(UIModalPresentationStyle)

    static let all: [Move] =
      [.own]
      + [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover,
      ].map(Move.present)
  }

  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let container: Container
    let move: Move
    let animated: Bool
    let rules: Rules

    var testDescription: String {
      "\(container), \(move), \(animated ? "animated" : "at once"), \(rules.system)"
    }
  }

  nonisolated static let rows: [Row] = Container.allCases.flatMap { container in
    Move.all.flatMap { move in
      [true, false].flatMap { animated in
        [Rules.ios12, .ios17, .ios26].map { rules in
          Row(container: container, move: move, animated: animated, rules: rules)
        }
      }
    }
  }

  @Test(arguments: rows)
  func `there and back again holds the invariants`(row: Row) {
    let stage = ControllerStage(row.rules)
    let shown = Shown(row.container, on: stage)
    stage.settle()

    switch row.move {
    case .own:
      shown.move(row.animated)
      stage.settle()
      shown.back(row.animated)
    case .present(let style):
      present(style, on: shown, stage, row.animated)
    }
    stage.settle()

    #expect(stage.invariants.violations.isEmpty)
    #expect(stage.leaked.isEmpty)
    #expect(shown.first?.viewIfLoaded?.window != nil)

    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(stage.invariants.violations.isEmpty)
    #expect(stage.alive.isEmpty)
  }

  private func present(
    _ style: UIModalPresentationStyle, on shown: Shown, _ stage: ControllerStage, _ animated: Bool
  ) {
    let modal = stage.actor()
    modal.modalPresentationStyle = style
    var completions: [String] = []
    shown.first?.definesPresentationContext = true
    shown.first?.present(modal, animated: animated) { completions.append("presented") }
    stage.settle()
    #expect(modal.viewIfLoaded?.window != nil)
    #expect(modal.presentingViewController != nil)
    shown.first?.dismiss(animated: animated) { completions.append("dismissed") }
    stage.settle()
    #expect(completions == ["presented", "dismissed"])
    #expect(modal.presentingViewController == nil)
  }

  /// A controller in a container in the window, and the container's way to another and back.
  struct Shown {
    private(set) weak var first: UIViewController?
    let move: (Bool) -> Void
    let back: (Bool) -> Void

    init(_ container: Container, on stage: ControllerStage) {
      let first = stage.actor()
      self.first = first
      let window = stage.window
      switch container {
      case .window:
        // The window lets go of the one it had, so the test holds it meanwhile.
        var kept: UIViewController?
        move = { [weak first] _ in
          kept = first
          window.rootViewController = stage.actor()
        }
        back = { _ in
          window.rootViewController = kept
          kept = nil
        }
        window.rootViewController = first
      case .navigation:
        let navigation = stage.track(UINavigationController(rootViewController: first))
        move = { [weak navigation] in
          navigation?.pushViewController(stage.actor(), animated: $0)
        }
        back = { [weak navigation] in navigation?.popViewController(animated: $0) }
        window.rootViewController = navigation
      case .tabs:
        let tabs = stage.tabs([first, stage.actor()])
        move = { [weak tabs] _ in tabs?.selectedIndex = 1 }
        back = { [weak tabs] _ in tabs?.selectedIndex = 0 }
        window.rootViewController = tabs
      case .scrollingPages, .curlingPages:
        let pages = stage.pages(container == .scrollingPages ? .scroll : .pageCurl)
        pages.setViewControllers([first], direction: .forward, animated: false)
        var kept: UIViewController?
        move = { [weak pages, weak first] in
          kept = first
          pages?.setViewControllers([stage.actor()], direction: .forward, animated: $0)
        }
        back = { [weak pages] in
          if let kept { pages?.setViewControllers([kept], direction: .reverse, animated: $0) }
          kept = nil
        }
        window.rootViewController = pages
      case .embedded:
        let parent = stage.actor()
        window.rootViewController = parent
        Shown.embed(first, in: parent)
        var other: UIViewController?
        move = { [weak parent] animated in
          guard let parent else { return }
          let new = stage.actor()
          other = new
          parent.addChild(new)
          if let first = parent.children.first {
            parent.transition(from: first, to: new, duration: animated ? 0.3 : 0, animations: nil)
          }
        }
        back = { [weak parent, weak first] animated in
          guard let parent, let first, let old = other else { return }
          other = nil
          old.willMove(toParent: nil)
          parent.transition(
            from: old, to: first, duration: animated ? 0.3 : 0, animations: nil
          ) { _ in old.removeFromParent() }
        }
      }
    }

    private static func embed(_ child: UIViewController, in parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  // MARK: A swipe back, at each moment

  @Test(arguments: [true, false], [Rules.ios12, .ios17, .ios26])
  func `a swipe back holds the invariants, completed or cancelled`(
    isFinished: Bool, rules: Rules
  ) throws {
    let stage = ControllerStage(rules)
    stage.window.rootViewController = stage.navigation(2)
    stage.settle()
    let swipe = try #require(
      (stage.window.rootViewController as? UINavigationController)?.beginInteractivePop())
    stage.engine.advance(by: 0.4)
    swipe.update(0.4)
    if isFinished { swipe.finish() } else { swipe.cancel() }
    stage.settle()
    #expect(stage.invariants.violations.isEmpty)
    #expect(stage.leaked.isEmpty)
    #expect(stage.alive.count == (isFinished ? 2 : 3))
  }
}
