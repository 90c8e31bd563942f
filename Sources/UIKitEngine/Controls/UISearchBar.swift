import Foundation

/// A field to search with, in a bar; its own text field is kept and not laid out.
///
/// How high it is and where its parts lie is unspecified, so it has no intrinsic size here.
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open private(set) lazy var searchTextField = makeField()
  /// What the search controller around it hears of the text.
  final var onChange: (() -> Void)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Its text field does.
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    return searchTextField.becomeFirstResponder()
  }
  open override func resignFirstResponder() -> Bool {
    guard !searchTextField.isFirstResponder || delegate?.searchBarShouldEndEditing(self) ?? true
    else { return false }
    return searchTextField.resignFirstResponder()
  }

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField()
    field.addHandler(for: .editingDidBegin) { [weak self] in
      guard let self else { return }
      delegate?.searchBarTextDidBeginEditing(self)
      onChange?()
    }
    field.addHandler(for: .editingChanged) { [weak self] in
      guard let self else { return }
      delegate?.searchBar(self, textDidChange: text ?? "")
      onChange?()
    }
    field.addHandler(for: .editingDidEnd) { [weak self] in
      guard let self else { return }
      delegate?.searchBarTextDidEndEditing(self)
    }
    return field
  }

  public nonisolated enum Style: UInt, Hashable, Sendable {
    case `default`, prominent, minimal
  }

  open var barPosition: UIBarPosition { .any }
}

open class UISearchTextField: UITextField {
  nonisolated deinit {}
}

/// Hears of what the program types into the bar's text field; nobody taps its buttons, and nobody but
/// the user is asked whether the text should change, as of a text field.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Requirement.none(true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Requirement.none(true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { Requirement.none(true) }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
