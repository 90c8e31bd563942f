import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool?)? {
    { bar in Requirement.ask { self.searchBarShouldBeginEditing(bar) } }
  }
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool?)? {
    { bar in Requirement.ask { self.searchBarShouldEndEditing(bar) } }
  }
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  public var searchBar: _SearchBarDelegateCalls? { _SearchBarDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _SearchBarDelegateCalls {
  let object: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    object.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    Requirement.ask {
      object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
