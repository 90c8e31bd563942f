func f(a: Int, b: Int, c: Int) {}
f(a: 1)  // error: missing arguments for parameters 'b', 'c' in call
