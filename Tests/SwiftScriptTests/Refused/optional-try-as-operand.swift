// swift-format-ignore-file
func f() throws -> Int { 1 }
let x = (try? f()) + 1  // error: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
