enum E { case a, b(Int) }
let e: E = .a()  // error: enum case 'a' has no associated values
