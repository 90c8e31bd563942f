// swift-format-ignore-file
struct Naturals: Sequence { func makeIterator() -> Counter { Counter() } }
struct Counter: IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
func firstBig(_ s: some Sequence<Int>) -> Int { for x in s where x > 10 { return x }; return -1 }
func firstOdd<S: Sequence>(_ s: S) -> Int where S.Element == Int { for x in s { if x % 2 == 1 { return x } }; return -1 }
func firstAny(_ s: any Sequence<Int>) -> Int { for x in s { if x > 5 { return x } }; return -1 }
func begin<S: Sequence>(_ s: S, _ n: Int) -> [S.Element] { Array(s.prefix(n)) }
func opened(_ s: any Sequence<Int>) -> [Int] { begin(s, 2) }
print(firstBig(Naturals()), firstBig(1...), firstBig([3, 12]), firstBig(Set([11])), firstBig(sequence(first: 1) { $0 * 2 }))
print(firstOdd(Naturals()), firstOdd(2...), firstOdd(4..<6), firstAny(Naturals()), firstAny(3...), firstAny([1, 9]), firstAny(Set([1])))
print(begin(Naturals(), 3), begin("hello", 2), begin(5..., 2), opened(Naturals()), opened([7, 8, 9]))
func found(_ s: some Sequence<Int>) -> (Int?, Bool, Bool) { (s.first { $0 > 5 }, s.contains(7), s.allSatisfy { $0 < 4 }) }
print(found(Naturals()), found([1, 2]))
func named(_ s: some Sequence<Int>) { for (a, b) in zip(s, ["a", "b"]) { print(a, b, terminator: " ") }; for (i, x) in s.enumerated() { if i == 2 { break }; print(i, x, terminator: " ") }; print() }
named(Naturals()); named(8...); named([4, 5])
func rest<S: Sequence>(_ s: S) -> S.Element? { for x in s.dropFirst(2) { return x }; return nil }
func early<S: Sequence>(_ s: S) -> [Int] where S.Element == Int { s.prefix { $0 < 4 } + Array(s.lazy.map { $0 * 2 }.filter { $0 % 3 == 0 }.prefix(2)) }
print(rest(Naturals()) ?? 0, rest("abc") ?? "-", early(Naturals()), early([1, 3, 6]))
func made() -> some Sequence<Int> { Naturals() }
for x in made() { if x > 2 { break }; print(x, terminator: " ") }
let all: [any Sequence<Int>] = [Naturals(), [1, 2, 3], 5...6]
for s in all { for x in s { if x == 3 { break }; print(x, terminator: ";") } }
print(type(of: all[1]), (all[1] as? [Int])?.count ?? 0, all[0] is Naturals)
extension Sequence {
  func take(_ n: Int) -> [Element] { var found: [Element] = []; for x in self { if found.count == n { break }; found.append(x) }; return found }
  var second: Element? { for (i, x) in self.enumerated() { if i == 1 { return x } }; return nil }
}
func taken<S: Sequence>(_ s: S) -> [S.Element] { s.take(2) + [s.second!] }
print(Naturals().take(4), taken(Naturals()), taken([1, 2, 3]), taken("xyz"), Naturals().second!)
// expect: 11 11 12 11 16
// expect: 1 3 5 6 6 9 -1
// expect: [1, 2, 3] ["h", "e"] [5, 6] [1, 2] [7, 8]
// expect: (Optional(6), true, false) (nil, false, true)
// expect: 1 a 2 b 0 1 1 2 
// expect: 8 a 9 b 0 8 1 9 
// expect: 4 a 5 b 0 4 1 5 
// expect: 3 c [1, 2, 3, 6, 12] [1, 3, 6, 12]
// expect: 1 2 1;2;1;2;5;6;Array<Int> 3 true
// expect: [1, 2, 3, 4] [1, 2, 2] [1, 2, 2] ["x", "y", "y"] 2
