// swift-format-ignore-file
func f() throws -> Int { 1 }
func g() -> Int { return try? f() }  // error: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
