// swift-format-ignore-file
protocol P { func go() async }
func f(p: any P) { p.go() } // error: 'async' call in a function that does not support concurrency
