func grow(_ n: Int) -> Int {
  n += 1  // error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
  return n
}
