struct Stack<T> {
  var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last }
}
var s = Stack<Int?>()
s.push(nil); s.push(1); s.push(nil)
print(s.top as Any)
if let p = s.pop() { print("popped", p as Any) } else { print("empty") }
if let p = s.pop() { print("popped", p as Any) } else { print("empty") }
if let p = s.pop() { print("popped", p as Any) } else { print("empty") }
if let p = s.pop() { print("popped", p as Any) } else { print("empty") }
func firstOf<T>(_ a: [T]) -> T? { a.first }
print(firstOf([nil, 1] as [Int?]) as Any)
print(firstOf([] as [Int?]) as Any)
func wrap<T>(_ t: T) -> T? { t }
let n: Int? = nil
print(wrap(n) as Any, wrap(wrap(n)) as Any, wrap(3) as Any, wrap(wrap(3)) as Any)
let deep = wrap(wrap(n))
print(deep == nil, type(of: deep))
print(Optional(n) as Any, Optional<Int?>.none as Any)
print(type(of: Optional(n)))
class C { var c: C?; var v: Int?? = .some(nil); var name: String? = nil }
let c: C? = C()
print(c?.v as Any)
print(c?.name as Any)
let cs: [C?] = [nil, C()]
print(cs.first??.name as Any)
print(cs.first?.map { $0.name } as Any)
print(cs.last??.name as Any)
let any: Any = n as Any
print(any)
if let i = any as? Int { print(i) } else { print("no Int") }
if let i = any as? Int? { print("Int?", i as Any) }
let arr2: [Int??] = [nil, .some(nil), 3]
print(arr2)
for q in arr2 { print(q as Any) }
print(arr2.map { $0 == nil })
let pair: (Int??, String?) = (.some(nil), "a")
print(pair)
func f(_ x: Int??) -> String {
  switch x {
  case .none: "none";
  case .some(.none): "some none";
  case .some(.some(let v)): "v\(v)"
  }
}
print(f(nil), f(.some(nil)), f(n), f(3), f(.some(3)))
print([1: n][1] as Any, [1: n][2] as Any)
let dd: [String: [String: Int?]] = ["a": ["b": nil]]
print(dd["a"]?["b"] as Any, dd["a"]?["c"] as Any, dd["x"]?["b"] as Any)
print(dd["a"]!["b"]! as Any)
print(zip([n, 1], [1, 2]).map { $0.0 as Any })
let z: [Int?] = [3, nil, 1]
print(z.min { ($0 ?? 0) < ($1 ?? 0) } as Any)
print(z.max { ($0 ?? 0) < ($1 ?? 0) } as Any)
print(z.randomElement() != nil)
print(
  z.dropFirst().first as Any, z.prefix(2).last as Any, z.reversed().first as Any,
  z.suffix(2).first as Any)
print(z.lazy.map { $0 }.first as Any)
print(z.enumerated().first { $0.element == nil }?.element as Any)
var sl = z[1...]
print(sl.popFirst() as Any, sl.popFirst() as Any, sl.popFirst() as Any)
let st: Set<Int?> = [nil]
print(st.first as Any, st.contains(nil))
print(z.reduce(into: [Int?]()) { $0.append($1) })
print(z.sorted { ($0 ?? 0) < ($1 ?? 0) })
var g = z.makeIterator()
print(g.next() as Any, g.next() as Any, g.next() as Any, g.next() as Any)
let m = n.map { $0 + 1 }; print(m as Any)
let r: Result<Int?, Never> = .success(nil)
print(r, r.map { $0 as Any })
print((try? r.get()) as Any)
let keyed = Dictionary(uniqueKeysWithValues: [("a", n), ("b", 2)])
print(
  keyed["a"] as Any, keyed["z"] as Any, keyed["a", default: 9] as Any, keyed["z", default: 9] as Any
)
print(keyed.mapValues { $0.map { $0 * 2 } }["b"] as Any)
print(keyed.compactMapValues { $0 })
print(keyed.first { $0.value == nil }?.value as Any)

// expect: Optional(nil)
// expect: popped nil
// expect: popped Optional(1)
// expect: popped nil
// expect: empty
// expect: Optional(nil)
// expect: nil
// expect: Optional(nil) Optional(Optional(nil)) Optional(3) Optional(Optional(3))
// expect: false Optional<Optional<Optional<Int>>>
// expect: Optional(nil) nil
// expect: Optional<Optional<Int>>
// expect: Optional(nil)
// expect: nil
// expect: nil
// expect: nil
// expect: nil
// expect: nil
// expect: no Int
// expect: Int? nil
// expect: [nil, Optional(nil), Optional(Optional(3))]
// expect: nil
// expect: Optional(nil)
// expect: Optional(Optional(3))
// expect: [true, false, false]
// expect: (Optional(nil), Optional("a"))
// expect: none some none some none v3 v3
// expect: Optional(nil) nil
// expect: Optional(nil) nil nil
// expect: nil
// expect: [nil, Optional(1)]
// expect: Optional(nil)
// expect: Optional(Optional(3))
// expect: true
// expect: Optional(nil) Optional(nil) Optional(Optional(1)) Optional(nil)
// expect: Optional(Optional(3))
// expect: nil
// expect: Optional(nil) Optional(Optional(1)) nil
// expect: Optional(nil) true
// expect: [Optional(3), nil, Optional(1)]
// expect: [nil, Optional(1), Optional(3)]
// expect: Optional(Optional(3)) Optional(nil) Optional(Optional(1)) nil
// expect: nil
// expect: success(nil) success(nil)
// expect: nil
// expect: Optional(nil) nil nil Optional(9)
// expect: Optional(Optional(4))
// expect: ["b": 2]
// expect: nil
