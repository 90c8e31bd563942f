// swift-format-ignore-file
func f(_ n: Int) -> Int {
  guard n > 0 else { print("x") }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  return n
}
