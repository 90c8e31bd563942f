// swift-format-ignore-file
func f(a: Int = 1, b: Int) {}
f(2)  // error: missing argument label 'a:' in call
