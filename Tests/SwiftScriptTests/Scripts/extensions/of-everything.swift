// swift-format-ignore-file
extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }; static var random2: Int { 4 } }
extension String { var words: [Substring] { split(separator: " ") }; func truncated(_ n: Int) -> String { count > n ? prefix(n) + "…" : self }; var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) }; mutating func shout() { self = uppercased() + "!" } }
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }; var isNil: Bool { self == nil } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Collection { var second: Element? { dropFirst().first }; func sum<T: Numeric>(_ f: (Element) -> T) -> T { reduce(0) { $0 + f($1) } } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Dictionary where Value: Comparable { var best: Key? { self.max { $0.value < $1.value }?.key } }
extension Array where Element: Equatable { func removingDuplicates() -> [Element] { var r: [Element] = []; for e in self where !r.contains(e) { r.append(e) }; return r } }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(4.isEven, 305.digits, Int.random2, "A man a plan".isPalindrome, "Never odd or even".isPalindrome, "hello world".truncated(5), "a b c".words.count)
3.times { print($0, terminator: " ") }; print()
var s = "hey"; s.shout(); print(s); let n: Int? = nil; print(n.or(7), n.isNil, (nil as String?).orEmpty.isEmpty)
print([1, 2, 3].second!, ["a", "bb"].sum(\.count), [1.5, 2].total, ["x": 3, "y": 9].best!, [1, 2, 1].removingDuplicates(), 15.clamped(to: 0...10), "m".clamped(to: "a"..."f"))
protocol Named { var name: String { get } }; extension Named { func hello() -> String { "Hi \(name)" } }
extension String: Named { var name: String { self } }; extension Array: Named where Element: Named { var name: String { map(\.name).joined(separator: "&") } }
print("Bo".hello(), ["A", "B"].hello())
typealias Pair<T> = (T, T); typealias Handler = (Result<Int, Never>) -> Void; let p: Pair<Int> = (1, 2); print(p.0 + p.1)
struct Outer { struct Inner { enum Kind { case a, b }; let k: Kind }; typealias K = Inner.Kind; let i: Inner }; extension Outer.Inner { var isA: Bool { k == .a } }; print(Outer(i: .init(k: .a)).i.isA, Outer.K.b)
// expect: true [3, 0, 5] 4 false true hello… 3
// expect: 0 1 2 
// expect: HEY!
// expect: 7 true true
// expect: 2 3 3.5 y [1, 2] 10 f
// expect: Hi Bo Hi A&B
// expect: 3
// expect: true b
