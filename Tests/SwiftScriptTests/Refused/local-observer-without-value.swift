// swift-format-ignore-file
func f() {
  var x: Int { didSet { print("set", oldValue, x) } }  // error: non-member observing properties require an initializer
  x = 1
}
f()
