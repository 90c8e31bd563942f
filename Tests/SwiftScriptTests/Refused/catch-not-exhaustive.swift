// swift-format-ignore-file
enum E: Error { case a, b }
func f() throws {}
func g() {
  do { try f() } catch E.a { print("a") }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
}
