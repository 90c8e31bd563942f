import Foundation

/// The lengths in whose proportion a stack view shares its room.
extension UIStackView {
  /// The intrinsic length, or else what the view's own constraints come to: that of a stack view in
  /// the stack view, say.
  ///
  /// Neither what the stack view made of it before nor the width at which text was laid out counts, so
  /// the answer is that of a stack view which sees the view for the first time.
  /// Evidence: A-127.
  final func naturalLength(of view: UIView) -> CGFloat {
    let own = along(view.intrinsicContentSize)
    if own != UIView.noIntrinsicMetric { return own }
    isMeasuring = true
    defer { isMeasuring = false }
    return along(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// Whether the view's length counts and is that of its constraints.
  fileprivate final func measures(_ view: UIView) -> Bool {
    guard distribution == .fillProportionally, !isRearranging,
      arranged.contains(where: { $0 === view })
    else { return false }
    let own = view.autoLayout.contentSize.map(along)
    return own == nil || own == UIView.noIntrinsicMetric
  }
}

extension UIView {
  /// The receiver's constraints may come to other lengths: stack views above that share their room by
  /// these look at them again in the next update of constraints.
  ///
  /// Whether UIKit's do is unspecified; here equal trees have equal frames.
  final func lengthMayHaveChanged() {
    guard engine?.sharesInProportion == true else { return }
    var view = self
    while let parent = view.parent {
      if let stack = parent as? UIStackView, stack.measures(view) {
        stack.setNeedsUpdateConstraints()
      }
      view = parent
    }
  }
}
