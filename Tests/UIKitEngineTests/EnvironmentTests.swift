import Foundation
import Testing

@testable import UIKitEngine

/// Rotation and traits, where a scenario cannot say it.
@Suite struct EnvironmentTests {
  private final class Page: UIViewController {
    let log: Log
    var orientations = UIInterfaceOrientationMask.all

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log("viewWillTransition")
      let isQueued = coordinator.animate { [log] context in
        log("alongside, cancelled: \(context.isCancelled)")
        log("too late: \(coordinator.animate(alongsideTransition: nil))")
      }
      log("queued: \(isQueued)")
    }

    override func viewDidLayoutSubviews() { log("layout") }
  }

  private func shown(_ rules: Rules = .ios17) -> (App, Page, UIWindow) {
    let app = App(rules)
    let page = Page(app.log)
    let window = app.engine.window ?? UIWindow()
    window.rootViewController = page
    app.engine.turn()
    app.engine.enterHandler()
    _ = app.log.take()
    return (app, page, window)
  }

  @Test func `blocks alongside come before the layout, or after it where that is settled so`() {
    for (flipped, order) in [
      (Set<Rules.OpenFact>(), ["alongside", "too late", "layout"]),
      ([.layoutPrecedesAlongsideBlocks], ["layout", "alongside", "too late"]),
    ] {
      let (app, _, window) = shown(Rules(flipped: flipped))
      window.rotate(to: .landscapeLeft)

      let lines = app.log.take()
      #expect(
        lines.map { String($0.prefix { $0 != "," && $0 != ":" }) } == [
          "viewWillTransition", "queued",
        ] + order)
      #expect(lines.contains("too late: false") && lines.contains("queued: true"))
    }
  }

  @Test func `what the root does not support does not happen`() {
    let (app, page, window) = shown()
    page.orientations = .portrait

    window.rotate(to: .landscapeLeft)

    #expect(window.interfaceOrientation == .portrait)
    #expect(app.log.take().isEmpty)
  }

  @Test func `upside down is another way to hold it, not another size`() {
    let (app, _, window) = shown()

    window.rotate(to: .portraitUpsideDown)
    app.engine.run()

    #expect(window.interfaceOrientation == .portraitUpsideDown)
    #expect(window.bounds.size == CGSize(width: 390, height: 844))
    #expect(!app.log.take().contains("viewWillTransition"))
  }

  @Test func `the screen turns with the device, and back`() {
    let (app, page, window) = shown()

    window.rotate(to: .landscapeLeft)
    #expect(page.view.safeAreaInsets.left == 47)
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    app.engine.run()
    window.rotate(to: .portrait)
    app.engine.run()

    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(page.view.safeAreaInsets.top == 47)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func `a size that is none changes nothing`(length: CGFloat) {
    let (app, _, window) = shown()

    window.resize(to: CGSize(width: length, height: 100))

    #expect(window.bounds.size == CGSize(width: 390, height: 844))
    #expect(app.log.take().isEmpty)
  }

  @Test func `an override goes no further down than where the next one begins`() {
    let app = App()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    app.root.addSubview(outer)
    inner.overrideUserInterfaceStyle = .light
    outer.overrideUserInterfaceStyle = .dark
    app.engine.turn()

    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)

    inner.overrideUserInterfaceStyle = .unspecified
    app.engine.turn()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  private enum Spacing: UITraitDefinition {
    static let defaultValue: CGFloat = 8
  }

  @Test func `a trait of one's own is inherited, and told when it changes`() {
    let app = App()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    app.root.addSubview(outer)
    app.engine.turn()
    var told: [CGFloat] = []
    let registration = inner.registerForTraitChanges([Spacing.self]) { view, previous in
      told += [previous[Spacing.self], view.traitCollection[Spacing.self]]
    }

    outer.traitOverrides[Spacing.self] = 20
    app.engine.turn()
    #expect(told == [8, 20])

    outer.overrideUserInterfaceStyle = .dark
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.remove(Spacing.self)
    app.engine.turn()
    #expect(told == [8, 20])
    #expect(inner.traitCollection[Spacing.self] == 8)
  }

  @Test func `traits that a method read call it again`() {
    let app = App(.ios26)
    let view = app.stage()
    let reader = TraitReader(app.log)
    view.addSubview(reader)
    app.engine.turn()
    _ = app.log.take()

    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    app.engine.turn()

    #expect(app.log.take().contains("updateProperties"))
  }

  private final class TraitReader: UIView {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      log("updateProperties")
      _ = traitCollection.preferredContentSizeCategory
    }
  }

  @Test func `properties that mark themselves without end are stopped`() {
    let app = App(.ios26)
    let view = EndlessView()
    app.root.addSubview(view)
    app.engine.turn()

    #expect(app.engine.faulted != nil)
  }

  private final class EndlessView: UIView {
    override func updateProperties() { setNeedsUpdateProperties() }
  }
}
