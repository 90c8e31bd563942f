/// A view that shows text: what constraints and their descriptions need to know of it.
protocol TextItem: UIView {
  var shownText: String? { get }
  /// From the top edge down to the first line's baseline.
  var firstBaselineFromTop: CGFloat { get }
  /// From the bottom edge up to the last line's baseline.
  var lastBaselineFromBottom: CGFloat { get }
}

extension UIView {
  /// The view whose text the attribute speaks of; a plain view's baselines are its edges.
  ///
  /// Evidence: A-064.
  final func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    default: nil
    }
  }
}
