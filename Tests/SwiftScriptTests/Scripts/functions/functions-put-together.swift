// Functions put together out of others, the ways of point-free code.
struct User { var name: String; var age: Int; var home = Home(); struct Home { var city = "Rome" } }
precedencegroup ForwardApplication {
  associativity: left
}
infix operator |> : ForwardApplication
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
precedencegroup Composition {
  associativity: left
  higherThan: ForwardApplication
}
infix operator >>> : Composition
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator <> : Composition
func <> <A>(f: @escaping (A) -> A, g: @escaping (A) -> A) -> (A) -> A { f >>> g }
func prop<R, V>(_ k: WritableKeyPath<R, V>) -> (@escaping (V) -> V) -> (R) -> R {
  { u in
    { r in
      var r = r; r[keyPath: k] = u(r[keyPath: k]); return r
    }
  }
}
func prop<R, V>(_ k: WritableKeyPath<R, V>, _ f: @escaping (V) -> V) -> (R) -> R { prop(k)(f) }
func prop<R, V>(_ k: WritableKeyPath<R, V>, _ v: V) -> (R) -> R { prop(k) { _ in v } }
func get<R, V>(_ k: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: k] } }
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func zurry<A>(_ f: () -> A) -> A { f() }
func incr(_ x: Int) -> Int { x + 1 }
func square(_ x: Int) -> Int { x * x }
let u = User(name: "ann", age: 30)
print(
  2 |> incr |> square, 2 |> incr >>> square, [1, 2, 3] |> map(incr >>> square),
  [1, 2, 3].map(incr >>> square >>> String.init))
print(
  u |> prop(\User.name) { $0.uppercased() }, u |> prop(\.age, incr),
  u |> prop(\.home.city, "Oslo") |> get(\.home.city))
print(u |> (prop(\.name)) { $0 + "!" } <> prop(\.age) { $0 + 1 })
print([u, u] |> map(get(\.age)) |> filter { $0 > 10 } |> map(square))
print(
  curry(+)(1)(2), flip(curry(-))(1)(5),
  ["a", "b"].map(flip(curry { (a: String, b: String) in a + b })("!")))
let up = prop(\User.name, { $0.capitalized2 }) <> prop(\.age, 7)
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
print(up(u), [u].map(up).map(\.age), [u] |> map(up >>> get(\.name)))
print([1, 2, 3] |> filter { $0 % 2 == 1 } >>> map { $0 * 10 })
print(zurry { 3 } |> incr, (incr >>> square)(3), "x" |> { $0 + "y" } |> { $0.count })
func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
print(
  compose(square, incr)(2), compose(String.init, square)(4),
  [1, 2].map(compose({ $0 + "!" }, { "\($0)" })))
// expect: 9 9 [4, 9, 16] ["4", "9", "16"]
// expect: User(name: "ANN", age: 30, home: main.User.Home(city: "Rome")) User(name: "ann", age: 31, home: main.User.Home(city: "Rome")) Oslo
// expect: User(name: "ann!", age: 31, home: main.User.Home(city: "Rome"))
// expect: [900, 900]
// expect: 3 4 ["a!", "b!"]
// expect: User(name: "Ann", age: 7, home: main.User.Home(city: "Rome")) [7] ["Ann"]
// expect: [10, 30]
// expect: 4 16 2
// expect: 9 16 ["1!", "2!"]
