class Token {}
let a = Token()
let b = Token()
let c: Token? = a
print(a === b, a !== b, a === c)  // expect: false true true
print(c === nil, c !== nil)  // expect: false true
print(ObjectIdentifier(a) == ObjectIdentifier(a))  // expect: true
