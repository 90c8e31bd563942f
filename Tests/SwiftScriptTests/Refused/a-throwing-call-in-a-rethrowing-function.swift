// swift-format-ignore-file
func run(_ f: () throws -> Void) rethrows { try other() }  // error: call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does
func other() throws {}
run {}
