import SwiftScript
import UIKitEngine

extension UISearchBar.Style: @MainActor BridgedValue {}
extension UIBarStyle: @MainActor BridgedValue {}

extension TypeBinding {
  static let searching: [TypeBinding] = [
    searchBar, searchBarStyle, searchTextField, searchController, barStyle,
  ]

  private static let searchBar = TypeBinding.class(
    UISearchBar.self, "UISearchBar", inherits: "UIView", subclassable: true
  ) { type in
    type.frameInitializers(
      UISearchBar.init(frame:), subclass: ScriptSearchBar.init(script:frame:))
    type.delegateProperty("var delegate: UISearchBarDelegate?", \.delegate)
    type.property("var text: String?", \.text)
    type.property("var placeholder: String?", \.placeholder)
    type.property("var prompt: String?", \.prompt)
    type.property("var barTintColor: UIColor?", \.barTintColor)
    type.property("var barStyle: UIBarStyle", \.barStyle)
    type.property("var searchBarStyle: Style", \.searchBarStyle)
    type.property("var isTranslucent: Bool", \.isTranslucent)
    type.property("var showsCancelButton: Bool", \.showsCancelButton)
    type.property("var showsBookmarkButton: Bool", \.showsBookmarkButton)
    type.property("var showsSearchResultsButton: Bool", \.showsSearchResultsButton)
    type.property("var showsScopeBar: Bool", \.showsScopeBar)
    type.property("var scopeButtonTitles: [String]?", \.scopeButtonTitles)
    type.property("var selectedScopeButtonIndex: Int", \.selectedScopeButtonIndex)
    type.property("var backgroundImage: UIImage?", \.backgroundImage)
    type.property("var searchTextField: UISearchTextField", \.searchTextField)
    type.method(
      "func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)",
      UISearchBar.setShowsCancelButton(_:animated:))
  }

  private static let searchBarStyle = TypeBinding.enum(
    UISearchBar.Style.self, "UISearchBar.Style",
    [("`default`", .default), ("prominent", .prominent), ("minimal", .minimal)])

  private static let barStyle = TypeBinding.enum(
    UIBarStyle.self, "UIBarStyle", [("`default`", .default), ("black", .black)])

  private static let searchTextField = TypeBinding.class(
    UISearchTextField.self, "UISearchTextField", inherits: "UITextField", subclassable: true
  ) { type in
    type.frameInitializers(
      UISearchTextField.init(frame:), subclass: ScriptSearchTextField.init(script:frame:))
  }

  private static let searchController = TypeBinding.class(
    UISearchController.self, "UISearchController", inherits: "UIViewController", subclassable: true
  ) { type in
    type.initializer(
      "init(searchResultsController: UIViewController?)",
      UISearchController.init(searchResultsController:),
      subclass: ScriptSearchController.init(script:searchResultsController:))
    type.property("let searchResultsController: UIViewController?", \.searchResultsController)
    type.property("let searchBar: UISearchBar", \.searchBar)
    type.delegateProperty(
      "var searchResultsUpdater: UISearchResultsUpdating?", \.searchResultsUpdater)
    type.property("var isActive: Bool", \.isActive)
    type.property(
      "var obscuresBackgroundDuringPresentation: Bool", \.obscuresBackgroundDuringPresentation)
    type.property(
      "var hidesNavigationBarDuringPresentation: Bool", \.hidesNavigationBarDuringPresentation)
    type.property("var automaticallyShowsCancelButton: Bool", \.automaticallyShowsCancelButton)
    type.property("var showsSearchResultsController: Bool", \.showsSearchResultsController)
  }
}
