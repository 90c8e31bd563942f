enum E { case a, b(Int) }
let e = E.a(1)  // error: enum case 'a' has no associated values
print(e)
