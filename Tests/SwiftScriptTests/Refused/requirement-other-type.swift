protocol P { func f(_ x: Int) }
struct S: P { func f(_ x: String) {} }  // error: type 'S' does not conform to protocol 'P'
