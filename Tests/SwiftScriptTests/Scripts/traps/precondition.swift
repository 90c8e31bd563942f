func check(_ n: Int) {
  precondition(n > 0, "n must be positive")
  print("fine")  // expect: fine
}
check(1)
check(0)
// trap: Precondition failed: n must be positive
