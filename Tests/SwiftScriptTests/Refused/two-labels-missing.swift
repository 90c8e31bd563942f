func f(x: Int, y: Int, z: Int) {}
f(x: 1, 2, 3)  // error: missing argument labels 'y:z:' in call
