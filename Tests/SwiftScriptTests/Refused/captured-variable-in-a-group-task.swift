// swift-format-ignore-file
func go() async { var n = 0; n += 1; await withTaskGroup(of: Void.self) { g in g.addTask { print(n) } } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
