// swift-format-ignore-file
nonisolated struct Key: RawRepresentable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue } }
func f(_ r: Key.RawValue) -> Key { Key(rawValue: r) }
nonisolated struct Day: Strideable { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) } }
func g(_ d: Day, _ s: Day.Stride) -> Day { d.advanced(by: s) }
nonisolated protocol Node { associatedtype Child; func child() -> Child }
nonisolated struct Leaf: Node { func child() -> Int { 3 } }
func h(_ c: Leaf.Child) -> Int { c }
nonisolated enum E: String, CaseIterable { case a }
func k(_ e: E.RawValue, _ a: E.AllCases) -> Int { a.count }
nonisolated struct P: Identifiable { var id: Int }
func m(_ i: P.ID) -> Int { i }
print(f("x").rawValue, g(Day(n: 1), 2).n, h(4), k("z", E.allCases), m(3))
// expect: x 3 4 1 3
