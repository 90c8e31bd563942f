// swift-format-ignore-file
func f(a: Int, b: Int = 2) {}
f(b: 3)  // error: missing argument for parameter 'a' in call
