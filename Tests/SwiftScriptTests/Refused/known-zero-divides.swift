// swift-format-ignore-file
func share() {
  let zero = 0
  print(5 / zero)  // error: division by zero
}
