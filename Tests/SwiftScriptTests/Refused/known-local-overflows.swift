// swift-format-ignore-file
func count() {
  let most: Int8 = 127
  let more = most + 1  // error: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
  print(more)
}
