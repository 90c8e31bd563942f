// What a navigation item and its controller are told of bars: kept; nothing of a bar is drawn.

extension UINavigationItem {
  public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }
  public nonisolated enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked
  }
}

extension UITabBar {
  public nonisolated enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }
}

extension UIBarButtonItem {
  public static func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, 0) }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { space(.fixedSpace, width) }
}

public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

extension UIBarButtonItem {
  private static func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let made = UIBarButtonItem(systemItem: item)
    made.width = width
    return made
  }
}
