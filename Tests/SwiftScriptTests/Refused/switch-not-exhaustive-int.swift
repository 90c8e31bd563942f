func name(_ n: Int) -> String {
  switch n {  // error: switch must be exhaustive
  case 0: return "zero"
  }
}
