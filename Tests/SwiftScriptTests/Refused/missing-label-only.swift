func f(a: Int) {}
f(1)  // error: missing argument label 'a:' in call
