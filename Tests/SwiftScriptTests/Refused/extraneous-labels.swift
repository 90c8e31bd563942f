func move(_ a: Int, _ b: Int) {}
move(a: 1, b: 2)  // error: extraneous argument labels 'a:b:' in call
