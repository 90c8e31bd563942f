struct P { let name: String; func f() -> Int { 1 } }
let k = \P.f  // error: key path cannot refer to instance method 'f()'
