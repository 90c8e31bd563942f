// swift-format-ignore-file
func go() async throws { var n = [Int](); try await withThrowingTaskGroup(of: Void.self) { g in
  for i in 0..<3 {
    g.addTask { n.append(i) }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
  }
  try await g.waitForAll() }; print(n) }
