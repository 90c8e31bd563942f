actor A { var n = 0 }
let a = A()
print(a.n)  // error: actor-isolated property 'n' can not be referenced from the main actor
