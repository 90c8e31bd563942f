// swift-format-ignore-file
func go() { var n = 0; n = 1
  [1].forEach { _ in
    Task.detached { n += 1 } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
  print(n) }
