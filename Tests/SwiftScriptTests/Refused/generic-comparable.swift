func f<T: Comparable>(_ a: T) -> T { a }
struct S {}
print(f(S()))  // error: global function 'f' requires that 'S' conform to 'Comparable'
