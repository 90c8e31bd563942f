// swift-format-ignore-file
// What books and blogs show, in one program.
import Foundation
struct Matrix { let rows: Int, cols: Int; var grid: [Double]
  init(rows: Int, cols: Int) { self.rows = rows; self.cols = cols; grid = Array(repeating: 0, count: rows * cols) }
  func valid(_ r: Int, _ c: Int) -> Bool { r >= 0 && r < rows && c >= 0 && c < cols }
  subscript(r: Int, c: Int) -> Double { get { assert(valid(r, c)); return grid[r * cols + c] } set { assert(valid(r, c)); grid[r * cols + c] = newValue } } }
var m = Matrix(rows: 2, cols: 2)
m[0, 1] = 1.5
m[1, 0] = 3.2
m[1, 1] += 2
print(m.grid)
struct Stack<Element>: Sequence, ExpressibleByArrayLiteral { private var items: [Element] = []
  init(arrayLiteral elements: Element...) { items = elements }
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  func makeIterator() -> AnyIterator<Element> { var copy = self; return AnyIterator { copy.pop() } } }
var st: Stack<Int> = [1, 2, 3]
st.push(4)
for x in st { print(x, terminator: " ") }
print(Array(st.map { $0 * 2 }))
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = makeCounter(), c2 = makeCounter()
print(c1(), c1(), c2())
enum Arith { indirect case add(Arith, Arith), mul(Arith, Arith); case num(Int) }
func eval(_ e: Arith) -> Int { switch e { case let .num(v): v; case let .add(a, b): eval(a) + eval(b); case let .mul(a, b): eval(a) * eval(b) } }
print(eval(.mul(.add(.num(5), .num(4)), .num(2))))
extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
print((1...30).filter(\.isPrime)); 3.times { print($0, terminator: ",") }; print()
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ")
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)=\($0.value)" })
let grouped = Dictionary(grouping: words, by: \.count).mapValues { $0.map(String.init).sorted() }
print(grouped.keys.sorted().map { ($0, grouped[$0]!) })
print(zip(words, words.dropFirst()).map { "\($0.first!)\($1.first!)" }.joined(separator: "-"))
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r)
print(String(format: "%05.2f|%-6@|%3d", 3.14159, "ab", 7), "caf\u{e9}".count, "e\u{301}" == "\u{e9}")
print([3, 1, 2].sorted(by: >), ["b", "a"].min()!, stride(from: 10, through: 0, by: -5).map { $0 })
func process(_ xs: Int...) -> (min: Int, max: Int)? { xs.isEmpty ? nil : (xs.min()!, xs.max()!) }
if let (lo, hi) = process(3, 9, 2) { print(lo, hi) }
print(process()?.min as Any)
defer { print("bye") }
outer: for i in 1...3 { for j in 1...3 { if i * j == 4 { break outer }; if j == i { continue outer }; print(i, j) } }
print(Set([1, 2, 3]).symmetricDifference([3, 4]).sorted(), Set("hello").count)
let nums = [1, 2, 3, 4]
print(nums.partition { $0 > 2 }.0)
extension Array { func partition(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
// expect: [0.0, 1.5, 3.2, 2.0]
// expect: 4 3 2 1 [8, 6, 4, 2]
// expect: 1 2 1
// expect: 18
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
// expect: 0,1,2,
// expect: ["the=3", "brown=1", "dog=1"]
// expect: [(3, ["dog", "end", "fox", "the", "the", "the"]), (4, ["lazy", "over"]), (5, ["brown", "jumps", "quick"])]
// expect: tq-qb-bf-fj-jo-ot-tl-ld-dt-te
// expect: 3 2
// expect: 03.14|ab|  7 4 true
// expect: [3, 2, 1] a [10, 5, 0]
// expect: 2 9
// expect: nil
// expect: 2 1
// expect: [1, 2, 4] 4
// expect: [3, 4]
// expect: bye
