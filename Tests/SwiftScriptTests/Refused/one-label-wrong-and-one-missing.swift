func f(x: Int, y: Int) {}
f(z: 1)  // error: incorrect argument label in call (have 'z:', expected 'x:')
