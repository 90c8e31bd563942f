import Testing

@testable import UIKitEngine

struct ConstraintGuideTests {
  /// Evidence: A-083.
  @Test func `a guide fills a gap`() {
    let world = ConstraintWorld()
    let container = world.container(320, 240)
    let view = UIView(frame: box(10, 5, 40, 40))
    container.addSubview(view)
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: container.topAnchor, constant: 25),
      guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])

    container.layoutIfNeeded()

    #expect(guide.layoutFrame == box(50, 25, 80, 30))
  }

  /// Evidence: A-084.
  @Test func `the margins guide lies 8 points inside, and follows the margins`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    let guide = container.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == box(8, 8, 284, 284))
    #expect(guide.layoutFrame == box(8, 8, 284, 284))
    #expect(guide.identifier == "UIViewLayoutMarginsGuide")

    container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    container.layoutIfNeeded()

    #expect(view.frame == box(20, 10, 240, 260))
  }

  @Test func `margin attributes mean the same edges`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: container,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: container,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])

    container.layoutIfNeeded()

    #expect(view.frame == box(8, 292, 0, 0))
  }

  /// Evidence: A-079.
  @Test func `the safe area guide keeps clear of the bars`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let top = view.topAnchor.constraint(equalTo: world.window.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([
      top,
      view.bottomAnchor.constraint(equalTo: world.window.safeAreaLayoutGuide.bottomAnchor),
    ])

    world.window.layoutIfNeeded()
    #expect(view.frame.minY == 0, "nothing covers what is not shown")

    world.window.isHidden = false
    world.window.layoutIfNeeded()

    #expect(view.frame.minY == 47)
    #expect(view.frame.maxY == 810)
  }

  /// Evidence: A-086.
  @Test func `the readable guide is no wider than 672 points, in the middle`() {
    let world = ConstraintWorld()
    let container = world.container(2000, 100)
    #expect(container.readableContentGuide.layoutFrame == box(664, 8, 672, 84))
  }

  /// Evidence: A-087.
  @Test func `system spacing is 8 points`() {
    let world = ConstraintWorld()
    let container = world.container()
    let one = container.with(SizedView(10, 10))
    let other = container.with(SizedView(10, 10))
    other.leadingAnchor.constraint(
      equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2
    ).isActive = true

    container.layoutIfNeeded()

    #expect(other.frame.minX - one.frame.maxX == 16)
  }

  /// Evidence: A-064.
  @Test func `a plain view's baselines are its edges`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(SizedView(40, 20))
    view.lastBaselineAnchor.constraint(equalTo: container.lastBaselineAnchor).isActive = true

    container.layoutIfNeeded()

    #expect(view.frame.maxY == 300)
  }

  /// Evidence: A-093.
  @Test func `what is pinned to a scroll view's edges gives its content size`() {
    let world = ConstraintWorld()
    let scroll = world.window.with(UIScrollView())
    let red = scroll.with(UIView())
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: world.window.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: world.window.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 400),
      red.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      red.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      red.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      red.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      red.heightAnchor.constraint(equalToConstant: 1000),
      red.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
    ])

    world.window.layoutIfNeeded()

    #expect(scroll.frame == box(0, 0, 300, 400))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1040))
    #expect(red.frame == box(20, 20, 260, 1000))
    #expect(world.console.isEmpty)
  }

  @Test func `what is pinned to the frame guide stays while the content scrolls`() {
    let world = ConstraintWorld()
    let scroll = UIScrollView(frame: box(0, 0, 300, 400))
    world.window.addSubview(scroll)
    let badge = scroll.with(SizedView(20, 20))
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5).isActive =
      true
    world.window.layoutIfNeeded()

    scroll.contentOffset.y = 100
    world.window.layoutIfNeeded()

    #expect(badge.frame.minY == 105)
  }

  /// Evidence: A-086.
  @Test func `a view and its guides change their sizes together, and nothing contradicts`() {
    let world = ConstraintWorld()
    let page = UIView(frame: box(0, 0, 2000, 400))
    page.insetsLayoutMarginsFromSafeArea = false
    world.window.addSubview(page)
    let text = page.with(UIView())
    let guide = page.readableContentGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    for width: CGFloat in [2000, 700, 300, 1400] {
      page.frame.size.width = width
      world.window.layoutIfNeeded()
      #expect(text.frame.width == min(672, width - 16))
      #expect(text.frame.midX == width / 2)
    }
    page.semanticContentAttribute = .forceRightToLeft
    page.directionalLayoutMargins.leading = 100
    page.frame.size.width = 500
    world.window.layoutIfNeeded()
    #expect(text.frame == box(8, 0, 392, 0))
    #expect(world.console.isEmpty)
  }

  /// Evidence: V-089.
  @Test func `a superview's margin that lies over a view is counted once`() {
    let world = ConstraintWorld()
    let outer = UIView(frame: box(0, 0, 300, 300))
    let inner = UIView(frame: box(10, 20, 290, 200))
    world.window.addSubview(outer)
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 8, right: 30)
    outer.insetsLayoutMarginsFromSafeArea = false
    inner.preservesSuperviewLayoutMargins = true
    world.window.layoutIfNeeded()
    inner.insetsLayoutMarginsFromSafeArea = false

    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 30))

    let follower = inner.with(UIView())
    follower.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor).isActive = true
    world.window.layoutIfNeeded()
    #expect(follower.frame.minX == 30)
    inner.frame.origin.x = 25
    world.window.layoutIfNeeded()
    #expect(follower.frame.minX == 15)
  }

  /// Evidence: V-089, V-088.
  @Test func `the safe area is not counted twice in preserved margins`() {
    let engine = Engine()
    engine.launch()
    guard let view = engine.view else { return }
    let inner = UIView(frame: view.bounds)
    inner.preservesSuperviewLayoutMargins = true
    view.addSubview(inner)
    view.layoutIfNeeded()

    // 8 points of its own, 47 and 34 of the safe area, 16 at the sides of the view.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 55, left: 16, bottom: 42, right: 16))
  }
}
