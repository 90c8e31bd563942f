enum E { case a }
let e = E.a(3)  // error: enum case 'a' has no associated values
