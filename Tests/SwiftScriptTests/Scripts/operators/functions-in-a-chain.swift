// Of two generic operators the one that says more of its operands is called.
let inc: (Int) -> Int = { $0 + 1 }
precedencegroup P {
  associativity: left
}
infix operator |> : P
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func |> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = inc |> inc
print(h(1))
let k: (Int) -> String = inc |> { "\($0)!" }
print(k(1))
let m = inc |> inc |> { "\($0)!" }
print(m(1))
print((inc |> { "\($0)!" })(1))

// expect: 3
// expect: 2!
// expect: 3!
// expect: 2!
