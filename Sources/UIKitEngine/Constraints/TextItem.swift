import Foundation

/// A view that shows text: what constraints and their descriptions need to know of it.
protocol TextItem: UIView {
  var shownText: String? { get }
  /// From the top edge down to the first line's baseline.
  var firstBaselineFromTop: CGFloat { get }
  /// From the bottom edge up to the last line's baseline.
  var lastBaselineFromBottom: CGFloat { get }
  /// Whether the text breaks at the width that constraints give the view.
  var wrapsAtSolvedWidth: Bool { get }
  func contentSize(wrappedAt width: CGFloat) -> CGSize
}

extension UILabel: TextItem {
  final var shownText: String? { text }
  final var firstBaselineFromTop: CGFloat { mixedEdges?.first ?? font.ascender }
  final var lastBaselineFromBottom: CGFloat { mixedEdges?.last ?? -font.descender }

  /// Evidence: A-060.
  final var wrapsAtSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  final func contentSize(wrappedAt width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }
}

extension UIButton: TextItem {
  final var shownText: String? { currentTitle }
  final var firstBaselineFromTop: CGFloat { titleRoom + (titleLabel?.font.ascender ?? 0) }
  final var lastBaselineFromBottom: CGFloat { titleRoom - (titleLabel?.font.descender ?? 0) }
  final var wrapsAtSolvedWidth: Bool { false }
  final func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Above and below the title of a button of its own height.
  private var titleRoom: CGFloat {
    max(0, intrinsicContentSize.height - (titleLabel?.font.lineHeight ?? 0)) / 2
  }
}

extension UITextField: TextItem {
  final var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
  final var firstBaselineFromTop: CGFloat { lineRoom + (font?.ascender ?? 0) }
  final var lastBaselineFromBottom: CGFloat { lineRoom - (font?.descender ?? 0) }
  final var wrapsAtSolvedWidth: Bool { false }
  final func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  private var lineRoom: CGFloat {
    max(0, intrinsicContentSize.height - (font?.lineHeight ?? 0)) / 2
  }
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

extension ConstraintSystem {
  func noteText(of place: Place) {
    guard place.isText, let text = place.item as? any TextItem else { return }
    let wraps = text.wrapsAtSolvedWidth
    texts[place.key] = wraps ? place : nil
    if !wraps { text.autoLayout.wrappedSize = nil }
  }

  /// Gives labels of several lines the height that their text needs at the width they get.
  ///
  /// A first solution, with all text on one line, says how wide they are. Evidence: A-060.
  ///
  /// A fitting whose width is a wish (`keepsWidths`) begins with the width at which a label was laid out,
  /// as long as its text has not changed since: so a view that was laid out tells its own height. That
  /// is how published sizing code has it; no evidence of ours speaks of it, so no lesson asks.
  func wrapText(keepsWidths: Bool = false) {
    if texts.isEmpty || !wrapIsStale { return }
    defer { wrapIsStale = false }
    let labels = texts.sorted { $0.key < $1.key }.compactMap { _, place in
      (place.item as? any TextItem).map { (view: $0, place: place) }
    }
    let wrapping = labels.filter { label in
      label.view.wrapsAtSolvedWidth && !label.view.autoLayout.content.isEmpty
    }
    if wrapping.isEmpty { return }
    for label in wrapping where !keepsWidths || label.view.autoLayout.wrappedSize == nil {
      label.view.autoLayout.wrappedSize = nil
      updateContentSize(of: label.view)
    }
    mendBroken()
    SolverWatch.time { _ = try? solver.solve() }
    let widths = wrapping.map { solvedRect(of: $0.place).width }
    for (label, width) in zip(wrapping, widths) where width > 0 {
      label.view.autoLayout.wrappedSize = label.view.contentSize(wrappedAt: width)
      updateContentSize(of: label.view)
    }
  }

  private func updateContentSize(of view: UIView) {
    for constraint in view.contentSizeConstraints() {
      if members[constraint.identity.id] != nil { enter(constraint) }
    }
  }
}
