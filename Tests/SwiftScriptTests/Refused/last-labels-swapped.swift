func f(a: Int, b: Int, c: Int) {}
f(a: 1, c: 2, b: 3)  // error: argument 'b' must precede argument 'c'
