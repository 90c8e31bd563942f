// swift-format-ignore-file
func f(_ a: Int, _ b: Int) -> String {
  if a < b, b < 10 || a == -1, !(a == 3) { return "A" } else if a == b || (a > 5 && b > 5) { return "B" }
  return a >= b ? "C" : "D"
}
print(f(1, 2), f(3, 4), f(5, 5), f(9, 8), f(4, 1), f(-1, 50), f(2, 50))

// expect: A D B B C A D
