// swift-format-ignore-file
func f() throws(CancellationError) { try g() }  // error: thrown expression type 'any Error' cannot be converted to error type 'CancellationError'
func g() throws { }
