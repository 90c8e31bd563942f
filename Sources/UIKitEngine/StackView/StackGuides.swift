import Foundation

/// Spans a stack view's visible views across the axis.
///
/// Evidence: A-133.
final class _UILayoutSpacer: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UISV-alignment-spanner"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}

/// The gap between two views that are spread evenly.
///
/// Evidence: A-128.
final class _UIOLAGapGuide: UILayoutGuide {
  nonisolated deinit {}
}
