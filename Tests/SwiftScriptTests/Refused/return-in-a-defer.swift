// swift-format-ignore-file
func outer() { defer { return }; print("a") }  // error: 'return' cannot transfer control out of a defer statement
