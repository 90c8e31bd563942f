// swift-format-ignore-file
func g() {
  guard #available(iOS 13, macOS 12) else { return }  // error: must handle potential future platforms with '*'
  print("x")
}
g()
