// swift-format-ignore-file
func go() { var n = 0; n = 2
  let t = Task.detached { () -> Int in n += 1; return n }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
  print(n); _ = t }
