// swift-format-ignore-file
func f() {
  let y = 1
  let y = 2  // error: invalid redeclaration of 'y'
}
