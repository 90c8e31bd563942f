func move(by x: Int, to x: Int) {}  // error: invalid redeclaration of 'x'
