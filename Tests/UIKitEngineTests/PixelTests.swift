import Testing

@testable import UIKitEngine

/// Frames on whole pixels of screens with one, two and three pixels a point.
struct PixelTests {
  /// Evidence.
  @Test(
    arguments: [
      (3.0, 173.5, 173.66666666666666), (3, 173.25, 173.33333333333334), (2, 173.5, 173.5),
      (2, 173.25, 173.5), (2, 950.25, 950.5), (2, 950.2, 950), (1, 35.5, 36), (1, 35.4, 35),
      (2, 35.7, 35.5),
    ])
  func `lengths and places go to the nearest pixel, half a pixel up`(
    scale: CGFloat, exact: CGFloat, shown: CGFloat
  ) {
    let world = ConstraintWorld()
    world.engine.screenScale = scale
    let container = world.container()
    let view = container.with(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: exact),
      view.widthAnchor.constraint(equalToConstant: exact),
    ])

    container.layoutIfNeeded()

    #expect(view.frame.minY == shown)
    #expect(view.frame.width == shown)
    #expect(container.systemLayoutSizeFitting(.zero).width >= 0)
  }

  /// Evidence: A-061.
  @Test func `a label is as high as its line, rounded up to the pixel`() {
    let world = ConstraintWorld()
    let label = UILabel()
    label.text = "hiiiii"
    world.engine.screenScale = 2
    #expect(label.intrinsicContentSize.height == 20.5)

    world.engine.screenScale = 3
    #expect((label.intrinsicContentSize.height - 20.333333333333332).magnitude < 1e-9)
  }
}
