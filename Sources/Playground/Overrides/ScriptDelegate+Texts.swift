import SwiftScript
import UIKitEngine

// What fields and views of text ask and tell.

extension ScriptDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("textFieldShouldBeginEditing(_:)", of: "UITextFieldDelegate", textField)?.bool ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = ask("textFieldDidBeginEditing(_:)", of: "UITextFieldDelegate", textField)
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask("textFieldShouldEndEditing(_:)", of: "UITextFieldDelegate", textField)?.bool ?? true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    _ = ask("textFieldDidEndEditing(_:)", of: "UITextFieldDelegate", textField)
  }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let answer = ask(
      "textFieldDidEndEditing(_:reason:)", of: "UITextFieldDelegate", textField, reason)
    if answer == nil { textFieldDidEndEditing(textField) }
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask("textFieldShouldReturn(_:)", of: "UITextFieldDelegate", textField)?.bool ?? true
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    ask("textFieldShouldClear(_:)", of: "UITextFieldDelegate", textField)?.bool ?? true
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = ask("textFieldDidChangeSelection(_:)", of: "UITextFieldDelegate", textField)
  }
}

extension ScriptDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask("textViewShouldBeginEditing(_:)", of: "UITextViewDelegate", textView)?.bool ?? true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    _ = ask("textViewDidBeginEditing(_:)", of: "UITextViewDelegate", textView)
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    ask("textViewShouldEndEditing(_:)", of: "UITextViewDelegate", textView)?.bool ?? true
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    _ = ask("textViewDidEndEditing(_:)", of: "UITextViewDelegate", textView)
  }

  public func textViewDidChange(_ textView: UITextView) {
    _ = ask("textViewDidChange(_:)", of: "UITextViewDelegate", textView)
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    _ = ask("textViewDidChangeSelection(_:)", of: "UITextViewDelegate", textView)
  }
}

extension ScriptDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    ask("searchBarShouldBeginEditing(_:)", of: "UISearchBarDelegate", searchBar)?.bool ?? true
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    _ = ask("searchBarTextDidBeginEditing(_:)", of: "UISearchBarDelegate", searchBar)
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    ask("searchBarShouldEndEditing(_:)", of: "UISearchBarDelegate", searchBar)?.bool ?? true
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    _ = ask("searchBarTextDidEndEditing(_:)", of: "UISearchBarDelegate", searchBar)
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    _ = ask("searchBar(_:textDidChange:)", of: "UISearchBarDelegate", searchBar, searchText)
  }

  public func updateSearchResults(for searchController: UISearchController) {
    _ = ask("updateSearchResults(for:)", of: "UISearchResultsUpdating", searchController)
  }
}
