// swift-format-ignore-file
let xs = [1, 2, 3]
let r = -1
// inner closures
let a = xs.map { x in { y in x * y } }
print(a.map { $0(3) })
let names = ["a", "b"]
let g = names.map { n in { (m: String) in n + m } }
print(g[0]("z"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: Int) in a - b }(5)(3))
let add = curry(+) as (Int) -> (Int) -> Int
print(add(1)(2))
let h: (Int) -> (Int) -> Int = { x in { y in x - y } }
print(h(9)(4))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let k: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
print(k.reduce(1) { acc, f in f(acc) })
let counter = { () -> () -> Int in
  var c = 0;
  return {
    c += 1; return c
  }
}()
print(counter(), counter())
let f2 = { (x: Int) in { (y: Int) in { (z: Int) in x + y + z } } }
print(f2(1)(2)(3))
let dict = Dictionary(uniqueKeysWithValues: xs.map { n in ("k\(n)", { n * $0 }) })
print(dict["k2"]!(21))
let t = xs.map { x in (x, { $0 > x }) }
print(t.map { $0.1(2) })
// expect: [3, 6, 9]
// expect: az
// expect: 2
// expect: 3
// expect: 5
// expect: 4
// expect: 1 2
// expect: 6
// expect: 42
// expect: [true, false, false]
