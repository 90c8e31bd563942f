// swift-format-ignore-file
func f() async { let s = AsyncStream<Int> { c in c.finish() }; for x in s { print(x) } } // error: for-in loop requires 'AsyncStream<Int>' to conform to 'Sequence'
