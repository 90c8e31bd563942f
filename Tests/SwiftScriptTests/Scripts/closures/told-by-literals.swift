do { let f = { x in x + 1 }; print(f(1), type(of: f)) }
do { let f = { $0 + 1 }; print(f(1), type(of: f)) }
do { let f = { x in x * 2.5 }; print(f(1), type(of: f)) }
do { let f = { s in s + "!" }; print(f("a"), type(of: f)) }
do { let f = { x in x > 0 }; print(f(1), type(of: f)) }
do { let f = { n in n % 2 == 0 }; print(f(1), type(of: f)) }

do { let f = { a, b in a * 2 + b }; print(f(1, 2), type(of: f)) }
do { let f = { x in return x + 1 }; print(f(1)) }
do { let f = { x in x == 1 ? "a" : "b" }; print(f(1)) }
do { let f = { x in x && true }; print(f(true)) }
do { let f = { x in !x }; print(f(true)) }
do { let f = { x in x + 1;  }; print(f(1)) }
do {
  let f = { x in
    let y = x + 1; return y
  }; print(f(1))
}

// expect: 2 (Int) -> Int
// expect: 2 (Int) -> Int
// expect: 2.5 (Double) -> Double
// expect: a! (String) -> String
// expect: true (Int) -> Bool
// expect: false (Int) -> Bool
// expect: 4 (Int, Int) -> Int
// expect: 2
// expect: a
// expect: true
// expect: false
// expect: 2
// expect: 2
