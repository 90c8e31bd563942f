func f(a: Int = 1, b: Int = 2) {}
f(1)  // error: missing argument label 'a:' in call
