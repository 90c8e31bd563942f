import Foundation

/// What a controller asks of those who show it, and what is kept here without an effect.
struct Wishes {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  var capturesStatusBar = false
  var providesContext = false
  var restorationIdentifier: String?
  var toolbarItems: [UIBarButtonItem]?
  var keyCommands: [UIKeyCommand] = []
  weak var transitioning: (any UIViewControllerTransitioningDelegate)?
  /// One for each of ``scrollEdges``.
  var scrolls = Array(repeating: Scroll(), count: scrollEdges.count)
  var editButton: UIBarButtonItem?

  static let scrollEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  struct Scroll {
    weak var view: UIScrollView?
  }
}
