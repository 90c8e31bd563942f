class A {}
class B {}
let x: A = B()  // error: cannot convert value of type 'B' to specified type 'A'
