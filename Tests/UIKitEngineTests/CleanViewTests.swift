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

  @Test func `a change asks nothing of the views that it does not touch`() {
    let world = ConstraintWorld()
    let field = world.window.with(UIView())
    field.widthAnchor.constraint(equalToConstant: 300).isActive = true
    field.heightAnchor.constraint(equalToConstant: 300).isActive = true
    let views = (0..<40).map { index in
      let view = AskedView()
      view.translatesAutoresizingMaskIntoConstraints = index % 4 == 3
      field.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: field.topAnchor, constant: CGFloat(index))
      top.isActive = index % 4 != 3
      return (view: view, top: top)
    }
    let outsider = UIView(frame: box(1, 2, 3, 4))
    world.window.addSubview(outsider)
    outsider.widthAnchor.constraint(equalTo: views[3].view.widthAnchor).at(250).isActive = true
    world.window.layoutIfNeeded()
    let (touched, top) = views[20]
    // The first change after the first layout still finds frames that it has to look at.
    top.constant = 70
    world.window.layoutIfNeeded()
    let others = views.map(\.view).filter { $0 !== touched }

    let changes: [(String, () -> Void)] = [
      ("constant", { top.constant = 77 }), ("deactivate", { top.isActive = false }),
      ("activate", { top.isActive = true }), ("priority", { top.priority = .required }),
      ("content", { touched.invalidateIntrinsicContentSize() }),
      ("hugging", { touched.setContentHuggingPriority(.required, for: .horizontal) }),
      ("frame", { outsider.frame = box(5, 5, 30, 30) }),
      ("add", { field.addSubview(UIView()) }),
      ("remove", { touched.removeFromSuperview() }),
    ]
    for (name, change) in changes {
      for other in others { other.asked = 0 }
      change()
      world.window.layoutIfNeeded()
      #expect(others.map(\.asked).max() == 0, "\(name)")
    }
    #expect(world.fault == nil)
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

/// Counts how often layout asked it for anything.
private final class AskedView: UIView {
  var asked = 0

  override var intrinsicContentSize: CGSize {
    asked += 1
    return CGSize(width: 20, height: 10)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    asked += 1
    return .zero
  }
  override func layoutSubviews() {
    asked += 1
    super.layoutSubviews()
  }
  override func updateConstraints() {
    asked += 1
    super.updateConstraints()
  }

  nonisolated deinit {}
}
