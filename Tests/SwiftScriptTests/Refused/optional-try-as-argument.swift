// swift-format-ignore-file
func f() throws -> Int { 1 }
func g(_ n: Int) {}
g(try? f())  // error: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
