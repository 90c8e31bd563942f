func g<T: Comparable>(_ a: T) -> T { a }
struct S {}
_ = g(S())  // error: global function 'g' requires that 'S' conform to 'Comparable'
