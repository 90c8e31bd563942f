import Testing

@testable import UIKitEngine

/// What fixes a number, what was outvoted, and what is open.
struct ConstraintExplanationTests {
  @Test func `two edges and a constant fix a width, and nothing else is named`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let leading = view.leadingAnchor.constraint(equalTo: world.window.leadingAnchor, constant: 8)
    let trailing = view.trailingAnchor.constraint(
      equalTo: world.window.trailingAnchor, constant: -8)
    let top = view.topAnchor.constraint(equalTo: world.window.topAnchor)
    NSLayoutConstraint.activate([leading, trailing, top])
    world.window.layoutIfNeeded()

    let explanation = view.explanation(of: .width)

    let fixing = explanation?.fixing ?? []
    #expect(fixing.contains(leading) && fixing.contains(trailing) && !fixing.contains(top))
    #expect(fixing.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" })
    #expect(fixing.count == 3)
    #expect(explanation?.isOpen == false)
    #expect(explanation?.outvoted == [])
  }

  @Test func `a wish that lost is outvoted`() {
    let world = ConstraintWorld()
    let view = world.window.with(SizedView(50, 10))
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    world.window.layoutIfNeeded()

    let explanation = view.explanation(of: .width)

    #expect(explanation?.fixing == [width])
    #expect(explanation?.outvoted.count == 1)
    #expect(explanation?.outvoted.first is NSContentSizeLayoutConstraint)
  }

  @Test func `an intrinsic size fixes what nobody else does`() {
    let world = ConstraintWorld()
    let view = world.window.with(SizedView(50, 10))
    view.topAnchor.constraint(equalTo: world.window.topAnchor).isActive = true
    world.window.layoutIfNeeded()

    #expect(view.explanation(of: .height)?.fixing.first is NSContentSizeLayoutConstraint)
    #expect(view.explanation(of: .minX)?.fixing == [])
    #expect(view.explanation(of: .minX)?.isOpen == true)
  }

  @Test func `a view that constraints do not place has no explanation`() {
    let world = ConstraintWorld()
    let view = UIView(frame: box(1, 2, 3, 4))
    world.window.addSubview(view)

    #expect(view.explanation(of: .width) == nil)
  }

  /// Evidence: A-075.
  @Test func `exercising shows a layout of equal worth, and then the first again`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: world.window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: world.window.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(lessThanOrEqualTo: world.window.trailingAnchor),
    ])
    world.window.layoutIfNeeded()
    let first = view.frame

    view.exerciseAmbiguityInLayout()
    world.window.layoutIfNeeded()
    #expect(view.frame != first)
    #expect(view.frame.minX >= 5 && view.frame.maxX <= 390 && view.frame.width == 10)

    view.exerciseAmbiguityInLayout()
    world.window.layoutIfNeeded()
    #expect(view.frame == first)
  }

  @Test func `distances are compared like sizes, in reading direction`() {
    let world = ConstraintWorld()
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let container = world.container()
      container.semanticContentAttribute = direction
      let (one, other) = (container.with(SizedView(20, 10)), container.with(SizedView(20, 10)))
      let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
      let before = container.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
      NSLayoutConstraint.activate([
        before.constraint(equalToConstant: 30), gap.constraint(equalTo: before, multiplier: 2),
      ])

      container.layoutIfNeeded()

      let (near, far) = (
        direction == .forceLeftToRight ? one.frame.minX : 300 - one.frame.maxX,
        direction == .forceLeftToRight
          ? other.frame.minX - one.frame.maxX : one.frame.minX - other.frame.maxX
      )
      #expect(near == 30 && far == 60)
    }
  }
}
