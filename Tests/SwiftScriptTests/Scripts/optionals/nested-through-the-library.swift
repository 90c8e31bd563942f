let a: [String?] = [nil, "b"]
print(a.first as Any)
print(a.first ?? "none")
print(a.last ?? "none")
if let f = a.first { print("some", f as Any) } else { print("none") }
let x: Int?? = .some(nil)
let y: Int?? = nil
let z: Int?? = 3
let w: Int??? = .some(.some(nil))
print(x as Any, y as Any, z as Any, w as Any)
print(x == nil, y == nil, z == nil, w == nil)
if let v = x { print("x holds", v as Any) }
if let v = y { print("y holds", v as Any) }
if let v = z { print("z holds", v as Any) }
if case .some(.none) = x { print("inner nil") }
if case .some(.some(let n)) = z { print(n) }
if case let n?? = z { print(n) }
switch x {
case nil: print("nil");
case .some(nil): print("some nil");
case .some(.some(let n)): print(n)
}
let d: [String: Int?] = ["a": 1, "b": nil]
print(d.count)
print(d["a"] as Any)
print(d["b"] as Any)
print(d["c"] as Any)
if let v = d["b"] { print("present", v as Any) }
if let v = d["c"] { print("present", v as Any) } else { print("absent") }
print((d["b"] ?? 7) as Any)
print((d["c"] ?? 7) as Any)
var e: [String: Int?] = [:]
e["k"] = .some(nil)
print(e.count)
e["k"] = nil
print(e.count)
e.updateValue(nil, forKey: "u")
print(e.count, e)
print(e.updateValue(4, forKey: "u") as Any)
print(e.updateValue(4, forKey: "v") as Any)
e["u"] = 5 as Int?
print(e["u"] as Any, e["u"]! as Any)
print(e.removeValue(forKey: "u") as Any, e.removeValue(forKey: "zz") as Any)
enum E: Error { case e }
func t(_ b: Bool) throws -> Int? { if b { throw E.e }; return nil }
print((try? t(true)) as Any, (try? t(false)) as Any)
let o: Int? = 4
print(o.map { $0 > 3 ? Optional($0) : nil } as Any)
print(o.map { $0 > 4 ? Optional($0) : nil } as Any)
print(o.flatMap { $0 > 4 ? Optional($0) : nil } as Any)
print(["1", "x"].map { Int($0) })
print(["1", "x"].map { Int($0) }.first as Any)
print(["1", "x"].map { Int($0) }.last as Any)
print(["x"].map { Int($0) }.first! as Any)
let ints = ["1", "x", "3"].map { Int($0) }
for i in ints { print(i as Any) }
for case let i? in ints { print(i) }
print(ints.compactMap { $0 })
var it = ints.makeIterator()
while let i = it.next() { print("next", i as Any) }
print(ints.firstIndex(of: nil) as Any, ints.contains(nil))
print(ints.first { $0 == nil } as Any)
print(ints.last { $0 != nil } as Any)
var s = ints
print(s.popLast() as Any)
print(s.removeLast() as Any)
print(s.popLast() as Any, s.popLast() as Any)

// expect: Optional(nil)
// expect: nil
// expect: Optional("b")
// expect: some nil
// expect: Optional(nil) nil Optional(Optional(3)) Optional(Optional(nil))
// expect: false true false false
// expect: x holds nil
// expect: z holds Optional(3)
// expect: inner nil
// expect: 3
// expect: 3
// expect: some nil
// expect: 2
// expect: Optional(Optional(1))
// expect: Optional(nil)
// expect: nil
// expect: present nil
// expect: absent
// expect: nil
// expect: Optional(7)
// expect: 1
// expect: 0
// expect: 1 ["u": nil]
// expect: Optional(nil)
// expect: nil
// expect: Optional(Optional(5)) Optional(5)
// expect: Optional(Optional(5)) nil
// expect: nil nil
// expect: Optional(Optional(4))
// expect: Optional(nil)
// expect: nil
// expect: [Optional(1), nil]
// expect: Optional(Optional(1))
// expect: Optional(nil)
// expect: nil
// expect: Optional(1)
// expect: nil
// expect: Optional(3)
// expect: 1
// expect: 3
// expect: [1, 3]
// expect: next Optional(1)
// expect: next nil
// expect: next Optional(3)
// expect: Optional(1) true
// expect: Optional(nil)
// expect: Optional(Optional(3))
// expect: Optional(Optional(3))
// expect: nil
// expect: Optional(Optional(1)) nil
