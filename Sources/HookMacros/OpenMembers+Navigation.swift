extension OpenMembers {
  static let navigation = [
    "UINavigationBar": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var prefersLargeTitles: Bool { get set }
      var isTranslucent: Bool { get set }
      var barTintColor: UIColor? { get set }
      var items: [UINavigationItem]? { get set }
      var topItem: UINavigationItem? { get }
      var backItem: UINavigationItem? { get }
      func setItems(_ items: [UINavigationItem]?, animated: Bool)
      func pushItem(_ item: UINavigationItem, animated: Bool)
      @discardableResult func popItem(animated: Bool) -> UINavigationItem?
      """),
    "UINavigationItem": OpenMembers(
      """
      var title: String? { get set }
      var prompt: String? { get set }
      var hidesBackButton: Bool { get set }
      var titleView: UIView? { get set }
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }
      var backBarButtonItem: UIBarButtonItem? { get set }
      var backButtonTitle: String? { get set }
      var searchController: UISearchController? { get set }
      var hidesSearchBarWhenScrolling: Bool { get set }
      var leftBarButtonItems: [UIBarButtonItem]? { get set }
      var rightBarButtonItems: [UIBarButtonItem]? { get set }
      var leftBarButtonItem: UIBarButtonItem? { get set }
      var rightBarButtonItem: UIBarButtonItem? { get set }
      var leftItemsSupplementBackButton: Bool { get set }
      func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
      func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
      func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
      func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
      func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
      init(title: String)
      """),
  ]
}
