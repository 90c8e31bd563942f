class A: Decodable { let x: Int }
let a = A()  // error: missing argument for parameter 'from' in call
