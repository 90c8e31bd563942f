protocol P { var x: Int { get set } }
struct S: P { let x: Int }  // error: type 'S' does not conform to protocol 'P'
