// swift-format-ignore-file
func load() async -> Int { 1 }
func f() { async let x = load() } // error: 'async let' in a function that does not support concurrency
