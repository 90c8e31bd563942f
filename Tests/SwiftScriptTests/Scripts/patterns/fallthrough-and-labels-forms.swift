// swift-format-ignore-file
func f(_ n: Int) -> [String] {
  var out: [String] = []
  loop: while true {
    switch n { case 1: out.append("one"); fallthrough; case 2: out.append("two"); case 3...5: break loop; default: out.append("many") }
    break
  }
  return out
}
print(f(1), f(2), f(4), f(9))

// expect: ["one", "two"] ["two"] [] ["many"]
