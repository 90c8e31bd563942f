// swift-format-ignore-file
func f() {
  func g() {}
  func g() {}  // error: invalid redeclaration of 'g()'
}
