let n: Int? = nil
let y: Int?? = n
print(y as Any, y == nil)
func f(_ x: Int??) -> String {
  switch x {
  case .none: "none";
  case .some(.none): "some none";
  case .some(.some(let v)): "v\(v)"
  }
}
print(f(nil), f(.some(nil)), f(n), f(3), f(.some(3)))
print(Optional.some(n) as Any, Optional.some(3) as Any, Optional.none as Int? as Any)
let any: Any = n as Any
if let i = any as? Int? { print("Int?", i as Any) }
let any2: Any = 4
if let i = any2 as? Int? { print("Int?", i as Any) }
if let i = any2 as? String? { print("String?", i as Any) } else { print("no") }
print(any is Int?, any2 is Int?, any is Int, any is String?)
let arr: [Int??] = [n, nil, 3]; print(arr)
var z: Int?? = 3; z = n; print(z as Any); z = nil; print(z as Any); z = .some(.none);
print(z as Any)
let ds: [String: Int?] = ["a": n, "b": 3]; for k in ds.keys.sorted() { print(k, ds[k]! as Any) }
func g<T>(_ t: T?) -> String { t == nil ? "nil" : "some" }
print(g(n), g(Optional(n)), g(Optional<Int?>.none))
let up: Int?? = n.map { $0 }; print(up as Any)
let r: Any? = n; print(r as Any, r == nil)
func h() -> Int?? { return n }; print(h() as Any)
let c: () -> Int?? = { n }; print(c() as Any)
struct S { var v: Int??; var w: String?? = nil }; print(S(v: n), S(v: nil), S(v: 3).v as Any)
if let a = y { print("y", a as Any) }
guard let b = y else { fatalError() }; print(b as Any)
if let a = y, let c = a { print(c) } else { print("no c") }
if y != nil { print("y is some") }
print(y == .some(nil), y == .some(.none), y == Optional(n), y ?? 9 as Any, (y ?? 9) as Any)
switch (y, n) {
case (.some(nil), nil): print("both");
default: print("other")
}

// expect: Optional(nil) false
// expect: none some none some none v3 v3
// expect: Optional(nil) Optional(3) nil
// expect: Int? nil
// expect: Int? Optional(4)
// expect: no
// expect: true true false true
// expect: [Optional(nil), nil, Optional(Optional(3))]
// expect: Optional(nil)
// expect: nil
// expect: Optional(nil)
// expect: a nil
// expect: b Optional(3)
// expect: nil some nil
// expect: nil
// expect: nil true
// expect: Optional(nil)
// expect: Optional(nil)
// expect: S(v: Optional(nil), w: nil) S(v: nil, w: nil) Optional(Optional(3))
// expect: y nil
// expect: nil
// expect: no c
// expect: y is some
// expect: true true true nil nil
// expect: both
