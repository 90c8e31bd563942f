/// How a presented controller covers what is below it.
///
/// Evidence: C-051, C-052.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// What it comes to on an iPhone.
  ///
  /// Evidence: C-051, C-052.
  func resolved(_ rules: Rules) -> UIModalPresentationStyle {
    switch self {
    case .automatic: rules.system == .ios12 ? .fullScreen : .pageSheet
    case .pageSheet, .formSheet, .popover: rules.system == .ios12 ? .fullScreen : self
    default: self
    }
  }

  /// Whether the presenter's view leaves the window meanwhile.
  ///
  /// Evidence: C-052.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers the view that defines the context, not the window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
