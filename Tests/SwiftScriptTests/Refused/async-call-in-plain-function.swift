// swift-format-ignore-file
func load() async -> Int { 1 }
func f() -> Int { load() } // error: 'async' call in a function that does not support concurrency
