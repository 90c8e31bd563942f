class A { let x: Int? }  // error: class 'A' has no initializers
