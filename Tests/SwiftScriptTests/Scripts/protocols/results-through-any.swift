let c: any Collection = [1, nil, 3]
for e in c { print(e, type(of: e)) }
protocol Source {
  associatedtype Item; var items: [Item] { get }; subscript(i: Int) -> Item { get };
  mutating func next() -> Item?; func each(_ f: (Item) -> Void)
}
struct S: Source {
  var items: [Int?] = [1, nil]; subscript(i: Int) -> Int? { items[i] }; var n = 0;
  mutating func next() -> Int?? { n += 1; return n < 3 ? .some(items[n - 1]) : nil };
  func each(_ f: (Int?) -> Void) { items.forEach(f) }
}
var s: any Source = S()
print(s.items, s[0], s[1], s.items.count)
print(s.next() as Any, s.next() as Any, s.next() as Any)
s.each { print($0) }
func show<T: Source>(_ s: T) {
  for i in s.items { print(i, terminator: ";") }; print(s[0], T.Item.self)
}
show(s)
protocol Copying { func copy() -> Self; func list() -> [Self] }
extension Array: Copying {
  func copy() -> [Element] { self }; func list() -> [[Element]] { [self] }
}
extension Int: Copying { func copy() -> Int { self }; func list() -> [Int] { [self] } }
let ks: [any Copying] = [[1, 2], 3, ["a"]]
for k in ks { print(k.copy(), type(of: k.copy()), k.list()) }
func twice<T: Copying>(_ t: T) -> [T] { [t, t.copy()] }
for k in ks { print(twice(k)) }
protocol Loader { associatedtype Out; func load() async throws -> Out }
struct L: Loader { func load() async throws -> Double? { 2.5 } }
struct M: Loader { func load() async throws -> [Int] { [1] } }
func run<T: Loader>(_ l: T) async throws -> T.Out { try await l.load() }
func all() async {
  for l in [L(), M()] as [any Loader] {
    let v = try? await l.load(); print(v as Any);
    if let w = try? await run(l) { print(w, type(of: w)) }
  }
}
await all()

// expect: Optional(1) Optional<Int>
// expect: nil Optional<Int>
// expect: Optional(3) Optional<Int>
// expect: [Optional(1), nil] Optional(1) nil 2
// expect: Optional(Optional(1)) Optional(nil) nil
// expect: Optional(1)
// expect: nil
// expect: Optional(1);nil;Optional(1) Optional<Int>
// expect: [1, 2] Array<Int> [[1, 2]]
// expect: 3 Int [3]
// expect: ["a"] Array<String> [["a"]]
// expect: [[1, 2], [1, 2]]
// expect: [3, 3]
// expect: [["a"], ["a"]]
// expect: Optional(Optional(2.5))
// expect: Optional(2.5) Optional<Double>
// expect: Optional([1])
// expect: [1] Array<Int>
