extension OpenMembers {
  static let bars = [
    "UIBarItem": OpenMembers(
      """
      init()
      init?(coder: NSCoder)
      var title: String? { get set }
      var image: UIImage? { get set }
      var tag: Int { get set }
      var isEnabled: Bool { get set }
      """),
    "UIBarButtonItem": OpenMembers(
      above: "UIBarItem",
      """
      init()
      required init?(coder: NSCoder)
      var isHidden: Bool { get set }
      var tintColor: UIColor? { get set }
      var style: UIBarButtonItem.Style { get set }
      var width: CGFloat { get set }
      var customView: UIView? { get set }
      var action: Selector? { get set }
      var primaryAction: UIAction? { get set }
      var menu: UIMenu? { get set }
      """),
    "UITabBarItem": OpenMembers(
      above: "UIBarItem",
      """
      init()
      required init?(coder: NSCoder)
      var selectedImage: UIImage? { get set }
      var badgeColor: UIColor? { get set }
      var badgeValue: String? { get set }
      var titlePositionAdjustment: UIOffset { get set }
      """),
    "UIToolbar": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var items: [UIBarButtonItem]? { get set }
      var isTranslucent: Bool { get set }
      var barTintColor: UIColor? { get set }
      func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
      """),
    "UISearchBar": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var text: String? { get set }
      var placeholder: String? { get set }
      var prompt: String? { get set }
      var barTintColor: UIColor? { get set }
      var isTranslucent: Bool { get set }
      var showsCancelButton: Bool { get set }
      var showsScopeBar: Bool { get set }
      var scopeButtonTitles: [String]? { get set }
      var selectedScopeButtonIndex: Int { get set }
      func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
      """),
    "UISearchTextField": OpenMembers(
      above: "UITextField",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIInputViewController": OpenMembers(
      above: "UIViewController",
      """
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      func dismissKeyboard()
      func advanceToNextInputMode()
      """),
    "UISearchController": OpenMembers(
      above: "UIViewController",
      """
      init(searchResultsController: UIViewController?)
      required init?(coder: NSCoder)
      var isActive: Bool { get set }
      var obscuresBackgroundDuringPresentation: Bool { get set }
      var hidesNavigationBarDuringPresentation: Bool { get set }
      var automaticallyShowsCancelButton: Bool { get set }
      var showsSearchResultsController: Bool { get set }
      """),
  ]
}
