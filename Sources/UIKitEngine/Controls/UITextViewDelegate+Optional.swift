import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    { view in Requirement.ask { self.textViewShouldBeginEditing(view) } }
  }
  public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    { view in Requirement.ask { self.textViewShouldEndEditing(view) } }
  }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
  public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
  public var textView: _TextViewDelegateCalls? { _TextViewDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _TextViewDelegateCalls {
  let object: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    Requirement.ask { object.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }
}
