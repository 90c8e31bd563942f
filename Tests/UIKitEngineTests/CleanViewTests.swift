import Testing

@testable import UIKitEngine

/// A change costs what it touches: passes go only where a mark leads.
struct CleanViewTests {
  /// Evidence: V-014.
  @Test func `after a pass nothing leads anywhere`() {
    let world = ConstraintWorld()
    let (branches, _) = tree(in: world)

    #expect(!world.window.layer.subtreeNeedsLayout)
    #expect(branches.allSatisfy { !$0.layer.leadsToLayout && !$0.layoutState.leadsToConstraints })
    #expect(!world.window.needsUpdatePass)
  }

  /// Evidence: V-014, A-013.
  @Test func `a constant leads to its own branch only`() {
    let world = ConstraintWorld()
    let (branches, widths) = tree(in: world)

    widths[3].constant = 77
    world.window.flushConstraintNotifications()

    #expect(branches.map(\.needsLayout) == (0..<8).map { $0 == 3 })
    #expect(world.window.layer.leadsToLayout)
    world.window.layoutIfNeeded()
    #expect(branches[3].subviews[0].frame.width == 77)
  }

  @Test func `a marked view that comes into a clean tree is found`() {
    let world = ConstraintWorld()
    let (branches, _) = tree(in: world)
    let view = SizedView(10, 10)
    let inner = view.with(SizedView(5, 5))
    _ = world.window.layer.subtreeNeedsLayout

    branches[5].addSubview(view)

    #expect(world.window.layer.subtreeNeedsLayout)
    #expect(world.window.needsUpdatePass)
    world.window.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 5, height: 5))
    #expect(!inner.needsLayout && !inner.layoutState.needsUpdateConstraints)
  }

  /// Eight branches with a leaf each, laid out.
  private func tree(in world: ConstraintWorld) -> ([UIView], [NSLayoutConstraint]) {
    let branches = (0..<8).map { _ in world.window.with(UIView()) }
    let widths = branches.map { branch in
      let leaf = branch.with(UIView())
      let width = leaf.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      return width
    }
    world.window.layoutIfNeeded()
    world.window.layoutIfNeeded()
    return (branches, widths)
  }
}
