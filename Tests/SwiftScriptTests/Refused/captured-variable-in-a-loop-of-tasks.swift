// swift-format-ignore-file
func go() { var n = 0; n = 1
  for _ in 0..<3 {
    Task.detached { n += 1 } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
}
