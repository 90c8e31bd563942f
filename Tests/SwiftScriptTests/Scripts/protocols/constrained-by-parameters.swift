// swift-format-ignore-file
protocol Repo<Item> { associatedtype Item; func all() -> [Item]; mutating func add(_ i: Item) }
struct Mem<Item>: Repo { var items: [Item] = []; func all() -> [Item] { items }; mutating func add(_ i: Item) { items.append(i) } }
struct Up<Base: Repo>: Repo where Base.Item == String { var base: Base; func all() -> [String] { base.all().map { $0.uppercased() } }; mutating func add(_ i: String) { base.add(i) } }
struct AnyRepo<T> { var base: any Repo<T>; init(_ b: any Repo<T>) { base = b }
  func first() -> T? { base.all().first }
  mutating func add(_ t: T) { base.add(t) }
  func map<U>(_ f: (T) -> U) -> AnyRepo<U> { AnyRepo<U>(Mem(items: base.all().map(f))) }
  var list: [any Repo<T>] { [base, base] } }
var r = AnyRepo(Mem(items: [1, 2])); r.add(3)
print(r.first()!, r.base.all(), r.map { "\($0)" }.base.all(), r.list.count)
var u = AnyRepo<String>(Up(base: Mem(items: ["a"]))); u.add("b"); print(u.base.all())
final class Svc<T: Comparable> { private let repos: [any Repo<T>]; init(_ r: any Repo<T>...) { repos = r }
  func best() -> T? { repos.flatMap { $0.all() }.max() } ; func each(_ f: (any Repo<T>) -> Void) { repos.forEach(f) } }
let s = Svc(Mem(items: [4, 9]), Mem(items: [7])); print(s.best()!); s.each { print($0.all()) }
func merge<T>(_ a: any Repo<T>, _ b: any Repo<T>) -> [T] { a.all() + b.all() }
print(merge(Mem(items: [1]), Mem(items: [2])), merge(u.base, Mem(items: ["z"])))
func make<T>(_ xs: [T]) -> any Repo<T> { Mem(items: xs) }
func make2<T>(_ xs: [T]) -> some Repo<T> { Mem(items: xs) }
print(make([1.5]).all(), make2(["q"]).all())
if let m = make([3]) as? Mem<Int> { print(m.items) }
let any: Any = Mem(items: [1])
print(any is any Repo<Int>, any is any Repo<String>, (any as? any Repo<Int>)?.all() ?? [])
var dict: [String: any Repo<Int>] = ["a": Mem(items: [1])]
dict["a"]?.add(5); dict["b"] = make([]); print(dict["a"]!.all(), dict.count)
typealias IntRepo = any Repo<Int>
let t: IntRepo = dict["a"]!; print(t.all())
struct Holder<R: Repo> { let r: R; func erased() -> any Repo<R.Item> { r }; func opt() -> (any Repo<R.Item>)? { r } }
print(Holder(r: Mem(items: ["h"])).erased().all(), Holder(r: Mem(items: [1])).opt()!.all())
// expect: 1 [1, 2, 3] ["1", "2", "3"] 2
// expect: ["A", "B"]
// expect: 9
// expect: [4, 9]
// expect: [7]
// expect: [1, 2] ["A", "B", "z"]
// expect: [1.5] ["q"]
// expect: [3]
// expect: true false [1]
// expect: [1, 5] 2
// expect: [1, 5]
// expect: ["h"] [1]
