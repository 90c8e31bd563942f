// swift-format-ignore-file
struct Missing: Error {}
var count: Int { get throws { throw Missing() } }
func show() {
  print(count)  // error: property access can throw, but it is not marked with 'try' and the error is not handled
}
