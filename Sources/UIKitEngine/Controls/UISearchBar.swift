import Foundation

/// A field to search with, in a bar; its own text field is kept and not laid out.
///
/// How high it is and where its parts lie is unspecified, so it has no intrinsic size here.
open class UISearchBar: UIView {
  public final weak var delegate: (any UISearchBarDelegate)?
  public final var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  public final var prompt: String?
  public final var barTintColor: UIColor?
  public final var barStyle = UIBarStyle.default
  public final var searchBarStyle = Style.default
  public final var isTranslucent = true
  public final var showsCancelButton = false
  public final var showsBookmarkButton = false
  public final var showsSearchResultsButton = false
  public final var showsScopeBar = false
  public final var scopeButtonTitles: [String]?
  public final var selectedScopeButtonIndex = 0
  public final var backgroundImage: UIImage?
  public private(set) final lazy var searchTextField = UISearchTextField()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  public final func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  public nonisolated enum Style: UInt, Hashable, Sendable {
    case `default`, prominent, minimal
  }
}

open class UISearchTextField: UITextField {
  nonisolated deinit {}
}

/// Nobody types or taps here: none of it is called.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
