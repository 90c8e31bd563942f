func f(_ x: Int, _ y: Int) {}
f(1, 2, 3, 4)  // error: extra arguments at positions #3, #4 in call
