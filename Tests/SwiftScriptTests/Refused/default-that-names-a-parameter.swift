func m(a: Int, b: Int = a) { print(a, b) }  // error: cannot find 'a' in scope
m(a: 1)
