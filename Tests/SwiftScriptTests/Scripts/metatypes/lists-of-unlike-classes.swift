// swift-format-ignore-file
class A { required init() {}; func name() -> String { "A" } }
class B: A { override func name() -> String { "B" } }
class C: A { override func name() -> String { "C" } }
let list = [B.self, C.self]
for t in list { print(t.init().name()) }
print(type(of: list))
protocol Q { init(); static var id: String { get } }
struct S: Q { static var id: String { "S" } }
struct T: Q { static var id: String { "T" } }
let qs: [any Q.Type] = [S.self, T.self]
print(qs.map { $0.id })
let dict: [String: Q.Type] = ["s": S.self, "t": T.self]
print(type(of: dict["s"]!.init()))
func show(_ ts: Any.Type...) { for t in ts { print(t) } }
show(Int.self, String.self, A.self)
func show2(_ ts: [Any.Type]) { for t in ts { print(t) } }
show2([Int.self, String.self, A.self])
let ids = [ObjectIdentifier(A.self): 1, ObjectIdentifier(B.self): 2]
print(ids[ObjectIdentifier(B.self)]!)
for t in [Int.self, Double.self] as [Any.Type] { print(t == Int.self) }
// expect: B
// expect: C
// expect: Array<A.Type>
// expect: ["S", "T"]
// expect: S
// expect: Int
// expect: String
// expect: A
// expect: Int
// expect: String
// expect: A
// expect: 2
// expect: true
// expect: false
