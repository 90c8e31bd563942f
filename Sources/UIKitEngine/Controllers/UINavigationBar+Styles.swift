import Foundation

/// What a bar is told of its looks; nothing of it is drawn, and none of it moves the safe area.
struct BarStyles {
  var navigation:
    (UINavigationBarAppearance?, UINavigationBarAppearance?, UINavigationBarAppearance?)
  var tab: (UITabBarAppearance?, UITabBarAppearance?)
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: UIImage?
  var backgroundImage: UIImage?
  var style = UIBarStyle.default
}

public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}

public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      let shown = styles.navigation.0 ?? UINavigationBarAppearance()
      styles.navigation.0 = shown
      return shown
    }
    set { styles.navigation.0 = newValue }
  }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { styles.navigation.1 }
    set { styles.navigation.1 = newValue }
  }
  public final var compactAppearance: UINavigationBarAppearance? {
    get { styles.navigation.2 }
    set { styles.navigation.2 = newValue }
  }
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styles.titleAttributes }
    set { styles.titleAttributes = newValue }
  }
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styles.largeTitleAttributes }
    set { styles.largeTitleAttributes = newValue }
  }
  public final var shadowImage: UIImage? {
    get { styles.shadowImage }
    set { styles.shadowImage = newValue }
  }
  public final var barStyle: UIBarStyle {
    get { styles.style }
    set { styles.style = newValue }
  }
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
  ) { styles.backgroundImage = backgroundImage }
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    styles.backgroundImage
  }
}

extension UITabBar {
  public final var standardAppearance: UITabBarAppearance {
    get {
      let shown = styles.tab.0 ?? UITabBarAppearance()
      styles.tab.0 = shown
      return shown
    }
    set { styles.tab.0 = newValue }
  }
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { styles.tab.1 }
    set { styles.tab.1 = newValue }
  }
  public final var barStyle: UIBarStyle {
    get { styles.style }
    set { styles.style = newValue }
  }
  public final var shadowImage: UIImage? {
    get { styles.shadowImage }
    set { styles.shadowImage = newValue }
  }
  public final var backgroundImage: UIImage? {
    get { styles.backgroundImage }
    set { styles.backgroundImage = newValue }
  }
}

extension UITabBarItem {
  public nonisolated enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// UIKit's own title and image for the item are not in this engine.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

extension UINavigationController {
  /// Kept, and not in the view: what a toolbar takes of the safe area is unspecified.
  public final var toolbar: UIToolbar! {
    if let bar = wishes.toolbar { return bar }
    let bar = UIToolbar(frame: .zero)
    wishes.toolbar = bar
    return bar
  }
  public final var isToolbarHidden: Bool {
    get { wishes.hidesToolbar }
    set { wishes.hidesToolbar = newValue }
  }
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Kept: no finger swipes here, and no view has it.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let gesture = wishes.popGesture { return gesture }
    let gesture = UIPanGestureRecognizer()
    wishes.popGesture = gesture
    return gesture
  }
}
