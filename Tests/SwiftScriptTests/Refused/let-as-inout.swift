func f(_ x: inout Int) {}
let y = 1
f(&y)  // error: cannot pass immutable value as inout argument: 'y' is a 'let' constant
