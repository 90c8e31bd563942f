// swift-format-ignore-file
// key paths & dynamic member
var i = 0; let arr = [10, 20, 30]
let kp = \[Int].[i]; i = 1; print(arr[keyPath: kp], arr[keyPath: \.[i]])
@dynamicMemberLookup struct Box<T> { var v: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] } }
struct P { var name = "n"; var nested = Q(); struct Q { var tags = ["a", "b"] } }
let b = Box(v: P())
print(b.name, b.nested.tags.count, [b, b].map(\.name), [b].map(\.nested.tags[0]))
let deep: KeyPath<Box<P>, Int> = \.nested.tags.count; print(b[keyPath: deep])
struct Table<Row> { var rows: [Row]; func column<V>(_ k: KeyPath<Row, V>) -> [V] { rows.map { $0[keyPath: k] } }
  func sorted<V: Comparable>(_ k: KeyPath<Row, V>, desc: Bool = false) -> Table { Table(rows: rows.sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] }) }
  mutating func update<V>(_ k: WritableKeyPath<Row, V>, where p: (Row) -> Bool, _ f: (inout V) -> Void) { for i in rows.indices where p(rows[i]) { f(&rows[i][keyPath: k]) } }
  func group<K: Hashable>(_ k: KeyPath<Row, K>) -> [K: [Row]] { Dictionary(grouping: rows) { $0[keyPath: k] } } }
struct Emp { var name: String; var dept: String; var pay: Double }
var t = Table(rows: [Emp(name: "a", dept: "x", pay: 3), Emp(name: "b", dept: "y", pay: 1), Emp(name: "c", dept: "x", pay: 2)])
t.update(\.pay, where: { $0.dept == "x" }) { $0 *= 10 }
print(t.column(\.pay), t.sorted(\.pay).column(\.name), t.sorted(\.name, desc: true).column(\.name), t.group(\.dept).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
func set<T: AnyObject, V>(_ o: T, _ k: ReferenceWritableKeyPath<T, V>, _ v: V) -> T { o[keyPath: k] = v; return o }
final class Cfg { var host = ""; var port = 0; var opts: [String: Bool] = [:] }
let c = set(set(Cfg(), \.host, "h"), \.port, 8); c[keyPath: \.opts["a"]] = true; print(c.host, c.port, c.opts)
let fields: [(String, PartialKeyPath<Emp>)] = [("n", \.name), ("p", \.pay)]
for (n, k) in fields { print(n, t.rows[0][keyPath: k]) }
func by<T, V: Equatable>(_ k: KeyPath<T, V>, _ v: V) -> (T) -> Bool { { $0[keyPath: k] == v } }
print(t.rows.filter(by(\.dept, "y")).map(\.name), t.rows.contains(where: by(\.pay, 20)))
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> (T) -> Bool { { $0[keyPath: k] == v } }
func && <T>(a: @escaping (T) -> Bool, b: @escaping (T) -> Bool) -> (T) -> Bool { { a($0) && b($0) } }
prefix func ! <T>(f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
print(t.rows.filter(\.dept == "x").count, t.rows.filter(\Emp.dept == "x" && \Emp.pay == 20.0).map(\.name), t.rows.filter(!(\Emp.dept == "x")).count)
// expect: 10 20
// expect: n 2 ["n", "n"] ["a"]
// expect: 2
// expect: [30.0, 1.0, 20.0] ["b", "c", "a"] ["c", "b", "a"] ["x[\"a\", \"c\"]", "y[\"b\"]"]
// expect: h 8 ["a": true]
// expect: n a
// expect: p 30.0
// expect: ["b"] true
// expect: 2 ["c"] 1
