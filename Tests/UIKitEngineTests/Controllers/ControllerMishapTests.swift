import Testing

@testable import UIKitEngine

/// What the random moves found: things that programs do in the middle of other things.
@Suite struct ControllerMishapTests {
  private func shownNavigation(_ stage: ControllerStage, _ count: Int) -> UINavigationController {
    let navigation = stage.navigation(count)
    stage.window.rootViewController = navigation
    stage.settle()
    return navigation
  }

  /// - Parameter held: controllers that the test itself keeps alive.
  private func expectPeace(_ stage: ControllerStage, holding held: [UIViewController] = []) {
    stage.settle()
    #expect(stage.invariants.violations.isEmpty)
    #expect(stage.leaked.allSatisfy { held.contains($0) })
  }

  @Test func `a push that is popped in the same turn leaves the screen as it was`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 1)
    navigation.pushViewController(stage.actor(), animated: true)
    navigation.popViewController(animated: true)
    expectPeace(stage)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.view.superview === navigation.view)
  }

  @Test func `two pushes in one turn tell both of their parent`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 1)
    let (b, c) = (stage.actor(), stage.actor())
    var moved: [ElementName] = []
    let listen = stage.engine.onEvent
    stage.engine.onEvent = { event in
      listen?(event)
      if case .callbackBegan(let name, "didMove(toParent:)") = event.kind { moved.append(name) }
    }
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    expectPeace(stage)
    #expect(moved == [b.identity.name, c.identity.name])
  }

  @Test func `a pop during a push waits for its end`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 1)
    navigation.pushViewController(stage.actor(), animated: true)
    stage.engine.advance(by: 0.1)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 2)
    expectPeace(stage)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `controllers taken out from under the top one die`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 3)
    navigation.viewControllers = [navigation.viewControllers[2]]
    expectPeace(stage)
    #expect(stage.alive.count == 2)
  }

  @Test func `an empty stack is an empty screen, the same one twice is refused`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 2)
    navigation.viewControllers = []
    expectPeace(stage)
    #expect(navigation.view.subviews.isEmpty)

    let twice = UIViewController()
    navigation.viewControllers = [twice, twice]
    #expect(stage.engine.faulted?.kind == .exception(name: "NSInvalidArgumentException"))
  }

  @Test func `another root in the middle of a push lets everything end`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 1)
    navigation.pushViewController(stage.actor(), animated: true)
    stage.engine.advance(by: 0.1)
    stage.window.rootViewController = stage.actor()
    expectPeace(stage, holding: [navigation] + navigation.viewControllers)
  }

  @Test func `who is popped out of sight dies though no layout comes`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 2)
    let modal = stage.actor()
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: false)
    stage.settle()
    navigation.popViewController(animated: true)
    expectPeace(stage)
    #expect(stage.alive.count == 3)
  }

  @Test func `dismissing takes along what lies on top, and completes once`() {
    let stage = ControllerStage()
    let root = stage.actor()
    stage.window.rootViewController = root
    stage.settle()
    let (lower, upper) = (stage.actor(), stage.actor())
    var completions = 0
    root.present(lower, animated: true)
    stage.settle()
    lower.present(upper, animated: true)
    stage.engine.advance(by: 0.1)
    root.dismiss(animated: true) { completions += 1 }
    root.dismiss(animated: true) { completions += 10 }
    expectPeace(stage, holding: [lower, upper])
    #expect(completions == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a presentation that is answered by another inside its callbacks ends`() {
    let stage = ControllerStage()
    let root = stage.actor()
    stage.window.rootViewController = root
    stage.settle()
    let modal = stage.actor()
    modal.reactions["viewDidAppear(_:)"] = { [weak modal, weak stage] in
      guard let stage else { return }
      modal?.present(stage.actor(), animated: false)
    }
    modal.reactions["viewIsAppearing(_:)"] = { [weak root] in root?.dismiss(animated: true) }
    root.present(modal, animated: false)
    expectPeace(stage, holding: [modal])
  }

  @Test func `a page turned while one is turning follows it`() {
    let stage = ControllerStage()
    let pages = stage.pages(.scroll)
    stage.window.rootViewController = pages
    stage.settle()
    let last = stage.actor()
    pages.setViewControllers([stage.actor()], direction: .forward, animated: true)
    pages.setViewControllers([last], direction: .forward, animated: true)
    expectPeace(stage)
    #expect(pages.viewControllers?.first === last)
    #expect(pages.children == [last])
  }

  @Test func `a swipe that nobody holds any longer is cancelled`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 2)
    var swipe = navigation.beginInteractivePop()
    swipe?.update(0.5)
    swipe = nil
    expectPeace(stage)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a child that goes in the middle of its parent's transition hears the end`() {
    let stage = ControllerStage()
    let navigation = shownNavigation(stage, 1)
    let parent = stage.actor()
    navigation.pushViewController(parent, animated: true)
    stage.engine.advance(by: 0.1)
    let child = stage.actor()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectPeace(stage, holding: [child])
  }
}
