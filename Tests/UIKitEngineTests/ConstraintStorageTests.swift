import Testing

@testable import UIKitEngine

struct ConstraintStorageTests {
  /// Evidence.
  @Test func `a new constraint has UIKit's defaults`() {
    _ = ConstraintWorld()
    let view = UIView()

    let width = view.widthAnchor.constraint(equalToConstant: 50)

    #expect(width.priority == .required)
    #expect(!width.isActive)
    #expect(width.identifier == nil)
    #expect(width.secondItem == nil)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.multiplier == 1)
    #expect(width.constant == 50)
  }

  /// Evidence: A-003.
  @Test func `anchors make constraints between views`() {
    _ = ConstraintWorld()
    let one = UIView()
    let other = UIView()

    let width = one.widthAnchor.constraint(
      lessThanOrEqualTo: other.widthAnchor, multiplier: 5, constant: 10)

    #expect(width.firstItem === one)
    #expect(width.secondItem === other)
    #expect(width.firstAttribute == .width)
    #expect(width.relation == .lessThanOrEqual)
    #expect(width.multiplier == 5)
    #expect(width.constant == 10)
  }

  /// Evidence: A-007, V-072.
  @Test func `activation stores in the closest common ancestor`() {
    _ = ConstraintWorld()
    let grand = UIView()
    let parent = UIView()
    let aunt = UIView()
    let view = UIView()
    let cousin = UIView()
    grand.addSubview(parent)
    grand.addSubview(aunt)
    parent.addSubview(view)
    aunt.addSubview(cousin)

    let size = view.widthAnchor.constraint(equalToConstant: 200)
    let place = view.topAnchor.constraint(equalTo: parent.topAnchor)
    let far = view.leftAnchor.constraint(equalTo: cousin.leftAnchor)
    NSLayoutConstraint.activate([size, place, far])

    #expect(view.constraints == [size])
    #expect(parent.constraints == [place])
    #expect(grand.constraints == [far])
  }

  /// Evidence: A-010.
  @Test func `activating twice installs once, deactivating the inactive is silent`() {
    let world = ConstraintWorld()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    let height = view.heightAnchor.constraint(equalToConstant: 200)

    width.isActive = true
    width.isActive = true
    height.isActive = false

    #expect(view.constraints == [width])
    #expect(world.fault == nil)
  }

  /// Evidence.
  @Test func `a higher ancestor may hold a constraint, and another view cannot remove it`() {
    _ = ConstraintWorld()
    let container = UIView()
    let branch = UIView()
    let leaf = UIView()
    container.addSubview(branch)
    branch.addSubview(leaf)
    let top = leaf.topAnchor.constraint(equalTo: branch.topAnchor)

    container.addConstraint(top)
    branch.removeConstraint(top)

    #expect(container.constraints == [top])
    #expect(top.isActive)
    container.removeConstraint(top)
    #expect(container.constraints.isEmpty)
  }

  /// Evidence: A-019, V-073.
  @Test func `removal drops what crosses the cut and keeps what is inside`() {
    _ = ConstraintWorld()
    let container = UIView()
    let view = UIView()
    let inner = UIView()
    container.addSubview(view)
    view.addSubview(inner)
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let crossing = view.topAnchor.constraint(equalTo: container.topAnchor)
    let deep = inner.leftAnchor.constraint(equalTo: container.leftAnchor)
    NSLayoutConstraint.activate([own, inside, crossing, deep])

    view.removeFromSuperview()
    container.addSubview(view)

    #expect(container.constraints.isEmpty)
    #expect(Set(view.constraints) == [own, inside])
    #expect(!crossing.isActive)
    #expect(crossing.firstItem === view)
  }

  /// Evidence.
  @Test func `a guide's constraints are stored by its owner and go with it`() {
    _ = ConstraintWorld()
    let container = UIView()
    let view = UIView()
    container.addSubview(view)
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let edge = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([width, edge])
    #expect(edge.firstItem === guide)
    #expect(container.constraints == [width, edge])

    container.removeLayoutGuide(guide)

    #expect(container.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func `constraints and their system keep no view alive`() {
    _ = ConstraintWorld()
    let container = UIView(frame: box(0, 0, 300, 300))
    weak var gone: UIView?
    var kept: NSLayoutConstraint?
    do {
      let view = container.with(SizedView(10, 10))
      gone = view
      kept = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
      kept?.isActive = true
      container.layoutIfNeeded()
      view.removeFromSuperview()
    }
    container.layoutIfNeeded()

    #expect(gone == nil)
    #expect(kept?.firstItem == nil)
  }
}
