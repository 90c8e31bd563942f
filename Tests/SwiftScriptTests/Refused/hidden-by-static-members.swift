// swift-format-ignore-file
// A number's own static `min` hides the function outside.
extension Int {
  func small() -> Int { Swift.min(self, 3) }
  func smaller() -> Int { min(self, 2) }  // error: static member 'min' cannot be used on instance of type 'Int'
}
