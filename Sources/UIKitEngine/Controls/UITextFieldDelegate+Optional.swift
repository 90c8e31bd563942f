import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UITextFieldDelegate {
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    { field in Requirement.ask { self.textFieldShouldReturn(field) } }
  }
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { field in Requirement.ask { self.textFieldShouldBeginEditing(field) } }
  }
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { field in Requirement.ask { self.textFieldShouldEndEditing(field) } }
  }
  public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    { field in Requirement.ask { self.textFieldShouldClear(field) } }
  }
  public var textFieldDidEndEditing: _TextFieldDelegateCalls? {
    _TextFieldDelegateCalls(object: self)
  }
  public var textField: _TextFieldDelegateCalls? { _TextFieldDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _TextFieldDelegateCalls {
  let object: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    object.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    object.textFieldDidEndEditing(textField, reason: reason)
  }

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    Requirement.ask {
      object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
