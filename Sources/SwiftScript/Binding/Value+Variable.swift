/// Variables of the script that a row of a binding changes: its `inout` arguments.
extension Value {
  /// What the variable holds; `nil` if this is none.
  public var variable: Value? { (box as? Cell)?.value }

  /// Gives the variable another value; a value that is no variable stays as it is.
  public func assign(_ value: Value) { (box as? Cell)?.value = value }
}
