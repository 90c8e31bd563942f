func move(_ a: Int, to b: Int) {}
move(from: 1, 2)  // error: incorrect argument labels in call (have 'from:_:', expected '_:to:')
