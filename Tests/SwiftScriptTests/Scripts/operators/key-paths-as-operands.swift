// swift-format-ignore-file
struct User { var name: String; var age: Int; var isActive: Bool; var email: String? }
let users = [User(name: "Kim", age: 20, isActive: true, email: nil), User(name: "Lee", age: 15, isActive: false, email: "l@x")]
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> (T) -> Bool { { $0[keyPath: l] == r } }
func > <T, V: Comparable>(l: KeyPath<T, V>, r: V) -> (T) -> Bool { { $0[keyPath: l] > r } }
prefix func ! <T>(k: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: k] } }
func && <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) && r($0) } }
print(users.filter(\.age > 18).map(\.name))
print(users.filter(\.name == "Lee").count)
print(users.filter(!\.isActive).map(\.name))
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(users |> { $0.map(\.name) } |> { $0.joined(separator: "+") })
print(5 |> { $0 * 2 } |> String.init)
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let f: (Int) -> String = { $0 + 1 } >>> { "\($0)!" }
print(f(3))
infix operator .~
func .~ <R, V>(k: WritableKeyPath<R, V>, v: V) -> (R) -> R { { var r = $0; r[keyPath: k] = v; return r } }
let older = users.map(\.age .~ 99)
print(older.map(\.age))
infix operator ?=
func ?= <T>(l: inout T?, r: T) { if l == nil { l = r } }
var o: Int?
o ?= 3
o ?= 4
print(o!)
// expect: ["Kim"]
// expect: 1
// expect: ["Lee"]
// expect: Kim+Lee
// expect: 10
// expect: 4!
// expect: [99, 99]
// expect: 3
