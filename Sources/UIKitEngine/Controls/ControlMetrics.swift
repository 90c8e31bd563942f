import Foundation

/// The fixed sizes of controls, in points.
///
/// Apple publishes no table. These are the sizes of iOS 13 to 18 at the default text size, as
/// Interface Builder shows them for new controls; none is in the evidence, so no lesson asks for one,
/// and iOS 26 draws some of them larger. What depends on text follows ``FontMetrics``.
nonisolated enum ControlMetrics {
  static let toggle = CGSize(width: 51, height: 31)
  static let stepper = CGSize(width: 94, height: 32)
  static let sliderHeight: CGFloat = 34
  static let progressHeight: CGFloat = 4
  static let barProgressHeight: CGFloat = 2.5
  static let mediumIndicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)
  static let segmentHeight: CGFloat = 32
  /// On both sides of a segment's title together.
  static let segmentPadding: CGFloat = 20
  /// What a text field of 17 points has above its line: 22 points without a border, 34 with one.
  static let fieldPadding: CGFloat = 1.66
  static let roundedFieldPadding: CGFloat = 13.66
  /// At either end of a bordered text field.
  static let fieldInset: CGFloat = 7
  /// A button without a configuration: its least size, and what its title has above and below.
  static let leastButton = CGSize(width: 30, height: 34)
  static let buttonPadding: CGFloat = 12
}

/// Lengths on whole pixels.
extension CGFloat {
  /// Up to the next of the screen's pixels.
  var upToPixel: CGFloat { up(toPixels: UIScreen.main.scale) }

  nonisolated func up(toPixels scale: CGFloat) -> CGFloat {
    // Nothing is 0, not -0; of two that are equal `max` gives the second.
    Swift.max((self * scale - 0.0001).rounded(.up) / scale, 0)
  }
}
