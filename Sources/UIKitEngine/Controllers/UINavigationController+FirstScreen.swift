/// What a navigation controller's delegate hears of the screen that is there from the start.
///
/// After the screen's `viewWillAppear` and before its `viewDidAppear`, once. A log of iOS 5 has a
/// second `didShow` after that: unspecified, and here there is none.
///
/// Evidence: C-043.
enum FirstScreen {
  case untold, willShow, told
}

extension UIViewController {
  /// Its `viewWillAppear` is over.
  final func hasBegunToAppear(_ animated: Bool) {
    guard let navigation = parentController as? UINavigationController,
      navigation.firstScreen == .untold, navigation.running == nil,
      navigation.topViewController === self
    else { return }
    navigation.firstScreen = .willShow
    navigation.delegate?.navigationController(navigation, willShow: self, animated: animated)
  }

  /// Its `viewDidAppear` comes next.
  final func isAboutToHaveAppeared(_ animated: Bool) {
    guard let navigation = parentController as? UINavigationController,
      navigation.firstScreen == .willShow, navigation.running == nil
    else { return }
    navigation.firstScreen = .told
    navigation.delegate?.navigationController(navigation, didShow: self, animated: animated)
  }
}
