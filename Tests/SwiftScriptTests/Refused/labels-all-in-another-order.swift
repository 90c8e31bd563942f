// swift-format-ignore-file
func f(a: Int, b: Int, c: Int, d: Int) {}
f(d: 1, a: 2, b: 3, c: 4)  // error: incorrect argument labels in call (have 'd:a:b:c:', expected 'a:b:c:d:')
